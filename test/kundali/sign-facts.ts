/** What a printed chart of signs tells: rashis, and only what follows from them. The rest is not known, unless a test supplies it. */

import { houseFrom, type Sapta } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { type ChartData, ChartFacts, type Relation } from 'ganaka/internal/jyotisha/kundali/chart/facts.ts';
import type { Karaka } from 'ganaka/internal/jyotisha/kundali/jaimini/karaka.ts';
import type { Truth } from 'ganaka/internal/rules/clause.ts';
import type { Graha } from 'ganaka/internal/sky/engines/engine.ts';

export interface Signs {
  readonly lagna: number;
  readonly signs: Readonly<Record<Graha, number>>;
  readonly navamsha?: Readonly<Record<Graha | 'lagna', number>>;
  readonly karakas?: Readonly<Record<Karaka, Graha>>;
  readonly day?: boolean;
  readonly waning?: boolean;
  readonly combust?: readonly Graha[];
  /** Those above what is required of them; not given, nobody knows. */
  readonly strong?: readonly Sapta[];
}

export function signFacts(
  { lagna, signs, navamsha, karakas, day, waning, combust, strong }: Signs,
  relation?: Relation,
): ChartFacts {
  const told: ChartData = {
    lagna,
    rashiOf: (graha) => signs[graha],
    navamshaLagna: navamsha?.lagna ?? null,
    navamshaOf: (graha) => navamsha?.[graha] ?? null,
    waning: waning ?? waningBySigns(houseFrom(signs.surya, signs.chandra)),
    byDay: day ?? null,
    combust: (graha) => combust?.includes(graha) ?? (mayBeCombust(signs, graha) ? null : false),
    ratioOf: (graha) => (strong === undefined ? null : strong.includes(graha) ? 1.2 : 0.8),
    karaka: (karaka) => karakas?.[karaka] ?? null,
  };
  return new ChartFacts(told, relation);
}

/** In the Sun's own rashi or the seventh from it the signs leave it open. */
const waningBySigns = (moonFromSun: number): Truth => (moonFromSun === 1 || moonFromSun === 7 ? null : moonFromSun > 7);

/** Nobody further than the next rashi is within seventeen degrees of the Sun. */
const mayBeCombust = (signs: Signs['signs'], graha: Graha): boolean =>
  graha !== 'surya' &&
  graha !== 'rahu' &&
  graha !== 'ketu' &&
  [1, 2, 12].includes(houseFrom(signs.surya, signs[graha]));
