/** The twelve houses: what speaks for each and against it, with its lord, karaka, bindus and the chain of lords. */
import { type Static, Type } from 'typebox';
import { chartOf } from '../../../kundali/chart.ts';
import { EVERY_HOUSE } from '../../../kundali/houses.ts';
import { CONDITIONS, type Condition, EXCEPTION_SOURCE, isExcepted } from '../../../kundali/reports/condition.ts';
import { placeIn } from '../../../kundali/reports/fill.ts';
import {
  CHAIN_SOURCE,
  HOUSE_MATTERS,
  KARAKA_SOURCE,
  lordInHouse,
  TOPICS_SOURCE,
} from '../../../kundali/reports/houses.ts';
import { SOURCES, savBand } from '../../../kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../kundali/reports/reading.ts';
import { citation } from '../../../rules/source.ts';
import type { Say } from '../../../text/say.ts';
import { citationReply } from '../../citation.ts';
import { inLanguages } from '../../in-languages.ts';
import { balaRules } from '../../parameters.ts';
import { grahaReply, namedReply } from '../../position.ts';
import { view } from '../../view.ts';
import { houseReply } from '../shapes.ts';
import { bandReply, grahasReply, lordReply, lordSaid, placeLine, seeReply, truthReply } from './parts.ts';

export const conditionReply = Type.Object({ id: Type.String(), met: truthReply, citation: citationReply });

const bhavaReply = Type.Object({
  number: houseReply,
  ...inLanguages('line'),
  rashi: namedReply,
  lord: lordReply,
  karaka: lordReply,
  occupants: grahasReply,
  aspects: grahasReply,
  topics: Type.Array(Type.String()),
  condition: Type.Object({ good: Type.Array(conditionReply), bad: Type.Array(conditionReply) }),
  exception: Type.Optional(citationReply),
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
    citations: Type.Object({ topics: citationReply, karaka: citationReply, chain: citationReply }),
  }),
  of({ sky, t, say, params }) {
    const reading = readingOf(chartOf(sky, t), params.rules);
    return {
      houses: EVERY_HOUSE.map((number) => bhavaSaid(say, reading, number)),
      bands: { bindus: citation(SOURCES.sav) },
      citations: {
        topics: citation(TOPICS_SOURCE),
        karaka: citation(KARAKA_SOURCE),
        chain: citation(CHAIN_SOURCE),
      },
    };
  },
});

export const conditionSaid = ({ id, met, source }: Condition, reading: Reading) => ({
  id,
  met: met(reading),
  citation: citation(source),
});

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
    ...placeLine(say, reading, placeIn(reading, number)),
    rashi: say.named('rashi', rashi),
    lord: lordSaid(say, reading, lord),
    karaka: lordSaid(say, reading, matter.karaka),
    occupants: reading.occupantsOf(rashi),
    aspects: reading.lookersAt(rashi),
    topics: [...matter.topics],
    condition: {
      good: conditions.good.map((each) => conditionSaid(each, reading)),
      bad: conditions.bad.map((each) => conditionSaid(each, reading)),
    },
    ...(isExcepted(number) && { exception: citation(EXCEPTION_SOURCE) }),
    chain: reading
      .chainFrom(number)
      .map(({ house, lord, standsIn, dispositor }) => ({ house, lord, stands_in: standsIn, dispositor })),
    bindus,
    band: savBand(bindus),
    see: lordInHouse(number, facts.houseOf(lord)),
  };
}
