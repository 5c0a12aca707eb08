/** Altitude and azimuth of a body from its declination and hour angle, by the triangle of III.34-36. */

import { atan2Deg, cosDeg, norm360, sinDeg } from '../../kernel/angle.ts';
import { shankuAt } from '../../sky/engines/siddhantic/triprashna.ts';
import type { SiddhantaMoment } from '../siddhanta/moment.ts';

export interface Stand {
  readonly altitude: number;
  /** Degrees from north towards east. */
  readonly azimuth: number;
  /** Length of the gnomon's shadow in angulas (a gnomon has 12); null below the horizon. */
  readonly shadow: number | null;
}

export function standAt({ ganita, dina, place }: SiddhantaMoment, declination: number, hourAsu: number): Stand {
  const { shanku, shadow } = shankuAt(ganita.jya, dina.desha, declination, hourAsu);
  const hour = hourAsu / 60;
  const south = cosDeg(hour) * sinDeg(place.latDeg) * cosDeg(declination) - sinDeg(declination) * cosDeg(place.latDeg);
  return {
    altitude: ganita.jya.arc(shanku),
    azimuth: norm360(180 + atan2Deg(sinDeg(hour) * cosDeg(declination), south)),
    shadow,
  };
}
