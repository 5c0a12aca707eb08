/** Ashtakoot: eight koots from the two birth Moons, each with its verse and the bhangas that apply. */

import type { Static } from 'typebox';
import { type Native, nativeOf } from '../../jyotisha/kundali/chart/native.ts';
import { type Ashtakoot, ashtakoot as matchOf } from '../../jyotisha/matching/ashtakoot.ts';
import { type Bhanga, EFFECTIVE, grantOf, NOT_CHECKED } from '../../jyotisha/matching/bhanga.ts';
import { badBhakoot, distances } from '../../jyotisha/matching/koots/bhakoot.ts';
import { KOOTS } from '../../jyotisha/matching/koots/index.ts';
import { type Koot, type KootId, ORDER, type Points } from '../../jyotisha/matching/koots/koot.ts';
import type { Pair } from '../../jyotisha/matching/pair.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { round2 } from '../../text/format.ts';
import { reportLine } from '../../text/sentences/report-line.ts';
import type { Voice } from '../../text/voice.ts';
import { defaulted, oneOf } from '../kit/parameter.ts';
import { type Birth, pairView } from '../view.ts';
import type { ashtakootReply, bhangaReply, nativeReply } from './ashtakoot.reply.ts';
import { pairSensitivityReplyOf, pairUncertainty } from './sensitivity.ts';

const bhangaReplyOf = (
  say: Voice,
  { id, counts, source }: Bhanga,
  grants: number | null,
): Static<typeof bhangaReply> => ({
  id,
  counts,
  grants,
  citation: say.cite(source),
});

const uncheckedIn = cachedOn((say: Voice) => NOT_CHECKED.map(({ id, source }) => ({ id, citation: say.cite(source) })));

function rest(say: Voice, id: KootId, result: Ashtakoot, points: Points, pair: Pair) {
  const { obtained, effective, cancelled, bhangas } = result.koots[id];
  const koot = KOOTS[id];
  return {
    obtained,
    max: koot.max,
    effective,
    cancelled,
    citation: say.cite(koot.source),
    points_citation: say.cite(koot.pointsSource(points)),
    bhanga: bhangas.map((each) => bhangaReplyOf(say, each, grantOf(id, pair, each, points))),
  };
}

const alternativesReplyOf = (say: Voice, { alternatives = [] }: Pick<Koot, 'alternatives'>, pair: Pair) =>
  alternatives.map(({ table, points, source }) => ({ table, obtained: points(pair), citation: say.cite(source) }));

const nativeReplyOf = (say: Voice, native: Native): Static<typeof nativeReply> => ({
  moon_rashi: say.named('rashi', native.rashi),
  nakshatra: { ...say.named('nakshatra', native.nakshatra), pada: native.pada },
  gana: native.star.gana,
  nadi: native.star.nadi,
  yoni: native.star.yoni,
});

/** The attribute of each partner, for koots whose attribute is an id. */
const withIds = <A extends string>(of: (native: Native, other: Native) => A, { boy, girl }: Pair) => ({
  boy: of(boy, girl),
  girl: of(girl, boy),
});

export const pointsTable = defaulted(
  oneOf(['modern', 'printed'], { meaning: 'table of points', example: 'modern' }),
  'modern',
);

export const ashtakoot = pairView<typeof ashtakootReply>()({
  field: 'ashtakoot',
  summary: 'Eight koots of a pair, 36 points, with verses and bhangas',
  reads: 'pair',
  params: { points: pointsTable, uncertainty: pairUncertainty },
  conventions: ({ params }) => ({
    points: params.points,
    vashya_split: 'Dhanu and Makara at 15 degrees',
    gana: 'by the groom',
  }),
  of: ({ boy, girl, say, params: { points, uncertainty } }) => ({
    ...ashtakootReplyOf({ boy: nativeBorn(boy), girl: nativeBorn(girl) }, points, say),
    ...(uncertainty !== undefined && { sensitivity: pairSensitivityReplyOf({ boy, girl }, points, uncertainty) }),
  }),
});

/** The attributes of a birth that matching needs. */
export const nativeBorn = ({ sky, t }: Birth): Native => nativeOf(sky.longitude('chandra', t));

/** The match of a pair with all its facts. */
export function ashtakootReplyOf(pair: Pair, points: Points, say: Voice): Static<typeof ashtakootReply> {
  const result = matchOf(pair, points);
  const [boyFromGirl, girlFromBoy] = distances(pair);
  return {
    koots: {
      varna: Object.assign(rest(say, 'varna', result, points, pair), withIds(KOOTS.varna.of, pair)),
      vashya: Object.assign(rest(say, 'vashya', result, points, pair), withIds(KOOTS.vashya.of, pair), {
        alternatives: alternativesReplyOf(say, KOOTS.vashya, pair),
      }),
      tara: Object.assign(rest(say, 'tara', result, points, pair), {
        boy: say.named('tara', KOOTS.tara.of(pair.boy, pair.girl)),
        girl: say.named('tara', KOOTS.tara.of(pair.girl, pair.boy)),
      }),
      yoni: Object.assign(rest(say, 'yoni', result, points, pair), withIds(KOOTS.yoni.of, pair)),
      graha_maitri: Object.assign(
        rest(say, 'graha_maitri', result, points, pair),
        withIds(KOOTS.graha_maitri.of, pair),
      ),
      gana: Object.assign(rest(say, 'gana', result, points, pair), withIds(KOOTS.gana.of, pair), {
        alternatives: alternativesReplyOf(say, KOOTS.gana, pair),
      }),
      bhakoot: Object.assign(rest(say, 'bhakoot', result, points, pair), {
        boy: say.named('rashi', pair.boy.rashi),
        girl: say.named('rashi', pair.girl.rashi),
        distance: `${boyFromGirl}/${girlFromBoy}`,
        dosha: badBhakoot(pair),
      }),
      nadi: Object.assign(rest(say, 'nadi', result, points, pair), withIds(KOOTS.nadi.of, pair)),
    },
    total: round2(result.total),
    total_effective: round2(result.totalEffective),
    total_effective_rule: say.cite(EFFECTIVE),
    max: 36 as const,
    band: { label: result.band.label, citation: say.cite(result.band.source) },
    band_dharmasindhu: {
      label: result.bandByDharmasindhu.label,
      total: round2(result.bandByDharmasindhu.total),
      citation: say.cite(result.bandByDharmasindhu.source),
    },
    nadi_raw: result.koots.nadi.obtained,
    nadi_effective: result.koots.nadi.effective,
    gana_effective: result.koots.gana.effective,
    bhakoot_effective: result.koots.bhakoot.effective,
    citation: say.cite(ORDER),
    not_checked: uncheckedIn(say),
    boy: nativeReplyOf(say, pair.boy),
    girl: nativeReplyOf(say, pair.girl),
    ...reportLine(say),
  };
}
