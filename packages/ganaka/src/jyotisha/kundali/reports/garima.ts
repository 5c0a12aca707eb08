/** Everything that determines the dignity of a graha: its distance from exaltation, friendship and vargas. */

import { arc } from '../../../kernel/angle.ts';
import type { Source } from '../../../rules/source.ts';
import { ASTA_LIMITS } from '../../../sky/engines/asta-limits.ts';
import { isSapta, lordOf, rashiAt, type Sapta } from '../chart/chart.ts';
import { rashiInVarga, type VargaId } from '../chart/varga.ts';
import type { Dignity } from '../graha/dignity.ts';
import {
  MAITRI_SOURCES,
  type Natural,
  naturalOf,
  type Panchadha,
  panchadhaOf,
  type Temporary,
  temporaryOf,
} from '../graha/maitri.ts';
import { MOOLATRIKONA, UCHCHA } from '../tables/dignity.ts';
import type { GrahaRead, Reading } from './reading.ts';
import { bphs } from './sources.ts';

export interface Garima {
  readonly exaltation: { readonly point: number; readonly distance: number };
  readonly moolatrikona: {
    readonly rashi: number;
    readonly from: number;
    readonly to: number;
    readonly inside: boolean;
  };
  /** The friendship with the lord of its rashi; null in its own rashi. */
  readonly friendship: {
    readonly natural: Natural;
    readonly temporary: Temporary;
    readonly panchadha: Panchadha;
  } | null;
  readonly sixtieths: number | null;
  /** The limit and distance of combustion; null for the Sun. */
  readonly asta: { readonly limit: number; readonly distance: number } | null;
  readonly vargottama: boolean;
}

/** The value of each dignity out of sixty (BPHS 28.7-28.9). */
const SIXTIETHS: Readonly<Record<Dignity, number>> = {
  exalted: 60,
  moolatrikona: 45,
  own: 30,
  adhimitra: 22,
  mitra: 15,
  sama: 8,
  shatru: 4,
  adhishatru: 2,
  debilitated: 0,
};

export const sixtiethsOf = ({ dignity }: GrahaRead): number | null => (dignity === null ? null : SIXTIETHS[dignity]);

export function garimaOf(reading: Reading, graha: Sapta): Garima {
  const { chart, rashis } = reading;
  const { longitude, rashi, amsha } = chart.grahas[graha];
  const { rashi: high, deep } = UCHCHA[graha];
  const point = (high - 1) * 30 + deep;
  const root = MOOLATRIKONA[graha];
  const lord = lordOf(rashi);
  const { retrograde } = reading.of(graha);
  const limit = graha === 'surya' ? undefined : ASTA_LIMITS[graha][retrograde ? 'retrograde' : 'direct'];
  return {
    exaltation: { point, distance: Math.abs(arc(point, longitude)) },
    moolatrikona: { ...root, inside: rashi === root.rashi && amsha >= root.from && amsha < root.to },
    friendship:
      lord === graha
        ? null
        : {
            natural: naturalOf(graha, lord),
            temporary: temporaryOf(rashis[graha], rashis[lord]),
            panchadha: panchadhaOf(rashis, graha, lord),
          },
    sixtieths: sixtiethsOf(reading.of(graha)),
    asta: limit === undefined ? null : { limit, distance: Math.abs(arc(chart.grahas.surya.longitude, longitude)) },
    vargottama: rashiInVarga('D9', longitude) === rashi,
  };
}

/**
 * The dignity in a varga, by rashi; friendship is that of the birth chart. In the birth chart itself the dignity is by
 * degree.
 */
export function dignityIn(reading: Reading, varga: VargaId, graha: Sapta): Dignity | null {
  if (varga === 'D1') return reading.of(graha).dignity;
  const { chart, rashis } = reading;
  const rashi = rashiInVarga(varga, chart.grahas[graha].longitude);
  const high = UCHCHA[graha].rashi;
  if (rashi === high) return 'exalted';
  if (rashi === rashiAt(high, 7)) return 'debilitated';
  const lord = lordOf(rashi);
  return lord === graha ? 'own' : panchadhaOf(rashis, graha, lord);
}
export const GARIMA_SOURCES = {
  dignity: bphs('3.49-3.58', 'garima.exalted_moolatrikona_own_fallen_place'),
  exaltation: bphs('3.49-3.50', 'garima.degrees_deepest_exaltation'),
  moolatrikona: bphs('3.51-3.54', 'garima.degrees_moolatrikona_own_rashi'),
  own: bphs('4.7-4.24', 'garima.rashis_lords'),
  nodes: bphs('47.34-47.36', 'garima.exaltation_moolatrikona_own_rashi_nodes'),
  asta: {
    confidence: 'secondary', // read in Burgess' translation
    work: 'SS',
    at: 'IX.6-8',
    gist: 'garima.degrees_sun_within_unseen_taken',
  },
  sixtieths: bphs('28.7-28.9', 'garima.sixty_exalted_60_moolatrikona_45'),
} as const satisfies Record<string, Source>;

/** The passage that decides the dignity of a graha in its rashi. */
export function dignitySourceOf({ graha, dignity, rashi }: GrahaRead): Source {
  if (!isSapta(graha)) return GARIMA_SOURCES.nodes;
  switch (dignity) {
    case 'exalted':
    case 'debilitated':
      return GARIMA_SOURCES.exaltation;
    case 'moolatrikona':
      return GARIMA_SOURCES.moolatrikona;
    case 'own':
      return rashi === MOOLATRIKONA[graha].rashi ? GARIMA_SOURCES.moolatrikona : GARIMA_SOURCES.own;
    default:
      return MAITRI_SOURCES.panchadha;
  }
}
