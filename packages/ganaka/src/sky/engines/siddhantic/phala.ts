/**
 * The two equations of the second chapter, and one operation with all its intermediate values. The motion of the text's
 * rule (II.47-51) is not the derivative of the longitude.
 */
import { norm360 } from '../../../kernel/angle.ts';
import type { Jya } from './jya.ts';
import type { Epicycle } from './siddhanta.ts';
import { R } from './units.ts';

/** One operation with all its intermediate values. Angles are in degrees, sines and karna in minutes. */
export interface PhalaStep {
  readonly kind: 'manda' | 'sighra';
  readonly kendra: number;
  readonly bhujajya: number;
  readonly kotijya: number;
  readonly epicycle: number;
  /** The equation with its sign; it is added to the longitude (II.45). */
  readonly phala: number;
  /** The part of the phala that this operation applies: half in the first two of four (II.43-44). */
  readonly share: number;
  readonly karna: number | null;
  readonly longitude: number;
}

/** Corrected circumference of the epicycle (II.38). */
const epicycleAt = ({ even, odd }: Epicycle, bhujajya: number): number => even + ((odd - even) * bhujajya) / R;

/** Equation of the apsis (II.39), signed (II.45). */
export function mandaPhala(jya: Jya, epicycle: Epicycle, kendra: number): number {
  const sine = jya.sin(kendra);
  return jya.arc((epicycleAt(epicycle, Math.abs(sine)) * sine) / 360);
}

/** Equation of the conjunction (II.42). */
export const sighraPhala = (jya: Jya, epicycle: Epicycle, kendra: number): number =>
  sighraOf(jya, epicycle, kendra).phala;

/** The equation of the conjunction with the variable hypotenuse (karna) from which it is computed (II.40-42). */
export function sighraOf(
  jya: Jya,
  epicycle: Epicycle,
  kendra: number,
): { readonly phala: number; readonly karna: number } {
  const sine = jya.sin(kendra);
  const size = epicycleAt(epicycle, Math.abs(sine));
  const across = (size * sine) / 360;
  const along = R + (size * jya.cos(kendra)) / 360;
  const karna = Math.sqrt(along * along + across * across);
  return { phala: jya.arc((across * R) / karna), karna };
}

export function mandaStep(jya: Jya, epicycle: Epicycle, kendra: number, from: number, share: number): PhalaStep {
  const sine = jya.sin(kendra);
  const size = epicycleAt(epicycle, Math.abs(sine));
  const phala = jya.arc((size * sine) / 360);
  return {
    kind: 'manda',
    kendra: norm360(kendra),
    bhujajya: Math.abs(sine),
    kotijya: Math.abs(jya.cos(kendra)),
    epicycle: size,
    phala,
    share,
    karna: null,
    longitude: norm360(from + phala * share),
  };
}

export function sighraStep(
  jya: Jya,
  epicycle: Epicycle,
  kendra: number,
  from: number,
  share: number,
): PhalaStep & { readonly karna: number } {
  const sine = jya.sin(kendra);
  const cosine = jya.cos(kendra);
  const size = epicycleAt(epicycle, Math.abs(sine));
  const across = (size * sine) / 360;
  const along = R + (size * cosine) / 360;
  const karna = Math.sqrt(along * along + across * across);
  const phala = jya.arc((across * R) / karna);
  return {
    kind: 'sighra',
    kendra: norm360(kendra),
    bhujajya: Math.abs(sine),
    kotijya: Math.abs(cosine),
    epicycle: size,
    phala,
    share,
    karna,
    longitude: norm360(from + phala * share),
  };
}

/** Daily motion after the equation of the apsis (II.47-49); `inAnomaly` is the motion of the kendra. */
export function mandaMotion(jya: Jya, mean: number, inAnomaly: number, epicycle: Epicycle, kendra: number): number {
  const size = epicycleAt(epicycle, Math.abs(jya.sin(kendra)));
  return mean - (inAnomaly * jya.difference(kendra) * size) / (225 * 360);
}
