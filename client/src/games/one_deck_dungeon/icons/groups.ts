// Written by scripts/card_icons.py from the content. Do not edit.

/** The ids in each group of icons. */
export const GROUPS: Readonly<Record<string, string>> = {
  "base/abilities": "dodge_foe survivor flames split swarm frost ethereal fade undying drain",
  "base/bosses": "dragon hydra yeti lich minotaur",
  "base/dungeons": "dragons_cave hydras_reef yetis_cavern lichs_tomb minotaurs_maze",
  "base/encounters":
    "bandit_1 bandit_2 beetle_1 beetle_2 fire_elemental_1 fire_elemental_2 glooping_ooze_1 glooping_ooze_2 goblin_1 goblin_2 ice_elemental_1 ice_elemental_2 ogre_1 ogre_2 phantom_1 phantom_2 plague_rat_1 plague_rat_2 shadow_1 shadow_2 skeleton_1 skeleton_2 wraith_1 wraith_2 arrow_wall_1 arrow_wall_2 bear_traps_1 bear_traps_2 boulder_1 boulder_2 cave_in_1 cave_in_2 flame_statues_1 flame_statues_2 force_wall_1 force_wall_2 locked_door_1 locked_door_2 pit_of_spikes_1 pit_of_spikes_2 rune_puzzle_1 rune_puzzle_2 spiked_log_1 spiked_log_2",
  "base/floors":
    "hall_of_statues flame_aura dragonskin sticky_surrounding regeneration poison_aura freezing_winds brutal_strength biting_cold undying_legions weakness_curse blade_storm deadly_maze crumbling_walls poison_dart_traps",
  "base/heroes": "archer mage paladin rogue warrior",
  "base/items":
    "bandit_1 bandit_2 beetle_1 beetle_2 fire_elemental_1 fire_elemental_2 glooping_ooze_1 glooping_ooze_2 goblin_1 goblin_2 ice_elemental_1 ice_elemental_2 ogre_1 ogre_2 phantom_1 phantom_2 plague_rat_1 plague_rat_2 shadow_1 shadow_2 skeleton_1 skeleton_2 wraith_1 wraith_2 arrow_wall_1 arrow_wall_2 bear_traps_1 bear_traps_2 boulder_1 boulder_2 cave_in_1 cave_in_2 flame_statues_1 flame_statues_2 force_wall_1 force_wall_2 locked_door_1 locked_door_2 pit_of_spikes_1 pit_of_spikes_2 rune_puzzle_1 rune_puzzle_2 spiked_log_1 spiked_log_2",
  "base/potions": "healing mana invisibility heroism clarity",
  "base/skills":
    "accuracy armor_crush backstab brute_force chaotic_aura cleave consistency critical_strikes crushing_blow crushing_fist dexterity dodge flameweave flurry haste lucky_familiar mana_fountain persistence poison_skill shimmerblast static_burst steady_hands triple_strike valor kiting combined_shot quick_draw shield_aura power_transfer spark armor_skill support_aura smite stealth dungeoneering feint second_wind fearless_charge shield_bash eagle_eye mana_charge valiant daring_gamble frenzy",
  "base/talents":
    "fundamentals survival battle delving veteran durability crafty prepared first_aid recovery grit guile fortitude planning direct_hit cunning speed knowledge foresight",
  "forest_of_shadows/abilities": "overgrowth sting latch spores pounce venom hex gulp shroud acid_breath wildfire",
  "forest_of_shadows/bosses": "mud_golem broodmother ashen_colossus heartroot indrax",
  "forest_of_shadows/dungeons": "mudlands realm_of_venom smoldering_ruins vile_roots lair_of_indrax",
  "forest_of_shadows/encounters":
    "thornling_1 thornling_2 wasp_cloud_1 wasp_cloud_2 bog_leech_1 bog_leech_2 spore_cap_1 spore_cap_2 panther_1 panther_2 viper_1 viper_2 marsh_witch_1 marsh_witch_2 mire_gulper_1 mire_gulper_2 shadowstalker_1 shadowstalker_2 rotwood_giant_1 rotwood_giant_2 venom_drake_1 venom_drake_2 cinder_stag_1 cinder_stag_2 vine_trap_1 vine_trap_2 quicksand_1 quicksand_2 nettle_field_1 nettle_field_2 rope_bridge_1 rope_bridge_2 will_o_wisps_1 will_o_wisps_2 hornet_nest_1 hornet_nest_2 hollow_idol_1 hollow_idol_2 spore_vent_1 spore_vent_2 toxic_falls_1 toxic_falls_2 ancient_gate_1 ancient_gate_2",
  "forest_of_shadows/floors":
    "sucking_mire bog_gas sinking_ground venomous_mist clinging_webs toxic_blood drifting_embers falling_cinders scorched_supplies grasping_roots blighted_canopy feeding_roots pitch_dark devouring_dark weeping_fangs shadow_hordes",
  "forest_of_shadows/heroes": "alchemist druid hunter slayer warden",
  "forest_of_shadows/items":
    "thornling_1 thornling_2 wasp_cloud_1 wasp_cloud_2 bog_leech_1 bog_leech_2 spore_cap_1 spore_cap_2 panther_1 panther_2 viper_1 viper_2 marsh_witch_1 marsh_witch_2 mire_gulper_1 mire_gulper_2 shadowstalker_1 shadowstalker_2 rotwood_giant_1 rotwood_giant_2 venom_drake_1 venom_drake_2 cinder_stag_1 cinder_stag_2 vine_trap_1 vine_trap_2 quicksand_1 quicksand_2 nettle_field_1 nettle_field_2 rope_bridge_1 rope_bridge_2 will_o_wisps_1 will_o_wisps_2 hornet_nest_1 hornet_nest_2 hollow_idol_1 hollow_idol_2 spore_vent_1 spore_vent_2 toxic_falls_1 toxic_falls_2 ancient_gate_1 ancient_gate_2",
  "forest_of_shadows/potions": "curative nightshade panacea stoneblood transmutation brawn reflexes insight antidote",
  "forest_of_shadows/skills":
    "antivenom blood_offering brace burn_away feral_strike forest_spirit heartwood hunters_instinct kindle moonbeam nightfall overwhelm patient_aim purify regrowth shardburst sharpen starfall steel_resolve thornguard trailblaze venom_mastery whirling_blades wild_shape tolerance shared_remedy crude_flask green_ward symbiosis sapling_call snare flush_out barbed_arrow trophy opening killing_edge steadfast bulwark raised_shield toxic_draught wild_growth stalk grim_oath vigil",
  "forest_of_shadows/talents":
    "woodcraft toxins wilds sacrifice seasoned thick_blood brewer acquired_taste clean_blade bitter_draught venom_weaver keen_eye forager pathfinder apex_hunter keen_edge salvage last_drop final_bargain",
};
