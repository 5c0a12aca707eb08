/**
 * Surya-siddhanta III (triprashnadhikara): the gnomon and the rising of the signs. These are pure functions of sines.
 * What needs a time (sunrise, lagna at an instant) is in dina.ts.
 */
import { norm360 } from '../../../kernel/angle.ts';
import type { Jya } from './jya.ts';
import { ASU_IN_DAY, GNOMON, LANKA_ASU, R, SINE_OF_OBLIQUITY } from './units.ts';

/** Declination of a point of the ecliptic, degrees (II.28). */
export const declinationOf = (jya: Jya, tropicalDeg: number): number =>
  jya.arc((jya.sin(tropicalDeg) * SINE_OF_OBLIQUITY) / R);

/** The sines of a latitude, its equinoctial shadow, and the rising times of the signs at that latitude. */
export interface Desha {
  readonly latDeg: number;
  /** Rsine of the latitude and of its complement (III.13-14). */
  readonly akshajya: number;
  readonly lambajya: number;
  /** Equinoctial midday shadow in angula, negative south of the equator (III.17). */
  readonly palabha: number;
  readonly vishuvatKarna: number;
  /** Cara in asu at 30, 60 and 90 degrees of longitude; null if one of these points never rises or never sets. */
  readonly caraAsu: readonly [number, number, number] | null;
  /** Asu in which each tropical sign rises (III.42-45); null where not every sign rises. */
  readonly rising: RisingTimes | null;
}

/** The cosine of the latitude is never smaller than this, so that the shadow at the pole is long but still a number. */
const LEAST_LAMBAJYA = 1e-6;

export function deshaAt(jya: Jya, latDeg: number): Desha {
  const akshajya = jya.sin(latDeg);
  const lambajya = Math.max(jya.cos(latDeg), LEAST_LAMBAJYA);
  const palabha = (GNOMON * akshajya) / lambajya;
  const cara = (deg: number): number | null => caraAsuOf(jya, palabha, declinationOf(jya, deg));
  const [c1, c2, c3] = [cara(30), cara(60), cara(90)];
  const caraAsu = c1 === null || c2 === null || c3 === null ? null : ([c1, c2, c3] as const);
  const asu = caraAsu === null ? null : risingAsu(caraAsu);
  return {
    latDeg,
    akshajya,
    lambajya,
    palabha,
    vishuvatKarna: Math.sqrt(GNOMON * GNOMON + palabha * palabha),
    caraAsu,
    // near the polar circle the interpolation within signs can leave a sign no time to rise
    rising: asu?.every((one) => one > 0) ? risingOf(asu) : null,
  };
}

/** Ascensional difference in asu (II.61-62); null when the body neither rises nor sets. */
export function caraAsuOf(jya: Jya, palabha: number, declinationDeg: number): number | null {
  const kshitijya = (jya.sin(declinationDeg) * palabha) / GNOMON;
  const sine = (kshitijya * R) / jya.cos(declinationDeg);
  return Math.abs(sine) >= R ? null : jya.arc(sine) * 60;
}

/** The twelve rising times from the cara of the first three signs (III.42-45). */
function risingAsu([c1, c2, c3]: readonly [number, number, number]): number[] {
  const [a, b, c] = LANKA_ASU;
  const first = [a - c1, b - (c2 - c1), c - (c3 - c2)];
  const second = [c + (c3 - c2), b + (c2 - c1), a + c1];
  return [...first, ...second, ...[...second].reverse(), ...[...first].reverse()];
}

/**
 * Rising times with their sums, to convert between a longitude and the asu after which it rises, counted from the
 * equinox.
 */
export interface RisingTimes {
  readonly asu: readonly number[];
  readonly until: readonly number[];
}

function risingOf(asu: readonly number[]): RisingTimes {
  const until = [0];
  for (const one of asu) until.push((until.at(-1) ?? 0) + one);
  return { asu, until };
}

/** The rising times at Lanka, that is right ascension as the text interpolates it. */
export const LANKA: RisingTimes = risingOf(risingAsu([0, 0, 0]));

/** Asu from the rising of the equinox to the rising of a tropical longitude, interpolated within the sign (III.46). */
export function asuOf({ asu, until }: RisingTimes, tropicalDeg: number): number {
  const deg = norm360(tropicalDeg);
  const sign = Math.min(Math.floor(deg / 30), 11);
  return (until[sign] ?? 0) + ((asu[sign] ?? 0) * (deg - sign * 30)) / 30;
}

/** The tropical longitude that rises `at` asu after the equinox (III.47-48). */
export function risenAfter({ asu, until }: RisingTimes, at: number): number {
  const wrapped = wrapAsu(at);
  let sign = 0;
  while (sign < 11 && (until[sign + 1] ?? ASU_IN_DAY) <= wrapped) sign++;
  return norm360(sign * 30 + (30 * (wrapped - (until[sign] ?? 0))) / (asu[sign] ?? 1));
}

/**
 * Normalizes asu to one day. Like `norm360` it uses the slow remainder operation only for values more than a day off.
 */
