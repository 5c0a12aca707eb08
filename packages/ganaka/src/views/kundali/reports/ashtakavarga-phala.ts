/**
 * Ashtakavarga points with the bands in which the texts class them: of each graha in its rashi, of each house, and
 * three comparisons of houses.
 */

import type { Static } from 'typebox';
import { chartOf, perSapta, rashiAt, type Sapta } from '../../../jyotisha/kundali/chart/chart.ts';
import { DUSTHANA, EVERY_HOUSE } from '../../../jyotisha/kundali/chart/houses.ts';
import { bindusIn } from '../../../jyotisha/kundali/graha/ashtakavarga.ts';
import type { Dignity } from '../../../jyotisha/kundali/graha/dignity.ts';
import {
  AGREES_SOURCE,
  KARAKA_HOUSES,
  KARAKA_HOUSES_SOURCE,
  LEFT_OUT_SOURCE,
  RELATIVE,
  THIRDS,
  THIRDS_SOURCE,
} from '../../../jyotisha/kundali/reports/bindus.ts';
import { bavBand, SOURCES, savBand } from '../../../jyotisha/kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Voice } from '../../../text/voice.ts';
import { view } from '../../view.ts';
import type { ashtakavargaPhalaReply, comparedReply, grahaBindusReply } from './ashtakavarga-phala.reply.ts';

export const ashtakavargaPhala = view<typeof ashtakavargaPhalaReply>()({
  field: 'ashtakavarga_phala',
  summary: 'Bindus of grahas and houses with the bands of the texts, and the comparisons they print',
  reads: 'birth',
  of({ sky, t, say }) {
    const reading = readingOf(chartOf(sky, t), 'raman');
    return {
      grahas: perSapta((graha) => bindusOf(reading, graha)),
      sav: EVERY_HOUSE.map((house) => savReplyOf(say, reading, house)),
      relative: {
        eleventh_over_tenth: compared(say, reading, 'eleventh_over_tenth'),
        twelfth_under_eleventh: compared(say, reading, 'twelfth_under_eleventh'),
        lagna_over_twelfth: compared(say, reading, 'lagna_over_twelfth'),
      },
      thirds: THIRDS.map((houses) => thirdReplyOf(reading, houses)),
      left_out: [...DUSTHANA],
      bands: {
        own_bindus: say.cite(SOURCES.bav),
        agrees_with_dignity: say.cite(AGREES_SOURCE),
        karaka_house: say.cite(KARAKA_HOUSES_SOURCE),
        sav: say.cite(SOURCES.sav),
        thirds: say.cite(THIRDS_SOURCE),
        left_out: say.cite(LEFT_OUT_SOURCE),
      },
    };
  },
});

const GOOD: readonly (Dignity | null)[] = ['exalted', 'moolatrikona', 'own', 'adhimitra', 'mitra'];
const POOR: readonly (Dignity | null)[] = ['shatru', 'adhishatru', 'debilitated'];

/**
 * Whether points and dignity agree. Five or more points are good, three or fewer poor. With four points, or in the
 * rashi of a neutral, the result is null.
 */
function agrees(bindus: number, dignity: Dignity | null): boolean | null {
  const good = GOOD.includes(dignity);
  if (bindus === 4 || (!good && !POOR.includes(dignity))) return null;
  return bindus > 4 === good;
}

function bindusOf(reading: Reading, graha: Sapta): Static<typeof grahaBindusReply> {
  const { ownBindus, dignity, rashi } = reading.of(graha);
  const row = reading.bav[graha];
  const bindus = ownBindus ?? 0;
  const house = KARAKA_HOUSES[graha];
  return {
    own_bindus: bindus,
    band: bavBand(bindus),
    agrees_with_dignity: agrees(bindus, dignity),
    karaka_house: { house, bindus: bindusIn(row, rashiAt(rashi, house)) },
    rows: row.map((each) => ({ bindus: each, band: bavBand(each) })),
  };
}

function savReplyOf(say: Voice, reading: Reading, house: number) {
  const bindus = reading.savIn(house);
  return { house, rashi: say.named('rashi', reading.facts.rashiInHouse(house)), bindus, band: savBand(bindus) };
}

function compared(say: Voice, reading: Reading, id: keyof typeof RELATIVE): Static<typeof comparedReply> {
  const { greater, less, source } = RELATIVE[id];
  const [a, b] = [reading.savIn(greater), reading.savIn(less)];
  return { holds: a > b, a, b, citation: say.cite(source) };
}

function thirdReplyOf(reading: Reading, houses: readonly number[]) {
  const there = houses.flatMap((house) => reading.occupantsOf(reading.facts.rashiInHouse(house)));
  const isBenefic = (graha: Graha): boolean => reading.facts.isBenefic(graha) === true;
  return {
    houses: [...houses],
    sum: houses.reduce((sum, house) => sum + reading.savIn(house), 0),
    benefics: there.filter(isBenefic),
    malefics: there.filter((graha) => !isBenefic(graha)),
  };
}
