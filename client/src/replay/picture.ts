// Draws the result of a match as a picture of 1200 × 630 pixels, the size of a preview in messages and on pages.

/** The outlines of an emblem, in the square of its view box. */
export interface Outlines {
  side: number;
  paths: string[];
}

export interface PictureSeat {
  name: string;
  /** The hero, where it is not the name. */
  hero: string;
  seat: number;
  won: boolean;
  emblem?: Outlines | undefined;
  /** Final health and the most there was, in games that have health. */
  left?: number | undefined;
  most?: number | undefined;
}

/** Everything on the picture, in the reader's words. */
export interface PictureFacts {
  game: string;
  date: string;
  result: string;
  seats: PictureSeat[];
  /** Such as the number of turns and the best blow. */
  notes: string[];
  foot: string;
  winner: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
/** The picture is dark for everyone: the colours of the seats in the dark theme. */
const SEATS = ["#f0b94a", "#6fc3df", "#ef8fa8", "#b7a5f0", "#8fd694", "#f2a06a"];
const INK = "#fff3dc";
const SOFT = "#d8c7a3";
const GOLD = "#e6b450";
const TITLE = '"Grenze Gotisch Variable", serif';
const TEXT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';
const EDGE = 48;

type Pen = CanvasRenderingContext2D;

export async function pictureOf(facts: PictureFacts): Promise<Blob> {
  await Promise.all(
    [`600 60px ${TITLE}`, `400 24px ${TEXT}`, `700 24px ${TEXT}`].map((font) => document.fonts.load(font)),
  );
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas");
  draw(pen, facts);
  return new Promise((give, refuse) => {
    canvas.toBlob((blob) => (blob ? give(blob) : refuse(new Error("the picture is empty"))), "image/png");
  });
}

export function draw(pen: Pen, facts: PictureFacts): void {
  drawTable(pen);
  line(pen, facts.game, { x: EDGE, y: 82, font: `600 40px ${TITLE}`, colour: GOLD, most: 720 });
  line(pen, facts.date, { x: WIDTH - EDGE, y: 80, font: `400 24px ${TEXT}`, colour: SOFT, align: "right", most: 380 });
  line(pen, facts.result, {
    x: WIDTH / 2,
    y: 178,
    font: `600 76px ${TITLE}`,
    colour: INK,
    align: "center",
    most: 1080,
  });
  facts.seats.forEach((seat, at) => drawSeat(pen, seat, facts, at));
  const notes = facts.notes.join("  ·  ");
  line(pen, notes, { x: WIDTH / 2, y: 546, font: `400 26px ${TEXT}`, colour: INK, align: "center", most: 1080 });
  line(pen, facts.foot, { x: WIDTH - EDGE, y: 602, font: `400 20px ${TEXT}`, colour: SOFT, align: "right", most: 600 });
}

function drawTable(pen: Pen): void {
  const light = pen.createRadialGradient(WIDTH / 2, 270, 60, WIDTH / 2, 300, 760);
  light.addColorStop(0, "#5a1c2a");
  light.addColorStop(1, "#16080b");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "rgb(255 255 255 / 3%)";
  pen.lineWidth = 2;
  for (let x = -HEIGHT; x < WIDTH; x += 10) {
    pen.beginPath();
    pen.moveTo(x, HEIGHT);
    pen.lineTo(x + HEIGHT, 0);
    pen.stroke();
  }
  pen.strokeStyle = "#6d4a22";
  pen.lineWidth = 8;
  pen.strokeRect(8, 8, WIDTH - 16, HEIGHT - 16);
  pen.strokeStyle = "#c79a4b";
  pen.lineWidth = 2;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
}

/** Radius of an emblem and its place: the fewer, the larger. */
function placeOf(count: number, at: number): { x: number; radius: number; room: number } {
  const room = (WIDTH - 2 * EDGE) / Math.max(count, 2.4);
  const x = WIDTH / 2 + (at - (count - 1) / 2) * room;
  return { x, radius: Math.min(92, room * 0.34), room: room - 16 };
}

function drawSeat(pen: Pen, seat: PictureSeat, facts: PictureFacts, at: number): void {
  const { x, radius, room } = placeOf(facts.seats.length, at);
  const y = 318;
  const colour = SEATS[seat.seat % SEATS.length] ?? INK;
  const isLost = facts.seats.some((one) => one.won) && !seat.won;
  pen.save();
  pen.globalAlpha = isLost ? 0.6 : 1;
  if (seat.won) glow(pen, x, y, radius);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = "#14070a";
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 6;
  pen.stroke();
  if (seat.emblem) drawEmblem(pen, seat.emblem, { x, y, side: radius * 1.36, colour });
  pen.restore();
  if (seat.left !== undefined) drawDial(pen, seat, x + radius * 0.74, y + radius * 0.74);
  const name = { x, y: y + radius + 44, font: `600 36px ${TITLE}`, colour: INK, align: "center" as const, most: room };
  line(pen, seat.name, name);
  const under = seat.won ? facts.winner : seat.hero;
  const font = `${seat.won ? 700 : 400} 22px ${TEXT}`;
  line(pen, under, { ...name, y: name.y + 32, font, colour: seat.won ? GOLD : SOFT });
}

function glow(pen: Pen, x: number, y: number, radius: number): void {
  const light = pen.createRadialGradient(x, y, radius * 0.8, x, y, radius * 1.7);
  light.addColorStop(0, "rgb(230 180 80 / 60%)");
  light.addColorStop(1, "rgb(230 180 80 / 0%)");
  pen.fillStyle = light;
  pen.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4);
}