export const wrapAsu = (asu: number): number => {
  if (asu >= 0 && asu < 2 * ASU_IN_DAY) return asu < ASU_IN_DAY ? asu : asu - ASU_IN_DAY;
  const turned = asu < 0 && asu > -ASU_IN_DAY ? asu : asu % ASU_IN_DAY;
  return turned < 0 ? turned + ASU_IN_DAY : turned;
};
/** Normalizes asu to −10800 … 10800. */
export const nearAsu = (asu: number): number => wrapAsu(asu + ASU_IN_DAY / 2) - ASU_IN_DAY / 2;

/**
 * Length of the Sun's own day in asu: the sidereal day and the rising time of the Sun's daily motion (II.59). The
 * motion is in degrees.
 */
export function ownDayAsu(motionDeg: number, tropicalDeg: number): number {
  const sign = Math.min(Math.floor(norm360(tropicalDeg) / 30), 11);
  return ASU_IN_DAY + (motionDeg * 60 * (LANKA.asu[sign] ?? 0)) / 1800;
}

/** Altitude and shadow of a body from its declination and its hour angle in asu (III.34-36). */
export interface Shanku {
  /** Rsine of altitude, negative below the horizon. */
  readonly shanku: number;
  readonly drgjya: number;
  /** Length of the shadow in angulas; null if the body is not above the horizon. */
  readonly shadow: number | null;
  readonly karna: number | null;
}

export function shankuAt(jya: Jya, desha: Desha, declinationDeg: number, hourAsu: number): Shanku {
  // cheda × lambajya / R of III.35-36, written out so that it also holds where there is no cara
  const shanku =
    (jya.sin(declinationDeg) * desha.akshajya +
      (jya.cos(declinationDeg) * desha.lambajya * jya.cos(hourAsu / 60)) / R) /
    R;
  const drgjya = Math.sqrt(Math.max(R * R - shanku * shanku, 0));
  const up = shanku > 1e-9;
  return {
    shanku,
    drgjya,
    shadow: up ? (GNOMON * drgjya) / shanku : null,
    karna: up ? (GNOMON * R) / shanku : null,
  };
}

/** Hour angle in asu at which the shadow has the given length (III.37-39); null if it never has. */
export function hourOfShadow(jya: Jya, desha: Desha, declinationDeg: number, shadow: number): number | null {
  const karna = Math.sqrt(shadow * shadow + GNOMON * GNOMON);
  return hourOfShanku(jya, desha, declinationDeg, (GNOMON * R) / karna);
}

/** Hour angle in asu at which the Rsine of altitude is `shanku`, by the versed arc of antya minus cheda (III.38-39). */
export function hourOfShanku(jya: Jya, desha: Desha, declinationDeg: number, shanku: number): number | null {
  const dayRadius = jya.cos(declinationDeg);
  const cosine = ((shanku * R - jya.sin(declinationDeg) * desha.akshajya) * R) / (dayRadius * desha.lambajya);
  if (!(Math.abs(cosine) <= R)) return null;
  return (90 - jya.arc(cosine)) * 60;
}

/**
 * Rsine of the amplitude at rising (III.27), with the sign of the declination. If it exceeds R, the body does not rise.
 */
export const agrajyaOf = (jya: Jya, desha: Desha, declinationDeg: number): number =>
  (jya.sin(declinationDeg) * R) / desha.lambajya;

/**
 * Noon: zenith distance (south positive), shadow and hypotenuse (III.20-22). There is no shadow if the Sun is below the
 * horizon.
 */
export function noonShadow(jya: Jya, desha: Desha, declinationDeg: number) {
  const zenithDeg = desha.latDeg - declinationDeg;
  const up = Math.abs(zenithDeg) < 90 - 1e-9;
  return {
    zenithDeg,
    shadow: up ? (GNOMON * Math.abs(jya.sin(zenithDeg))) / jya.cos(zenithDeg) : null,
    karna: up ? (GNOMON * R) / jya.cos(zenithDeg) : null,
  };
}

/**
 * Hypotenuse of the shadow when the Sun crosses the prime vertical (III.25-27). Null unless the Sun culminates between
 * zenith and equator.
 */
export function samaKarna(jya: Jya, desha: Desha, declinationDeg: number): number | null {
  const between = declinationDeg * desha.latDeg > 0 && Math.abs(declinationDeg) < Math.abs(desha.latDeg);
  return between ? (GNOMON * desha.akshajya) / jya.sin(declinationDeg) : null;
}

export interface KonaShanku {
  readonly karani: number;
  readonly phala: number;
  /** Rsine of altitude when the Sun is in an intermediate direction. */
  readonly shanku: number;
}

/** The Sun in the intermediate directions on the equator's side (III.28-34); null if the Sun does not reach them. */
export function konaShanku(jya: Jya, desha: Desha, declinationDeg: number): KonaShanku | null {
  const agrajya = agrajyaOf(jya, desha, declinationDeg);
  const base = GNOMON * GNOMON * 0.5 + desha.palabha * desha.palabha;
  const karani = (GNOMON * GNOMON * ((R * R) / 2 - agrajya * agrajya)) / base;
  const phala = (GNOMON * desha.palabha * agrajya) / base;
  const square = karani + phala * phala;
  if (square < 0) return null;
  const shanku = Math.sqrt(square) + phala;
  return shanku > 0 && shanku <= R ? { karani, phala, shanku } : null;
}
