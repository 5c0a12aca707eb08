/** The eight motions of Surya-siddhanta II.12-13, in the order of the verse; `shighratara` is its `atishighra`. */
export const GATI_ASHTADHA = [
  'vakra',
  'ativakra',
  'vikala',
  'manda',
  'mandatara',
  'sama',
  'shighratara',
  'shighra',
] as const;
export type GatiAshtadha = (typeof GATI_ASHTADHA)[number];
