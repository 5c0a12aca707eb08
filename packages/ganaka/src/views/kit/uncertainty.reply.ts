import { Type } from 'typebox';
import { MOST_MINUTES } from './uncertainty.ts';

export const minutesReply = Type.Integer({ minimum: 1, maximum: MOST_MINUTES });
export const secondsReply = Type.Integer({ description: 'from the time given; negative is earlier' });
