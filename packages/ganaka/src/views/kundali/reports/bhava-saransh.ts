/** A table of the twelve houses, one row each. */

import type { Static } from 'typebox';
import { type BhavaChalit, bhavaChalit } from '../../../jyotisha/kundali/chart/bhava.ts';
import { chartOf } from '../../../jyotisha/kundali/chart/chart.ts';
import { EVERY_HOUSE } from '../../../jyotisha/kundali/chart/houses.ts';
import { CONDITIONS, type ReportCondition } from '../../../jyotisha/kundali/reports/condition.ts';
import { HOUSE_MATTERS } from '../../../jyotisha/kundali/reports/houses.ts';
import { SOURCES, savBand } from '../../../jyotisha/kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { type YogaRead, yogasOf } from '../../../jyotisha/kundali/yogas/judge.ts';
import { round6 } from '../../../text/format.ts';
import type { Voice } from '../../../text/voice.ts';
import { balaRules } from '../../kit/parameters.ts';
import { view } from '../../view.ts';
import type { bhavaSaranshReply, rowReply } from './bhava-saransh.reply.ts';

export const bhavaSaransh = view<typeof bhavaSaranshReply>()({
  field: 'bhava_saransh',
  summary: 'The twelve houses in one row each: lord, occupants, looks, conditions met, strength, bindus, pada, yogas',
  reads: 'birth',
  params: { rules: balaRules },
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    const reading = readingOf(chart, params.rules);
    const chalit = bhavaChalit(chart);
    const { list } = yogasOf(reading.facts);
    return {
      houses: EVERY_HOUSE.map((number) =>
        Object.assign(rowReplyOf(say, reading, chalit, number), {
          yogas: list.filter((each) => concerns(reading, each, number)).map(({ yoga }) => yoga.id),
        }),
      ),
      bands: { sav: say.cite(SOURCES.sav) },
    };
  },
});

/** A yoga is listed under every house that one of its grahas occupies or rules. */
const concerns = ({ facts }: Reading, { present, makers }: YogaRead, house: number): boolean =>
  present === true && makers.some((graha) => facts.houseOf(graha) === house || facts.lordOfHouse(house) === graha);

function rowReplyOf(
  say: Voice,
  reading: Reading,
  chalit: BhavaChalit,
  number: number,
): Omit<Static<typeof rowReply>, 'yogas'> {
  const { facts } = reading;
  const rashi = facts.rashiInHouse(number);
  const lord = facts.lordOfHouse(number);
  const [matter, conditions] = [HOUSE_MATTERS[number - 1], CONDITIONS[number - 1]];
  const [bhava, bala] = [chalit.houses[number - 1], reading.bala.houses[number - 1]];
  if (matter === undefined || conditions === undefined || bhava === undefined || bala === undefined)
    throw new Error(`no house ${number}`);
  const metOf = (list: readonly ReportCondition[]): number => list.filter(({ met }) => met(reading) === true).length;
  const sav = reading.savIn(number);
  return {
    number,
    rashi: say.named('rashi', rashi),
    lord,
    lord_house: facts.houseOf(lord),
    occupants: reading.occupantsOf(rashi),
    aspected_by: reading.lookersAt(rashi),
    karaka: matter.karaka,
    condition: { good: metOf(conditions.good), bad: metOf(conditions.bad) },
    bhava_bala_rank: bala.rank,
    sav,
    band: savBand(sav),
    chalit: { start: round6(bhava.start), madhya: round6(bhava.madhya), end: round6(bhava.end) },
    arudha: say.named('rashi', facts.padaOf(number)),
  };
}
