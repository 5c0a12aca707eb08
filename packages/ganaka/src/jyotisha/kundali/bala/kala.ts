/** The strength of time (kala bala, BPHS 27.8-27.17), except planetary war, which needs the other strengths first. */
import { asinDeg, norm360, sinDeg } from '../../../kernel/angle.ts';
import type { Sapta } from '../chart/chart.ts';
import type { BalaGround } from './ground.ts';
import { AYANA, AYANA_KHANDAS, LORDSHIPS, NATONNATA, RUPA, TRIBHAGA } from './tables.ts';

export interface KalaBala {
  readonly natonnata: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly abda: number;
  readonly masa: number;
  readonly vara: number;
  readonly hora: number;
  readonly ayana: number;
}

export function kalaBala(ground: BalaGround, graha: Sapta): KalaBala {
  const { lords } = ground.day;
  return {
    natonnata: natonnata(ground, graha),
    paksha: paksha(ground, graha),
    tribhaga: tribhaga(ground, graha),
    abda: lords.abda === graha ? LORDSHIPS.abda : 0,
    masa: lords.masa === graha ? LORDSHIPS.masa : 0,
    vara: lords.vara === graha ? LORDSHIPS.vara : 0,
    hora: lords.hora === graha ? LORDSHIPS.hora : 0,
    // Raman doubles this part; the verse adds it again as the Sun's cheshta
    ayana: ayanaOnce(ground, graha) * (ground.rules === 'raman' && graha === 'surya' ? 2 : 1),
  };
}

/** By true solar time: from zero at midnight to a rupa at noon, or the reverse. */
function natonnata({ day }: BalaGround, graha: Sapta): number {
  const kind = NATONNATA[graha];
  if (kind === 'always') return RUPA;
  const fromMidnight = Math.max(0, 1 - day.fromNoonDays / 0.5) * RUPA;
  return kind === 'noon' ? fromMidnight : RUPA - fromMidnight;
}

/** The strength of the paksha. Raman doubles that of the Moon; the verse adds it again as the Moon's cheshta. */
function paksha({ phase, good, rules }: BalaGround, graha: Sapta): number {
  if (graha === 'chandra') return rules === 'raman' ? 2 * phase : phase;
  return good.has(graha) ? phase : RUPA - phase;
}

function tribhaga({ day }: BalaGround, graha: Sapta): number {
  const lord = TRIBHAGA[day.byDay ? 'day' : 'night'][Math.floor(day.gone * 3)];
  return graha === 'guru' || lord === graha ? RUPA : 0;
}

/** The ayana bala of the verse, not doubled. */
export function ayanaOnce({ chart, ayanamsa, rules }: BalaGround, graha: Sapta): number {
  const sayana = norm360(chart.grahas[graha].longitude + ayanamsa);
  const share = rules === 'raman' ? declinationShare(chart.sky.obliquity(chart.t), sayana) : khandaShare(sayana);
  const way = AYANA[graha];
  const helped = way === 'either' ? Math.abs(share) : way === 'north' ? share : -share;
  return (1 + helped) * (RUPA / 2);
}

/**
 * The declination as a fraction of the maximum, north positive. Raman's 1.2793 x (23.45 + declination) is the same with
 * a fixed obliquity. With the engine's own obliquity the strength stays within a rupa, also with the Surya-siddhanta's
 * 24 degrees. Latitude is ignored.
 */
const declinationShare = (obliquity: number, sayana: number): number =>
  asinDeg(sinDeg(obliquity) * sinDeg(sayana)) / obliquity;

/**
 * The same fraction by the verse: the first, second and third 30° of the bhuja (the distance from the nearer equinox)
 * give 45, 33 and 12 of ninety.
 */
function khandaShare(sayana: number): number {
  const half = sayana % 180;
  const bhuja = half > 90 ? 180 - half : half;
  const whole = Math.min(Math.floor(bhuja / 30), 2);
  const before = AYANA_KHANDAS.slice(0, whole).reduce((sum, each) => sum + each, 0);
  const share = (before + ((AYANA_KHANDAS[whole] ?? 0) * (bhuja - whole * 30)) / 30) / 90;
  return sayana < 180 ? share : -share;
}
