/** A graha of another day in relation to the birth chart. */

import type { Transit } from '../../jyotisha/kundali/gochara/gochara.ts';
import { round6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { gatiAshtadhaReplyOf } from '../kit/gati.ts';
import { positionOf } from '../kit/position.ts';

export const transitReplyOf = (say: Voice, { standing, houseFromLagna, houseFromMoon }: Transit) =>
  Object.assign({}, positionOf(say, standing.longitude), {
    daily_motion: round6(standing.speed),
    gati: standing.gati,
    gati_ashtadha: gatiAshtadhaReplyOf(say, standing.ashtadha),
    retrograde: standing.retrograde,
    house_from_lagna: houseFromLagna,
    house_from_moon: houseFromMoon,
  });
