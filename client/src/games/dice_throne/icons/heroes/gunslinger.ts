import BrickWall from "~icons/game-icons/brick-wall";
import BulletImpacts from "~icons/game-icons/bullet-impacts";
import Bullets from "~icons/game-icons/bullets";
import Bullseye from "~icons/game-icons/bullseye";
import Confrontation from "~icons/game-icons/confrontation";
import CowboyHolster from "~icons/game-icons/cowboy-holster";
import CrossedPistols from "~icons/game-icons/crossed-pistols";
import Crosshair from "~icons/game-icons/crosshair";
import DeadEye from "~icons/game-icons/dead-eye";
import Dodging from "~icons/game-icons/dodging";
import Falling from "~icons/game-icons/falling";
import GunStock from "~icons/game-icons/gun-stock";
import PoliceBadge from "~icons/game-icons/police-badge";
import ReloadGunBarrel from "~icons/game-icons/reload-gun-barrel";
import Revolver from "~icons/game-icons/revolver";
import SilverBullet from "~icons/game-icons/silver-bullet";
import Sprint from "~icons/game-icons/sprint";
import TargetPoster from "~icons/game-icons/target-poster";
import WantedReward from "~icons/game-icons/wanted-reward";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { bullet: SilverBullet, dash: Sprint, bullseye: Bullseye },
  statuses: { evasive: Dodging, reload: ReloadGunBarrel, knockdown: Falling, bounty: WantedReward },
  companions: {},
  abilities: {
    revolver: Revolver,
    bounty_hunter: TargetPoster,
    showdown: Confrontation,
    deadeye: DeadEye,
    take_cover: BrickWall,
    fan_the_hammer: Bullets,
    fill_em_with_lead: BulletImpacts,
    duel: CrossedPistols,
    quick_draw: CowboyHolster,
    pistol_whip: GunStock,
    mark_the_target: Crosshair,
    enforcer: PoliceBadge,
  },
};
