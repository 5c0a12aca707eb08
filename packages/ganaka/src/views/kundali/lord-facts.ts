/**
 * Facts about the lords of a mahadasha and antardasha, and their periods in ten years, for both dasha-phala and
 * yogini-phala.
 */

import type { Static } from 'typebox';
import { chartOf, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import { type DashaPeriod, type DashaStart, periodsFrom, type Ruler } from '../../jyotisha/kundali/dasha/dasha.ts';
import {
  AT_START_SOURCE,
  atStart,
  type DashaFacts,
  factsOf,
  type LordFacts,
  TIMING_SOURCE,
  WEIGH_SOURCE,
} from '../../jyotisha/kundali/dasha/phala.ts';
import { chainsWithin, yearsOn } from '../../jyotisha/kundali/dasha/timeline.ts';
import { type DashaYear, yearsAfter } from '../../jyotisha/kundali/dasha/year.ts';
import { FUNCTIONAL_SOURCE } from '../../jyotisha/kundali/reports/functional.ts';
import { SOURCES } from '../../jyotisha/kundali/reports/measures.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { Graha, Sky } from '../../sky/engines/engine.ts';
import type { CitationOfPart } from '../../text/citation.ts';
import { round4 } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import type { Voice } from '../../text/voice.ts';
import { clocksAt } from './clocks.ts';
import type { factsReply } from './lord-facts.reply.ts';
import { onOf } from './on.ts';

const YEARS = 10;
export const factsCited = (say: Voice): CitationOfPart[] =>
  citationsOf(say, {
    third: TIMING_SOURCE,
    at_start: AT_START_SOURCE,
    weigh: WEIGH_SOURCE,
    functional: FUNCTIONAL_SOURCE,
    dignity_good: SOURCES.dignity_good,
    own_bindus: SOURCES.bav,
  });

interface Lord {
  readonly lord: Graha;
  readonly start: JdUt;
}

function factsReplyOf(
  sky: Sky,
  say: Voice,
  birth: JdUt,
  facts: DashaFacts,
  maha: Lord,
  antar: Lord,
): Static<typeof factsReply> {
  const [of, and] = [facts.of(maha.lord), facts.of(antar.lord)];
  const each = <T>(told: (lord: LordFacts) => T) => ({ maha: told(of), antar: told(and) });
  const began = ({ lord, start }: Lord) => (start < birth ? null : atStart(sky, start, lord));
  return {
    dignity: each(({ read }) => read.dignity),
    dignity_good: each(({ good }) => good),
    house: each(({ read }) => read.house),
    lordship: each(({ read }) => read.lordships[0] ?? null),
    lordships: each(({ read }) => [...read.lordships]),
    functional: each(({ functional }) => functional),
    maitri: facts.between(maha.lord, antar.lord),
    house_from_maha: houseFrom(of.read.rashi, and.read.rashi),
    combust: each(({ read }) => read.combust),
    retrograde: each(({ read }) => read.retrograde),
    timing: each(({ timing }) => timing),
    third: each(({ timing }) => (timing === 'beginning' ? 'start' : timing)),
    ishta: each(({ phala }) => (phala === null ? null : round4(phala.ishta))),
    kashta: each(({ phala }) => (phala === null ? null : round4(phala.kashta))),
    ratio: each(({ read }) => (read.ratio === null ? null : round4(read.ratio))),
    own_bindus: each(({ read }) => read.ownBindus),
    links: each(({ links }) => links.map(({ id, source }) => ({ id, citation: say.cite(source) }))),
    at_start: { maha: began(maha), antar: began(antar) },
  };
}

interface PhalaInput {
  readonly sky: Sky;
  readonly t: JdUt;
  readonly say: Voice;
  readonly params: { readonly on: Parameters<typeof onOf>[0]['params']['on']; readonly dasha_year: DashaYear };
}

/**
 * The mahadashas and antardashas of the ten years from `on`: their times, the facts about their lords, and fields that
 * the dasha system adds.
 */
export function phalaOf<R extends Ruler, Own extends object>(
  asked: PhalaInput,
  beginning: DashaStart<R>,
  count: number,
  ownOf: (maha: R, antar: R) => Own,
) {
  const { sky, t, say, params } = asked;
  const on = onOf(asked);
  const periods = periodsFrom(beginning, count, 2, yearsAfter(sky, t, params.dasha_year));
  const facts = factsOf(chartOf(sky, t));
  const clock = clocksAt(sky.place);
  const lordOf = ({ ruler, start }: DashaPeriod<R>): Lord => ({ lord: ruler.lord, start });
  return {
    on: on.date,
    periods: chainsWithin(periods, on.t, yearsOn(on.t, YEARS), 2).flatMap(([maha, antar]) =>
      maha === undefined || antar === undefined
        ? []
        : [
            {
              maha: maha.ruler.lord,
              antar: antar.ruler.lord,
              ...ownOf(maha.ruler, antar.ruler),
              start: clock(antar.start),
              end: clock(antar.end),
              facts: factsReplyOf(sky, say, t, facts, lordOf(maha), lordOf(antar)),
            },
          ],
    ),
  };
}
