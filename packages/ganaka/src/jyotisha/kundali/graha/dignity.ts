/**
 * The dignity of a graha in its rashi: exalted, moolatrikona, own, debilitated, or else by its compound friendship with
 * the rashi's lord.
 */
import type { Graha } from '../../../sky/engines/engine.ts';
import { type Chart, type GrahaInChart, isSapta, lordOf, rashiAt, type Sapta } from '../chart/chart.ts';
import { MOOLATRIKONA, NODES, UCHCHA } from '../tables/dignity.ts';
import { panchadhaOf, type Rashis } from './maitri.ts';

export const DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own',
  'adhimitra',
  'mitra',
  'sama',
  'shatru',
  'adhishatru',
  'debilitated',
] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** The rashis of the seven grahas, as input of friendship. */
export const rashisOf = ({ grahas }: Chart): Rashis => ({
  surya: grahas.surya.rashi,
  chandra: grahas.chandra.rashi,
  mangala: grahas.mangala.rashi,
  budha: grahas.budha.rashi,
  guru: grahas.guru.rashi,
  shukra: grahas.shukra.rashi,
  shani: grahas.shani.rashi,
});

export const dignityOf = (chart: Chart, graha: Graha, rashis: Rashis = rashisOf(chart)): Dignity | null =>
  dignityAmong(rashis, chart.grahas[graha]);

/** The dignity of a graha. A node outside its own signs has none, because its friendships are disputed. */
export function dignityAmong(rashis: Rashis, { graha, rashi, amsha }: GrahaInChart): Dignity | null {
  if (!isSapta(graha)) return nodeDignity(graha, rashi);
  const seat = seatOf(graha, rashi, amsha);
  if (seat !== null) return seat;
  return panchadhaOf(rashis, graha, lordOf(rashi));
}

/** The dignity by position alone; null if the lord of the rashi decides. */
export function seatOf(
  graha: Sapta,
  rashi: number,
  amsha: number,
): 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | null {
  const uchcha = UCHCHA[graha];
  if (rashi === uchcha.rashi && amsha < uchcha.to) return 'exalted';
  const root = MOOLATRIKONA[graha];
  if (rashi === root.rashi && amsha >= root.from && amsha < root.to) return 'moolatrikona';
  if (lordOf(rashi) === graha) return 'own';
  return rashi === rashiAt(uchcha.rashi, 7) ? 'debilitated' : null;
}

/** The dignity of a node. The nodes have it in the whole of a rashi. */
export function nodeDignity(node: 'rahu' | 'ketu', rashi: number): Dignity | null {
  const { exalted, moolatrikona, own } = NODES[node];
  if (rashi === exalted) return 'exalted';
  if (rashi === moolatrikona) return 'moolatrikona';
  if (rashi === own) return 'own';
  return rashi === rashiAt(exalted, 7) ? 'debilitated' : null;
}
