/** `uncertainty=`: by how many minutes a birth time may be wrong. */
import { Type } from 'typebox';
import { natal, wholeNumber } from './parameter.ts';

const MOST_MINUTES = 120;

export const uncertaintyOf = (meaning: string, example: string) =>
  natal(wholeNumber(1, MOST_MINUTES, { meaning, example }));

export const minutesReply = Type.Integer({ minimum: 1, maximum: MOST_MINUTES });
export const secondsReply = Type.Integer({ description: 'from the time given; negative is earlier' });
