// The symbols on the faces of each hero's dice, 1 to 6. A test compares them with the content.

export const FACES: Record<string, readonly string[]> = {
  artificer: ["wrench", "wrench", "wrench", "gear", "gear", "bolt"],
  barbarian: ["sword", "sword", "sword", "life", "life", "pow"],
  cursed_pirate: ["cutlass", "cutlass", "cutlass", "booty", "booty", "skull"],
  gunslinger: ["bullet", "bullet", "bullet", "dash", "dash", "bullseye"],
  huntress: ["spear", "spear", "claw", "claw", "bonded_soul", "saber_tooth"],
  monk: ["fist", "fist", "palm", "zen", "zen", "lotus"],
  moon_elf: ["arrow", "arrow", "arrow", "foot", "foot", "moon"],
  ninja: ["ninjato", "ninjato", "ninjato", "shuriken", "shuriken", "mask"],
  paladin: ["sword", "sword", "helmet", "helmet", "life", "prayer"],
  pyromancer: ["flame", "flame", "flame", "blaze", "fiery_soul", "meteor"],
  samurai: ["katana", "katana", "katana", "kabuto", "kabuto", "rising_sun"],
  seraph: ["blade", "blade", "blade", "wings", "cross", "angelic_pendant"],
  shadow_thief: ["dagger", "dagger", "bag", "bag", "card", "shadow"],
  tactician: ["saber", "saber", "saber", "flag", "flag", "medal"],
  treant: ["branch", "branch", "branch", "leaf", "leaf", "spirit"],
  vampire_lord: ["claw", "claw", "claw", "gaze", "gaze", "droplet"],
};
