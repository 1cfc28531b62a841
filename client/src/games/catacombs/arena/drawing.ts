// Draws the arena on a canvas: floor, walls, discs, their paths, and the aim.

import { CHARACTERS, letterOf, PROJECTILE, type Disc } from "./geometry";

export interface Colours {
  floor: string;
  line: string;
  wall: string;
  ink: string;
  paper: string;
  sword: string;
  skull: string;
  stone: string;
  accent: string;
}

export interface Picture {
  width: number;
  height: number;
  walls: boolean;
  discs: readonly Disc[];
  /** Positions before the last shot. */
  before: readonly Disc[];
  active: number;
  /** The disc to be flicked, -1 for none, and the aim. */
  mover: number;
  aim: { angle: number; power: number } | undefined;
  /** The ring in which a projectile may be placed, and the chosen spot. */
  ring: { x: number; y: number; nearest: number; reach: number } | undefined;
  spot: { x: number; y: number; radius: number } | undefined;
  /** Discs to choose from. */
  choices: readonly number[];
}

const GRID = 100_000;
/** Discs smaller than this many pixels have their letter beside them. */
const LEGIBLE = 9;

export class Pen {
  constructor(
    private readonly canvas: CanvasRenderingContext2D,
    private readonly scale: number,
    private readonly colours: Colours,
    private readonly picture: Picture,
  ) {}

  draw(): void {
    this.floor();
    if (this.picture.ring) this.ring(this.picture.ring);
    for (const disc of this.picture.before) this.ghost(disc);
    for (const disc of this.picture.discs) this.disc(disc);
    if (this.picture.spot) this.spot(this.picture.spot);
    if (this.picture.aim) this.aim(this.picture.aim);
    this.walls();
  }

  private x(x: number): number {
    return x * this.scale;
  }

  private y(y: number): number {
    return (this.picture.height - y) * this.scale;
  }

  private floor(): void {
    const { canvas, colours, picture } = this;
    canvas.fillStyle = colours.floor;
    canvas.fillRect(0, 0, this.x(picture.width), picture.height * this.scale);
    canvas.strokeStyle = colours.line;
    canvas.lineWidth = 1;
    canvas.setLineDash([2, 5]);
    canvas.beginPath();
    for (let x = GRID; x < picture.width; x += GRID) {
      canvas.moveTo(this.x(x), 0);
      canvas.lineTo(this.x(x), picture.height * this.scale);
    }
    for (let y = GRID; y < picture.height; y += GRID) {
      canvas.moveTo(0, this.y(y));
      canvas.lineTo(this.x(picture.width), this.y(y));
    }
    canvas.stroke();
    canvas.setLineDash([]);
  }

  private walls(): void {
    const { canvas, colours, picture } = this;
    canvas.strokeStyle = colours.wall;
    canvas.lineWidth = picture.walls ? 6 : 2;
    canvas.setLineDash(picture.walls ? [] : [8, 6]);
    canvas.strokeRect(0, 0, this.x(picture.width), picture.height * this.scale);
    canvas.setLineDash([]);
  }

  private circle(x: number, y: number, radius: number): void {
    this.canvas.beginPath();
    this.canvas.arc(this.x(x), this.y(y), radius, 0, Math.PI * 2);
  }

  private polygon(disc: Disc, corners: number, turn: number, size: number): void {
    const { canvas } = this;
    canvas.beginPath();
    for (let corner = 0; corner < corners; corner += 1) {
      const angle = turn + (corner * Math.PI * 2) / corners;
      canvas.lineTo(this.x(disc.x) + Math.cos(angle) * size, this.y(disc.y) + Math.sin(angle) * size);
    }
    canvas.closePath();
  }

  private disc(disc: Disc): void {
    const { canvas, colours, picture } = this;
    const size = disc.radius * this.scale;
    if (disc.disc === picture.mover || disc.disc === picture.active) this.halo(disc, size);
    this.circle(disc.x, disc.y, size);
    canvas.fillStyle = this.colourOf(disc.disc);
    canvas.fill();
    canvas.lineWidth = Math.max(1.5, size / 8);
    canvas.strokeStyle = colours.ink;
    canvas.stroke();
    this.mark(disc, size);
    this.letter(disc, size);
  }

  private colourOf(disc: number): string {
    if (disc === PROJECTILE) return this.colours.accent;
    if (disc >= CHARACTERS) return this.colours.stone;
    return disc < 2 ? this.colours.sword : this.colours.skull;
  }

