import CircleForest from "~icons/game-icons/circle-forest";
import Fairy from "~icons/game-icons/fairy";
import FertilizerBag from "~icons/game-icons/fertilizer-bag";
import FlowerTwirl from "~icons/game-icons/flower-twirl";
import Forest from "~icons/game-icons/forest";
import Fountain from "~icons/game-icons/fountain";
import GroundSprout from "~icons/game-icons/ground-sprout";
import OakLeaf from "~icons/game-icons/oak-leaf";
import PlantRoots from "~icons/game-icons/plant-roots";
import PlantSeed from "~icons/game-icons/plant-seed";
import PlantWatering from "~icons/game-icons/plant-watering";
import RootTip from "~icons/game-icons/root-tip";
import SparkSpirit from "~icons/game-icons/spark-spirit";
import Sprout from "~icons/game-icons/sprout";
import StrikingSplinter from "~icons/game-icons/striking-splinter";
import ThornyVine from "~icons/game-icons/thorny-vine";
import ThreeLeaves from "~icons/game-icons/three-leaves";
import TreeBranch from "~icons/game-icons/tree-branch";
import TreeRoots from "~icons/game-icons/tree-roots";
import VineWhip from "~icons/game-icons/vine-whip";
import Vines from "~icons/game-icons/vines";
import WateringCan from "~icons/game-icons/watering-can";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { branch: TreeBranch, leaf: OakLeaf, spirit: SparkSpirit },
  statuses: { barbed_vine: ThornyVine, wellspring: Fountain },
  companions: { seedling: PlantSeed, sapling: Sprout, dryad: Fairy },
  abilities: {
    splinter: StrikingSplinter,
    tend: WateringCan,
    overgrowth: Vines,
    vengeful_vines: VineWhip,
    call_of_the_wild: Forest,
    natures_grasp: PlantRoots,
    wake_the_forest: CircleForest,
    rooted: TreeRoots,
    fertilize: FertilizerBag,
    cultivate: GroundSprout,
    plant: PlantWatering,
    bitterroot: RootTip,
    enrapture: FlowerTwirl,
    natures_blessing: ThreeLeaves,
  },
};