function drawEmblem(
  pen: Pen,
  emblem: Outlines,
  { x, y, side, colour }: { x: number; y: number; side: number; colour: string },
): void {
  pen.save();
  pen.translate(x - side / 2, y - side / 2);
  pen.scale(side / emblem.side, side / emblem.side);
  pen.fillStyle = colour;
  for (const path of emblem.paths) pen.fill(new Path2D(path));
  pen.restore();
}

function drawDial(pen: Pen, { left = 0, most = 1 }: PictureSeat, x: number, y: number): void {
  const radius = 34;
  pen.beginPath();
  pen.arc(x, y, radius + 4, 0, 2 * Math.PI);
  pen.fillStyle = "#1d0907";
  pen.fill();
  pen.lineWidth = 8;
  pen.strokeStyle = "#5c2a22";
  pen.beginPath();
  pen.arc(x, y, radius - 2, 0, 2 * Math.PI);
  pen.stroke();
  pen.strokeStyle = "#e4483a";
  pen.beginPath();
  pen.arc(x, y, radius - 2, -Math.PI / 2, -Math.PI / 2 + (2 * Math.PI * left) / Math.max(1, most));
  if (left > 0) pen.stroke();
  line(pen, String(left), { x, y: y + 10, font: `700 28px ${TEXT}`, colour: INK, align: "center", most: 60 });
}

interface LineStyle {
  x: number;
  y: number;
  font: string;
  colour: string;
  align?: CanvasTextAlign;
  /** The widest it may be; longer text is set smaller, then squeezed. */
  most: number;
}

function line(pen: Pen, text: string, { x, y, font, colour, align = "left", most }: LineStyle): void {
  pen.font = font;
  const width = pen.measureText(text).width;
  if (width > most) pen.font = smaller(font, Math.max(0.6, most / width));
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

function smaller(font: string, factor: number): string {
  return font.replace(/(\d+)px/, (_, size: string) => `${Math.floor(Number(size) * factor)}px`);
}

/** The outlines of an icon that is drawn on the page. */
export function outlinesOf(icon: SVGSVGElement | null | undefined): Outlines | undefined {
  const side = Number(icon?.getAttribute("viewBox")?.split(" ")[2]);
  if (!icon || !side) return undefined;
  const paths = [...icon.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  return { side, paths };
}