  /** Shapes tell discs apart without colour: Sword a ring, Skull a square in a dashed ring, obstacles a hexagon. */
  private mark(disc: Disc, size: number): void {
    const { canvas, colours } = this;
    canvas.lineWidth = Math.max(1, size / 10);
    canvas.strokeStyle = colours.paper;
    if (disc.disc === PROJECTILE) return;
    if (disc.disc >= CHARACTERS) {
      this.polygon(disc, 6, 0, size * 0.8);
    } else if (disc.disc < 2) {
      this.circle(disc.x, disc.y, size * 0.78);
    } else {
      canvas.setLineDash([size / 3, size / 4]);
      this.circle(disc.x, disc.y, size * 0.84);
      canvas.stroke();
      canvas.setLineDash([]);
      this.polygon(disc, 4, Math.PI / 4, size * 0.8);
    }
    canvas.stroke();
  }

  private letter(disc: Disc, size: number): void {
    const { canvas, colours } = this;
    if (disc.disc === PROJECTILE) return;
    const inside = size >= LEGIBLE;
    const height = inside ? size : 11;
    canvas.font = `800 ${height}px sans-serif`;
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    const x = this.x(disc.x);
    const above = this.y(disc.y) - size - 8;
    const y = inside ? this.y(disc.y) + size * 0.06 : above < 8 ? this.y(disc.y) + size + 8 : above;
    if (!inside) {
      canvas.lineWidth = 3;
      canvas.strokeStyle = colours.floor;
      canvas.strokeText(letterOf(disc.disc), x, y);
    }
    canvas.fillStyle = inside ? colours.paper : colours.ink;
    canvas.fillText(letterOf(disc.disc), x, y);
  }

  private halo(disc: Disc, size: number): void {
    this.circle(disc.x, disc.y, size + 5);
    this.canvas.lineWidth = 3;
    this.canvas.strokeStyle = this.colours.accent;
    this.canvas.setLineDash(disc.disc === this.picture.mover ? [] : [4, 4]);
    this.canvas.stroke();
    this.canvas.setLineDash([]);
  }

  /** The former position of a disc and its path. */
  private ghost(before: Disc): void {
    const { canvas, colours } = this;
    const now = this.picture.discs.find((one) => one.disc === before.disc);
    if (now && now.x === before.x && now.y === before.y) return;
    canvas.setLineDash([3, 4]);
    canvas.lineWidth = 1.5;
    canvas.strokeStyle = colours.ink;
    this.circle(before.x, before.y, before.radius * this.scale);
    canvas.stroke();
    if (now) {
      canvas.beginPath();
      canvas.moveTo(this.x(before.x), this.y(before.y));
      canvas.lineTo(this.x(now.x), this.y(now.y));
      canvas.stroke();
    }
    canvas.setLineDash([]);
  }

  private ring(ring: NonNullable<Picture["ring"]>): void {
    const { canvas, colours } = this;
    canvas.beginPath();
    canvas.arc(this.x(ring.x), this.y(ring.y), ring.reach * this.scale, 0, Math.PI * 2);
    canvas.arc(this.x(ring.x), this.y(ring.y), ring.nearest * this.scale, 0, Math.PI * 2, true);
    canvas.fillStyle = colours.accent;
    canvas.globalAlpha = 0.35;
    canvas.fill();
    canvas.globalAlpha = 1;
  }

  private spot(spot: NonNullable<Picture["spot"]>): void {
    this.circle(spot.x, spot.y, spot.radius * this.scale);
    this.canvas.fillStyle = this.colours.accent;
    this.canvas.globalAlpha = 0.7;
    this.canvas.fill();
    this.canvas.globalAlpha = 1;
    this.canvas.strokeStyle = this.colours.ink;
    this.canvas.lineWidth = 2;
    this.canvas.stroke();
  }

  /** A line for the aim; its length shows the power, not where the disc will stop. */
  private aim(aim: { angle: number; power: number }): void {
    const { canvas, colours, picture } = this;
    const mover = picture.discs.find((one) => one.disc === picture.mover);
    if (!mover) return;
    const turn = (-aim.angle * Math.PI) / 180;
    const from = mover.radius * this.scale + 4;
    const long = from + 24 + aim.power * 0.9;
    const [x, y] = [this.x(mover.x), this.y(mover.y)];
    const [toX, toY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
    for (const [width, colour] of [
      [6, colours.floor],
      [3, colours.ink],
    ] as const) {
      canvas.lineWidth = width;
      canvas.strokeStyle = colour;
      canvas.beginPath();
      canvas.moveTo(x + Math.cos(turn) * from, y + Math.sin(turn) * from);
      canvas.lineTo(toX, toY);
      for (const side of [2.6, -2.6]) {
        canvas.moveTo(toX, toY);
        canvas.lineTo(toX + Math.cos(turn + side) * 11, toY + Math.sin(turn + side) * 11);
      }
      canvas.stroke();
    }
  }
}
