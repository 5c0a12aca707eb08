/** Surya-siddhanta I: mean positions, with the revolutions of the text and with the bija corrections. */

import { desantaraYojana, fromMeridianDeg } from '../../jyotisha/siddhanta/bhugola.ts';
import { nodePlace } from '../../jyotisha/siddhanta/madhyama.ts';
import { norm360 } from '../../kernel/angle.ts';
import { type Graha, perGraha } from '../../sky/engines/engine.ts';
import type { Ganita } from '../../sky/engines/siddhantic/ganita.ts';
import { isInner, isTara } from '../../sky/engines/siddhantic/siddhanta.ts';
import { bijaNamed, DAYS_FROM_CREATION } from '../../sky/engines/surya-siddhanta/constants.ts';
import { suryaGanita } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { deg6, round3, round6, round8 } from '../../text/format.ts';
import { ahargana } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { meanReply } from './mean.reply.ts';
import { type At, momentOf, TEXT } from './moment.ts';

function meanOf(at: At) {
  const { ganita, days, place } = momentOf(at);
  const text = ganita.bija === 'none' ? ganita : suryaGanita(ganita.jya, 'none');
  const bija = ganita.bija === 'none' ? suryaGanita(ganita.jya, 'full') : ganita;
  const chosen = meansOf(ganita, days);
  const [without, corrected] = [meansOf(text, days), meansOf(bija, days)];
  return {
    text: TEXT,
    ahargana: round6(days),
    ahargana_creation: daysFromCreation(days),
    bija: bijaNamed(ganita.bija),
    grahas: perGraha((graha) =>
      Object.assign({}, chosen[graha], { without_bija: without[graha], with_bija: corrected[graha] }),
    ),
    desantara: {
      longitude_from_meridian: deg6(fromMeridianDeg(place.lonDeg)),
      yojana: round6(desantaraYojana(ganita.jya, place.latDeg, place.lonDeg)),
      nadi: round6(fromMeridianDeg(place.lonDeg) / 6),
      verse: 'I.60-65',
    },
    columns: { without_bija: 'none', with_bija: bijaNamed(bija.bija) },
    verses: {
      revolutions: 'I.29-34',
      mean_place: 'I.53-54',
      apsides_and_nodes: 'I.41-44',
      places_at_epoch: 'I.56-58',
      bija: 'Burgess, note to I.29-34',
    },
  };
}

/** Days since the creation, to a thousandth; a number of this size cannot have more decimals. */
export const daysFromCreation = (days: number): number => round3(DAYS_FROM_CREATION + days);

export interface MeanRow {
  readonly longitude: number;
  readonly daily_motion: number;
  readonly apsis: number | null;
  readonly node: number | null;
  readonly sighrocca: number | null;
  readonly sighrocca_motion: number | null;
}

export const meansOf = (ganita: Ganita, days: number): Record<Graha, MeanRow> =>
  perGraha((graha) => meanRow(ganita, graha, days));

/** The mean longitude, rounded as in the reply. */
export function meanLongitude(ganita: Ganita, graha: Graha, days: number): number {
  if (graha === 'surya' || graha === 'chandra') return deg6(ganita.mean(graha, days));
  if (isTara(graha)) return deg6(ganita.meanOfTara(graha, days));
  const rahu = ganita.moonNode(days);
  return deg6(graha === 'rahu' ? rahu : norm360(rahu + 180));
}

function meanRow(ganita: Ganita, graha: Graha, days: number): MeanRow {
  const none = { apsis: null, node: null, sighrocca: null, sighrocca_motion: null };
  const longitude = meanLongitude(ganita, graha, days);
  if (graha === 'surya')
    return {
      longitude,
      daily_motion: round8(ganita.meanMotion('surya')),
      ...none,
      apsis: deg6(ganita.apsis('surya', days)),
    };
  if (graha === 'chandra')
    return {
      longitude,
      daily_motion: round8(ganita.meanMotion('chandra')),
      ...none,
      apsis: deg6(ganita.apsis('chandra', days)),
      node: deg6(ganita.moonNode(days)),
    };
  if (!isTara(graha)) return { longitude, daily_motion: round8(ganita.meanMotion('rahu')), ...none };
  const inner = isInner(graha);
  return {
    longitude,
    daily_motion: round8(ganita.meanMotion(inner ? 'surya' : graha)),
    apsis: deg6(ganita.apsis(graha, days)),
    node: deg6(nodePlace(graha, days)),
    sighrocca: deg6(ganita.sighrocca(graha, days)),
    sighrocca_motion: round8(ganita.meanMotion(inner ? graha : 'surya')),
  };
}

export const mean = view<typeof meanReply>()({
  field: 'mean',
  summary: 'Madhyama graha: mean places, apsides, nodes and sighroccas, with and without bija',
  reads: 'moment',
  params: { ahargana },
  of: meanOf,
});
