/** The dashas on a day and in the one, three and five years after it, and when they change. */

import type { DashaPeriod, Ruler } from '../../jyotisha/kundali/dasha/dasha.ts';
import { periodsFrom } from '../../jyotisha/kundali/dasha/dasha.ts';
import { type Chain, chainAt, chainsWithin, changesIn, yearsOn } from '../../jyotisha/kundali/dasha/timeline.ts';
import { VIMSHOTTARI_COUNT, VIMSHOTTARI_SOURCE, vimshottariFrom } from '../../jyotisha/kundali/dasha/vimshottari.ts';
import { yearsAfter } from '../../jyotisha/kundali/dasha/year.ts';
import type { JdUt } from '../../kernel/units.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { dashaYear, on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { type ClockOf, clocksAt } from './clocks.ts';
import type { dashaTimelineReply } from './dasha-timeline.reply.ts';
import { farSolarYears } from './far.ts';
import { onOf } from './on.ts';

const periodReplyOf = ({ ruler, start, end }: DashaPeriod<Ruler>, clock: ClockOf) => ({
  lord: ruler.lord,
  start: clock(start),
  end: clock(end),
});

const sliceReplyOf = (chains: readonly Chain<Ruler>[], clock: ClockOf) =>
  chains.flatMap(([maha, antar, pratyantara]) =>
    maha === undefined || antar === undefined || pratyantara === undefined
      ? []
      : [
          {
            maha: maha.ruler.lord,
            antar: antar.ruler.lord,
            pratyantara: pratyantara.ruler.lord,
            start: clock(pratyantara.start),
            end: clock(pratyantara.end),
          },
        ],
  );

const lords = (of: Chain<Ruler>) => of.map(({ ruler }) => ruler.lord);

export const dashaTimeline = view<typeof dashaTimelineReply>()({
  field: 'dasha_timeline',
  summary: 'Running dashas, the next one, three and five years, and every change in them',
  reads: 'birth',
  params: { on, dasha_year: dashaYear },
  heavyWhen: farSolarYears,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of(asked) {
    const { say } = asked;
    const { sky, t, params } = asked;
    const on = onOf(asked);
    const beginning = vimshottariFrom(sky.longitude('chandra', t));
    const periods = periodsFrom(beginning, VIMSHOTTARI_COUNT, 3, yearsAfter(sky, t, params.dasha_year));
    const clock = clocksAt(sky.place);
    const until = (years: number): JdUt => yearsOn(on.t, years);
    const within = (years: number) => chainsWithin(periods, on.t, until(years), 3);
    const [maha, antar, pratyantara] = chainAt(periods, on.t);
    const runs = maha !== undefined && antar !== undefined && pratyantara !== undefined;
    const fiveYears = within(5);
    return {
      on: on.date,
      now: runs
        ? {
            maha: periodReplyOf(maha, clock),
            antar: periodReplyOf(antar, clock),
            pratyantara: periodReplyOf(pratyantara, clock),
          }
        : null,
      slices: {
        one_year: sliceReplyOf(within(1), clock),
        three_years: sliceReplyOf(within(3), clock),
        five_years: sliceReplyOf(fiveYears, clock),
      },
      changes: changesIn(fiveYears).map(({ at, level, from, to }) => ({
        at: clock(at),
        level,
        from: lords(from),
        to: lords(to),
      })),
      ...notesReplyOf(say, [
        ...(runs ? [] : ['no_dasha_on_this_day' as const]),
        ...(on.t < t ? ['before_the_birth' as const] : []),
      ]),
      citation: say.cite(VIMSHOTTARI_SOURCE),
    };
  },
});
