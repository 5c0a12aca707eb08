/** Cautions about stones, gifts and rites: what the texts do not say. */
export const cautions = {
  gem_no_promise: 'No text read promises wealth, health or a mate from a stone; nothing of the kind is said here.',
  gem_two_purposes:
    'In the texts a stone appeases a graha that is badly placed; practice uses it to strengthen one. The two can name opposite stones and are in separate lists.',
  gem_no_more: 'No weight, finger, day or mantra for a stone was found in the texts read.',
  shanti_no_promise: 'A printed procedure, without promise of a result; no fee, no priest and no order follow from it.',
  dana_budha: 'One gift that the text names for Mercury, a person, is left out.',
  food_rahu: 'The food that the text names for Rahu, meat, is left out.',
  dana_banned: 'Trade in ivory and musk is banned today; they are listed only because the text names them.',
} as const;
