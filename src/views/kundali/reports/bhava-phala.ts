/** The twelve houses: what speaks for each and against it, with its lord, karaka, bindus and the chain of lords. */
import { type Static, Type } from 'typebox';
import { chartOf } from '../../../kundali/chart.ts';
import { EVERY_HOUSE } from '../../../kundali/houses.ts';
import {
  CONDITIONS,
  type Condition,
  type Conditions,
  EXCEPTION_SOURCE,
  isExcepted,
} from '../../../kundali/reports/condition.ts';
import {
  CHAIN_SOURCE,
  HOUSE_MATTERS,
  KARAKA_SOURCE,
  lordInHouse,
  TOPICS_SOURCE,
} from '../../../kundali/reports/houses.ts';
import { SOURCES, savBand } from '../../../kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../kundali/reports/reading.ts';
import { type Citation, citation, type Source } from '../../../rules/source.ts';
import type { Say } from '../../../text/say.ts';
import { citationReply } from '../../citation.ts';
import { balaRules } from '../../parameters.ts';
import { grahaReply, namedReply } from '../../position.ts';
import { view } from '../../view.ts';
import { houseReply } from '../shapes.ts';
import { bandReply, grahasReply, lordReply, lordSaid, seeReply } from './parts.ts';

const conditionReply = Type.Object({ id: Type.String(), met: Type.Literal(true), citation: citationReply });

const bhavaReply = Type.Object({
  number: houseReply,
  rashi: namedReply,
  lord: lordReply,
  karaka: lordReply,
  occupants: grahasReply,
  aspects: grahasReply,
  topics: Type.Array(Type.String()),
  condition: Type.Object(
    { good: Type.Array(conditionReply), bad: Type.Array(conditionReply), not_met: Type.Array(Type.String()) },
    { description: 'what is met, for the house and against it; ids of the rest' },
  ),
  exception: Type.Optional(Type.Literal(true, { description: 'read by the verse in `citations.exception`' })),
  chain: Type.Array(
    Type.Object({ house: houseReply, lord: grahaReply, stands_in: houseReply, dispositor: grahaReply }),
    { description: 'until a graha in its own rashi, or a house met before' },
  ),
  bindus: Type.Integer({ minimum: 0, description: 'sarvashtakavarga of its rashi' }),
  band: bandReply,
  see: seeReply,
});

export const bhavaPhala = view({
  field: 'bhava_phala',
  summary: 'State of the twelve houses: conditions with their verses, lord, karaka, bindus, chain of lords',
  reads: 'birth',
  params: { rules: balaRules },
  reply: Type.Object({
    houses: Type.Array(bhavaReply, { minItems: 12, maxItems: 12 }),
    bands: Type.Object({ bindus: citationReply }),
    conditions: Type.Record(Type.String(), citationReply, {
      description:
        'by id, the verse of each condition that no house meets; where one is met, its verse stands beside it',
    }),
    citations: Type.Object({
      topics: citationReply,
      karaka: citationReply,
      chain: citationReply,
      exception: citationReply,
    }),
  }),
  of({ sky, t, say, params }) {
    const reading = readingOf(chartOf(sky, t), params.rules);
    const houses = EVERY_HOUSE.map((number) => bhavaSaid(say, reading, number));
    return {
      houses,
      bands: { bindus: citation(SOURCES.sav) },
      conditions: citedNowhere(houses),
      citations: {
        topics: citation(TOPICS_SOURCE),
        karaka: citation(KARAKA_SOURCE),
        chain: citation(CHAIN_SOURCE),
        exception: citation(EXCEPTION_SOURCE),
      },
    };
  },
});

const CONDITIONS_CITED = new Map(
  CONDITIONS.flatMap(({ good, bad }) => [...good, ...bad]).map(({ id, source }) => [id, citation(source)]),
);

/** Every verse is in the reply: beside a condition that is met, or here. */
function citedNowhere(houses: readonly Static<typeof bhavaReply>[]): Record<string, Citation> {
  const met = new Set(houses.flatMap(({ condition: { good, bad } }) => [...good, ...bad].map(({ id }) => id)));
  return Object.fromEntries([...CONDITIONS_CITED].filter(([id]) => !met.has(id)));
}

/** Eighty of these stand in a reply; the editions of the two works are named once, in `citations`. */
function briefly(source: Source): Citation {
  const { work, locus, gist, confidence } = citation(source);
  return locus === undefined ? { work, gist, confidence } : { work, locus, gist, confidence };
}

/** Of sixteen conditions of a house some seven are met: those are told with their verses, the rest by name. */
function conditionsSaid(reading: Reading, { good, bad }: Conditions): Static<typeof bhavaReply>['condition'] {
  const notMet: string[] = [];
  const metOf = (list: readonly Condition[]) =>
    list.flatMap(({ id, met, source }) => {
      const holds = met(reading);
      if (holds === true) return [{ id, met: holds, citation: briefly(source) }];
      notMet.push(id);
      return [];
    });
  return { good: metOf(good), bad: metOf(bad), not_met: notMet };
}

function bhavaSaid(say: Say, reading: Reading, number: number): Static<typeof bhavaReply> {
  const { facts } = reading;
  const rashi = facts.rashiInHouse(number);
  const lord = facts.lordOfHouse(number);
  const matter = HOUSE_MATTERS[number - 1];
  const conditions = CONDITIONS[number - 1];
  if (matter === undefined || conditions === undefined) throw new Error(`no house ${number}`);
  const bindus = reading.savIn(number);
  return {
    number,
    rashi: say.named('rashi', rashi),
    lord: lordSaid(say, reading, lord),
    karaka: lordSaid(say, reading, matter.karaka),
    occupants: reading.occupantsOf(rashi),
    aspects: reading.lookersAt(rashi),
    topics: [...matter.topics],
    condition: conditionsSaid(reading, conditions),
    ...(isExcepted(number) && { exception: true }),
    chain: reading
      .chainFrom(number)
      .map(({ house, lord, standsIn, dispositor }) => ({ house, lord, stands_in: standsIn, dispositor })),
    bindus,
    band: savBand(bindus),
    see: lordInHouse(number, facts.houseOf(lord)),
  };
}
