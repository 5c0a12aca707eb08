/** `uncertainty=`: by how many minutes a birth time may be wrong. */

import { natal, wholeNumber } from './parameter.ts';

export const MOST_MINUTES = 120;

export const uncertaintyOf = (meaning: string, example: string) =>
  natal(wholeNumber(1, MOST_MINUTES, { meaning, example }));
