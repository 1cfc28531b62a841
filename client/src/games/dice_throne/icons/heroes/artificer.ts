import ArmorBlueprint from "~icons/game-icons/armor-blueprint";
import Batteries from "~icons/game-icons/batteries";
import BatteryPlus from "~icons/game-icons/battery-plus";
import ChainLightning from "~icons/game-icons/chain-lightning";
import Crafting from "~icons/game-icons/crafting";
import Electric from "~icons/game-icons/electric";
import Gears from "~icons/game-icons/gears";
import HexagonalNut from "~icons/game-icons/hexagonal-nut";
import HiveMind from "~icons/game-icons/hive-mind";
import Idea from "~icons/game-icons/idea";
import MightySpanner from "~icons/game-icons/mighty-spanner";
import MonkeyWrench from "~icons/game-icons/monkey-wrench";
import MonoWheelRobot from "~icons/game-icons/mono-wheel-robot";
import NanoBot from "~icons/game-icons/nano-bot";
import Overdrive from "~icons/game-icons/overdrive";
import PowerGenerator from "~icons/game-icons/power-generator";
import PowerLightning from "~icons/game-icons/power-lightning";
import Recycle from "~icons/game-icons/recycle";
import SpiderBot from "~icons/game-icons/spider-bot";
import TeslaTurret from "~icons/game-icons/tesla-turret";
import Wrench from "~icons/game-icons/wrench";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { wrench: Wrench, gear: Gears, bolt: PowerLightning },
  statuses: { synth: Batteries, nanite: NanoBot },
  companions: { nanobot: SpiderBot, shock_bot: TeslaTurret, heal_bot: MonoWheelRobot },
  abilities: {
    spanner_strike: MightySpanner,
    schematics: ArmorBlueprint,
    eureka: Idea,
    jolt: Electric,
    zapppp: ChainLightning,
    overclock: Overdrive,
    maximum_power: PowerGenerator,
    ratchet_up: MonkeyWrench,
    scrap_collector: Recycle,
    scratch_built: Crafting,
    nuts_n_bolts: HexagonalNut,
    swarming_bots: HiveMind,
    power_up: BatteryPlus,
  },
};
