/** `uncertainty=`: what changes in a birth chart if the time of birth is wrong by up to some minutes. */

import type { Static } from 'typebox';
import { type DashaAt, sensitivityOf } from '../../jyotisha/kundali/chart/sensitivity.ts';
import { VIMSHOTTARI } from '../../jyotisha/kundali/dasha/vimshottari.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock, round4 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { uncertaintyOf } from '../kit/uncertainty.ts';
import type { sensitivityReply } from './sensitivity.reply.ts';

export const uncertainty = uncertaintyOf(
  'minutes by which the birth time may be wrong: adds what changes within them',
  '5',
);

export function sensitivityReplyOf(sky: Sky, t: JdUt, minutes: number, say: Voice): Static<typeof sensitivityReply> {
  const { place } = sky;
  const { changes, yogas, dasha } = sensitivityOf(sky, t, minutes);
  const valueSaid = (what: string, number: number) => {
    if (what.endsWith('.house') || what.endsWith('.pada')) return number;
    return say.named(what.endsWith('.nakshatra') ? 'nakshatra' : 'rashi', number);
  };
  const dashaSaid = ({ first, balanceYears }: DashaAt) => {
    const lord = VIMSHOTTARI[first]?.lord;
    if (lord === undefined) throw new Error(`no dasha lord ${first}`);
    return { lord, balance_years: round4(balanceYears) };
  };
  return {
    minutes,
    changes: changes.map(({ what, from, to, seconds: off, at }) => ({
      ...{ what, from: valueSaid(what, from), to: valueSaid(what, to), seconds: off },
      at: clock(place, at),
    })),
    yogas: yogas.map(({ yoga, gained, seconds: off, at }) => ({
      id: yoga,
      gained,
      seconds: off,
      at: clock(place, at),
    })),
    dasha: { earliest: dashaSaid(dasha.earliest), given: dashaSaid(dasha.given), latest: dashaSaid(dasha.latest) },
  };
}
