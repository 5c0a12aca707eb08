/**
 * The twelve houses: conditions for and against each, its lord, karaka (significator), points, and the chain of lords.
 */

import type { Static } from 'typebox';
import { chartOf } from '../../../jyotisha/kundali/chart/chart.ts';
import { EVERY_HOUSE } from '../../../jyotisha/kundali/chart/houses.ts';
import {
  CONDITIONS,
  EXCEPTION_SOURCE,
  isExcepted,
  type ReportCondition,
} from '../../../jyotisha/kundali/reports/condition.ts';
import {
  CHAIN_SOURCE,
  HOUSE_MATTERS,
  KARAKA_SOURCE,
  LORDS_SOURCE,
  lordInHouse,
  TOPICS_SOURCE,
} from '../../../jyotisha/kundali/reports/houses.ts';
import { SOURCES, savBand } from '../../../jyotisha/kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { cachedOn } from '../../../kernel/caches.ts';
import { citationsOf } from '../../../text/sentences/citations.ts';
import type { Voice } from '../../../text/voice.ts';
import { balaRules } from '../../kit/parameters.ts';
import { view } from '../../view.ts';
import type { bhavaPhalaReply, bhavaReply, conditionReply } from './bhava-phala.reply.ts';
import { lordReplyOf } from './parts.ts';

export const bhavaPhala = view<typeof bhavaPhalaReply>()({
  field: 'bhava_phala',
  summary: 'State of the twelve houses: conditions with their verses, lord, karaka, bindus, chain of lords',
  reads: 'birth',
  params: { rules: balaRules },
  of({ sky, t, say, params }) {
    const reading = readingOf(chartOf(sky, t), params.rules);
    return {
      houses: EVERY_HOUSE.map((number) => bhavaReplyOf(say, reading, number)),
      bands: { bindus: say.cite(SOURCES.sav) },
      conditions: Object.fromEntries(citedIn(say)),
      citations: citationsOf(say, {
        topics: TOPICS_SOURCE,
        karaka: KARAKA_SOURCE,
        chain: CHAIN_SOURCE,
        exception: EXCEPTION_SOURCE,
        see: LORDS_SOURCE,
      }),
    };
  },
});

const citedIn = cachedOn(
  (say: Voice) =>
    new Map(CONDITIONS.flatMap(({ good, bad }) => [...good, ...bad]).map(({ id, source }) => [id, say.cite(source)])),
);

/** Conditions with their verse if they are met. About seven of sixteen are met. */
const conditionsReplyOf = (
  say: Voice,
  reading: Reading,
  list: readonly ReportCondition[],
): Static<typeof conditionReply>[] =>
  list.map(({ id, met, source }) =>
    met(reading) === true ? { id, met: true, citation: say.cite(source) } : { id, met: false },
  );

function bhavaReplyOf(say: Voice, reading: Reading, number: number): Static<typeof bhavaReply> {
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
    lord: lordReplyOf(say, reading, lord),
    karaka: lordReplyOf(say, reading, matter.karaka),
    occupants: reading.occupantsOf(rashi),
    aspects: reading.lookersAt(rashi),
    topics: [...matter.topics],
    condition: {
      good: conditionsReplyOf(say, reading, conditions.good),
      bad: conditionsReplyOf(say, reading, conditions.bad),
    },
    ...(isExcepted(number) && { exception: true }),
    chain: reading
      .chainFrom(number)
      .map(({ house, lord, standsIn, dispositor }) => ({ house, lord, stands_in: standsIn, dispositor })),
    bindus,
    band: savBand(bindus),
    see: { locus: lordInHouse(number, facts.houseOf(lord)) },
  };
}
