/** Surya-siddhanta XI: vyatipata and vaidhriti, the third vyatipata, and the gandantas (junctions of nakshatras). */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { type Pata, patas } from '../../jyotisha/siddhanta/pata.ts';
import { norm360 } from '../../kernel/angle.ts';
import type { Place } from '../../kernel/place.ts';
import { whenReaches } from '../../kernel/search.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { defaulted, within } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { pataReply } from './pata.reply.ts';

/** The yoga that is called the third vyatipata (XI.20). */
const THIRD_VYATIPATA = 17;
const YOGA_DEG = 360 / 27;
const PADA_DEG = 360 / 108;
/**
 * The gandantas of XI.21: the last quarter of Ashlesha, Jyeshtha and Revati, and the first quarter of Magha, Mula and
 * Ashvini. They meet at these longitudes.
 */
const JUNCTIONS = [
  { at: 0, ends: 27, begins: 1 },
  { at: 120, ends: 9, begins: 10 },
  { at: 240, ends: 18, begins: 19 },
];
const MOON_RATE = 13.176;
const YOGA_RATE = 14.162;

export function pataOf(at: At) {
  const moment = momentOf(at);
  const { ganita, t, place } = moment;
  const to = jdUt(t + (at.params?.days ?? 30));
  return {
    text: TEXT,
    patas: patas(ganita, t, to).map((one) => printedPata(one, place)),
    third_vyatipata: thirdVyatipatas(moment, t, to),
    gandanta: gandantas(moment, t, to),
    verses: {
      patas: 'XI.1-11',
      duration: 'XI.14-15',
      twice_or_not_at_all: 'XI.19',
      third: 'XI.20',
      gandanta: 'XI.21-22',
    },
  };
}

export const printedPata = ({ kind, sumAt, middles }: Pata, place: Place) => ({
  kind,
  sum_at: clock(place, sumAt),
  happens: middles.length > 0,
  middles: middles.map(({ at, halfDays, declination }) => ({
    begin: clock(place, jdUt(at - halfDays)),
    middle: clock(place, at),
    end: clock(place, jdUt(at + halfDays)),
    half_nadi: round4(halfDays * 60),
    declination: deg6(Math.abs(declination)),
  })),
});

function thirdVyatipatas({ ganita, place }: SiddhantaMoment, from: JdUt, to: JdUt) {
  const yoga = (x: JdUt): number =>
    norm360(ganita.longitudeOf('surya', aharganaAt(x)) + ganita.longitudeOf('chandra', aharganaAt(x)));
  return passages(yoga, (THIRD_VYATIPATA - 1) * YOGA_DEG, THIRD_VYATIPATA * YOGA_DEG, YOGA_RATE, from, to).map(
    ([start, end]) => ({ start: clock(place, start), end: clock(place, end) }),
  );
}

function gandantas({ ganita, place, say }: SiddhantaMoment, from: JdUt, to: JdUt) {
  const moon = (x: JdUt): number => ganita.longitudeOf('chandra', aharganaAt(x));
  return JUNCTIONS.flatMap(({ at, ends, begins }) =>
    passages(moon, norm360(at - PADA_DEG), at + PADA_DEG, MOON_RATE, from, to).map(([start, end]) => ({
      start,
      junction: whenReaches(moon, at, jdUt((start + end) / 2), MOON_RATE),
      end,
      ends,
      begins,
    })),
  )
    .sort((a, b) => a.start - b.start)
    .map(({ start, junction, end, ends, begins }) => ({
      start: clock(place, start),
      junction: clock(place, junction),
      end: clock(place, end),
      ends: say.named('nakshatra', ends),
      begins: say.named('nakshatra', begins),
    }));
}

/** Every time during which a steadily growing angle is between `first` and `last`, if it overlaps `from` to `to`. */
function passages(f: (t: JdUt) => number, first: number, last: number, rate: number, from: JdUt, to: JdUt) {
  const found: [JdUt, JdUt][] = [];
  const width = norm360(last - first);
  let end = whenReaches(f, norm360(last), jdUt(from + norm360(last - f(from)) / rate), rate);
  for (;;) {
    const start = whenReaches(f, norm360(first), jdUt(end - width / rate), rate);
    if (start >= to) return found;
    if (end > from) found.push([start, end]);
    end = whenReaches(f, norm360(last), jdUt(end + 360 / rate), rate);
  }
}

export const pata = view<typeof pataReply>()({
  field: 'pata',
  summary: 'Vyatipata and vaidhriti, the third vyatipata, gandanta',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 30) },
  of: pataOf,
});
