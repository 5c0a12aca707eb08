/** Tarabala and chandrabala: for which birth nakshatras and birth rashis the Moon of the day is good. */

import { houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import { STAR_KALA_SOURCES } from '../../jyotisha/muhurta/almanac-hours.ts';
import { GOOD_TARAS, MOON_GOOD, MOON_GOOD_WAXING, taraOf } from '../../jyotisha/muhurta/spans/bala.ts';
import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { overlap, type Span } from '../../kernel/span.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import { window } from '../../text/format.ts';
import type { NumberedList, Voice } from '../../text/voice.ts';
import type { balaReply } from './bala.reply.ts';
import { block } from './block.ts';
import { USUAL } from './choices.ts';

const NAKSHATRAS = Array.from({ length: 27 }, (_, i) => i + 1);
const RASHIS = Array.from({ length: 12 }, (_, i) => i + 1);

interface Good extends Span {
  readonly good: readonly number[];
}

const balaWindowsOf = ({ place }: Day, spans: readonly Good[]) =>
  spans.map((each) => ({ ...window(place, each), good: [...each.good] }));

/** The birth nakshatra or rashi from the request, and whether the Moon of the moment is good for it. */
const yoursIn = (say: Voice, list: NumberedList, natal: number | undefined, now: readonly number[]) =>
  natal === undefined ? {} : { yours: { ...say.named(list, natal), good: now.includes(natal) } };

const goodStars = (star: number): number[] => NAKSHATRAS.filter((natal) => GOOD_TARAS.includes(taraOf(natal, star)));
const goodRashis = (moon: number, paksha: Paksha): number[] => {
  const houses = paksha === 'shukla' ? [...MOON_GOOD, ...MOON_GOOD_WAXING] : MOON_GOOD;
  return RASHIS.filter((natal) => houses.includes(houseFrom(natal, moon)));
};

type Paksha = ReturnType<typeof pakshaOf>;

/** The day as one span, or as two where the paksha changes. */
function halvesOf(day: Day): (Span & { readonly paksha: Paksha })[] {
  const found: (Span & { readonly paksha: Paksha })[] = [];
  for (const { number, ...run } of day.transitions('tithi')) {
    const here = overlap(run, day.bounds);
    const paksha = pakshaOf(number);
    const last = found.at(-1);
    if (here === null) continue;
    if (last?.paksha === paksha) found[found.length - 1] = { from: last.from, to: here.to, paksha };
    else found.push({ ...here, paksha });
  }
  return found;
}

export const tarabala = block<typeof balaReply>()({
  name: 'tarabala',
  summary: 'Stars of birth for which the day’s stars are good; with janma_nakshatra whether yours is one',
  byNameAlone: true,
  of({ day, nakshatra }, say, choices = USUAL) {
    const spans = day.transitions('nakshatra').flatMap((run) => {
      const here = overlap(run, day.bounds);
      return here === null ? [] : [{ ...here, good: goodStars(run.number) }];
    });
    return {
      spans: balaWindowsOf(day, spans),
      ...yoursIn(say, 'nakshatra', choices.janma_nakshatra, goodStars(nakshatra.number)),
      citation: say.cite(STAR_KALA_SOURCES.tarabala),
    };
  },
});

export const chandrabala = block<typeof balaReply>()({
  name: 'chandrabala',
  summary: 'Birth rashis for which the Moon is well placed; with janma_rashi whether yours is one',
  byNameAlone: true,
  of(moment, say, choices = USUAL) {
    const { day } = moment;
    const spans = day.transitions('moon_rashi').flatMap((run) =>
      halvesOf(day).flatMap((half) => {
        const here = overlap(run, half);
        return here === null ? [] : [{ ...here, good: goodRashis(run.number, half.paksha) }];
      }),
    );
    const now = goodRashis(rashiOf(moment.longitude('chandra')), pakshaOf(moment.tithi.number));
    return {
      spans: balaWindowsOf(day, spans),
      ...yoursIn(say, 'rashi', choices.janma_rashi, now),
      citation: say.cite(STAR_KALA_SOURCES.chandrabala),
    };
  },
});
