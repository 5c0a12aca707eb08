/**
 * Surya-siddhanta IX (udayastadhikara): heliacal setting and rising. A body is visible if the asu between its rising
 * (or setting) and the Sun's, divided by 60, exceed its limit.
 */

import { arc, norm360 } from '../../../kernel/angle.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { Kalamsha, TaraGraha } from '../engine.ts';
import type { Dina } from './dina.ts';
import { akshaDrkkarma, ayanaDrkkarma } from './drkkarma.ts';
import { turnsBack } from './motion.ts';
import { asuOf, LANKA, nearAsu } from './triprashna.ts';

export interface KalamshaWorking extends Kalamsha {
  readonly side: 'east' | 'west';
  readonly elongationDeg: number;
  readonly retrograde: boolean;
  readonly longitude: number;
  readonly latitude: number;
  /** Both parts of the drkkarma at the horizon, degrees (VII.8-10). */
  readonly ayana: number;
  readonly aksha: number;
  /** Tropical longitudes of the points that rise or set with the Sun and with the body. */
  readonly sunPlace: number;
  readonly bodyPlace: number;
}

export function kalamshaOf(dina: Dina, graha: TaraGraha | 'chandra', t: JdUt): KalamshaWorking {
  const { ganita } = dina;
  const days = ganita.aharganaAt(t);
  const sun = ganita.longitudeOf('surya', days);
  const body =
    graha === 'chandra'
      ? { longitude: ganita.longitudeOf('chandra', days), latitude: ganita.moonLatitude(days) }
      : { graha, ...ganita.taraOnItsWay(graha, days) };
  const elongationDeg = arc(sun, body.longitude);
  const side = elongationDeg >= 0 ? 'west' : 'east';
  const retrograde = 'motionByText' in body && turnsBack(ganita, body.graha, days, body.motionByText);
  const limit = ganita.siddhanta.astaLimits[graha];
  const limitDeg = retrograde ? limit.retrograde : limit.direct;
  const ayanamsa = ganita.ayanamsaAt(days);
  const sunPlace = norm360(sun + ayanamsa);
  const { longitude, latitude } = body;
  const tropical = longitude + ayanamsa;
  const ayana = ayanaDrkkarma(ganita.jya, tropical, latitude);
  const aksha = akshaDrkkarma(dina.desha.palabha, latitude, side);
  const bodyPlace = norm360(tropical + ayana + aksha);
  // IX.5: in the west both longitudes are moved by 180 degrees. Where some signs never rise, the rising times of Lanka
  // are used.
  const rising = dina.desha.rising ?? LANKA;
  const asu =
    side === 'east'
      ? asuOf(rising, sunPlace) - asuOf(rising, bodyPlace)
      : asuOf(rising, bodyPlace + 180) - asuOf(rising, sunPlace + 180);
  const deg = nearAsu(asu) / 60;
  // near opposition the rule would hide a planet that is up all night
  const visible = Math.abs(elongationDeg) > 90 || deg >= limitDeg;
  return {
    deg,
    limitDeg,
    visible,
    side,
    elongationDeg,
    retrograde,
    longitude,
    latitude,
    ayana,
    aksha,
    sunPlace,
    bodyPlace,
  };
}
