/**
 * Facts about the lords of a mahadasha and antardasha, and their periods in ten years, for both dasha-phala and
 * yogini-phala.
 */

import { type Static, type TSchema, Type } from 'typebox';
import { chartOf, houseFrom } from '../../jyotisha/kundali/chart/chart.ts';
import { type Beginning, type Period, periodsFrom, type Ruler } from '../../jyotisha/kundali/dasha/dasha.ts';
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
import { FUNCTIONAL_SOURCE, FUNCTIONS } from '../../jyotisha/kundali/reports/functional.ts';
import { SOURCES } from '../../jyotisha/kundali/reports/measures.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { Graha, Sky } from '../../sky/engines/engine.ts';
import { round4 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { notesFields } from '../kit/notes.ts';
import { grahaReply } from '../kit/position.ts';
import { clocksAt } from './clocks.ts';
import { dignityReply } from './graha.ts';
import { onOf } from './on.ts';
import { houseReply } from './shapes.ts';

const YEARS = 10;

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const both = <S extends TSchema>(schema: S) => Type.Object({ maha: schema, antar: schema });
const ofNode = { description: 'null for a node' };
const figure = both(Type.Union([Type.Number(), Type.Null()], ofNode));

const factsReply = Type.Object({
  dignity: both(nullable(Type.String())),
  dignity_good: both(nullable(Type.Number())),
  house: both(houseReply),
  lordship: both(Type.Union([houseReply, Type.Null()], { description: 'the first of its lordships' })),
  lordships: both(Type.Array(houseReply)),
  functional: both(nullable(Type.Enum([...FUNCTIONS]))),
  maitri: nullable(Type.Object({ natural: Type.String(), temporary: Type.String(), panchadha: Type.String() })),
  house_from_maha: houseReply,
  combust: both(Type.Boolean()),
  retrograde: both(Type.Boolean()),
  timing: both(Type.String()),
  third: both(Type.Enum(['start', 'middle', 'end'])),
  ishta: figure,
  kashta: figure,
  ratio: figure,
  own_bindus: both(Type.Union([Type.Integer({ minimum: 0, maximum: 8 }), Type.Null()], ofNode)),
  links: both(Type.Array(Type.Object({ id: Type.String(), citation: citationReply }))),
  at_start: both(
    Type.Union([Type.Object({ dignity: dignityReply, house: houseReply, combust: Type.Boolean() }), Type.Null()], {
      description: 'the lord in the chart of that instant; null where the period began before birth',
    }),
  ),
});

/** The citations of these facts, given once for all periods. */
const factsCitations = Type.Object({
  third: citationReply,
  at_start: citationReply,
  weigh: citationReply,
  functional: citationReply,
  dignity_good: citationReply,
  own_bindus: citationReply,
});
/** The fields that both replies share. `rulers` are additional fields that name the rulers of a period. */
export const phalaFields = <F extends Record<string, TSchema>>(rulers: F) => ({
  on: Type.String(),
  periods: Type.Array(
    Type.Object({
      maha: grahaReply,
      antar: grahaReply,
      ...rulers,
      start: Type.String(),
      end: Type.String(),
      facts: factsReply,
    }),
  ),
  ...notesFields,
  citation: citationReply,
  facts_citation: factsCitations,
});
export const factsCited = (say: Voice): Static<typeof factsCitations> => ({
  third: say.cite(TIMING_SOURCE),
  at_start: say.cite(AT_START_SOURCE),
  weigh: say.cite(WEIGH_SOURCE),
  functional: say.cite(FUNCTIONAL_SOURCE),
  dignity_good: say.cite(SOURCES.dignity_good),
  own_bindus: say.cite(SOURCES.bav),
});

interface Lord {
  readonly lord: Graha;
  readonly start: JdUt;
}

function factsSaid(
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

interface AskedPhala {
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
  asked: AskedPhala,
  beginning: Beginning<R>,
  count: number,
  ownOf: (maha: R, antar: R) => Own,
) {
  const { sky, t, say, params } = asked;
  const on = onOf(asked);
  const periods = periodsFrom(beginning, count, 2, yearsAfter(sky, t, params.dasha_year));
  const facts = factsOf(chartOf(sky, t));
  const clock = clocksAt(sky.place);
  const lordOf = ({ ruler, start }: Period<R>): Lord => ({ lord: ruler.lord, start });
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
              facts: factsSaid(sky, say, t, facts, lordOf(maha), lordOf(antar)),
            },
          ],
    ),
  };
}
