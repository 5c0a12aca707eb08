/** Bhadra (vishti karana): its mouth and tail, its dwelling places, its names, and when it does no harm. */
import type { Source } from '../source.ts';

export type Sthana = 'svarga' | 'bhuloka' | 'patala';

/**
 * The tithis (1–30) with bhadra: the half that bhadra fills, and the eighths of the tithi that contain its mouth and
 * its tail.
 */
export const BHADRA_ROWS: Readonly<Record<number, { half: 1 | 2; mukhaYama: number; pucchaYama: number }>> = {
  4: { half: 2, mukhaYama: 5, pucchaYama: 8 },
  8: { half: 1, mukhaYama: 2, pucchaYama: 1 },
  11: { half: 2, mukhaYama: 7, pucchaYama: 6 },
  15: { half: 1, mukhaYama: 4, pucchaYama: 3 },
  18: { half: 2, mukhaYama: 8, pucchaYama: 7 },
  22: { half: 1, mukhaYama: 3, pucchaYama: 2 },
  25: { half: 2, mukhaYama: 6, pucchaYama: 5 },
  29: { half: 1, mukhaYama: 1, pucchaYama: 4 },
};

/**
 * The mouth is the first five ghatis of its eighth; the tail is the last three ghatis of its own eighth.
 * These are ghatis of 24 minutes. For a tithi of 64 ghatis, the Dharmasindhu (2, Phalguna) puts the tail 21 and the
 * mouth 24 ghatis after the beginning of the tithi. That is three eighths minus three ghatis, and three eighths.
 */
export const MUKHA_GHATIS = 5;
export const PUCCHA_GHATIS = 3;

/** The dwelling place of bhadra while the Moon is in each rashi, from Mesha. */
export const STHANA_BY_RASHI: readonly Sthana[] = [
  'svarga', // mesha
  'svarga', // vrishabha
  'svarga', // mithuna
  'bhuloka', // karka
  'bhuloka', // simha
  'patala', // kanya
  'patala', // tula
  'svarga', // vrishchika
  'patala', // dhanu
  'patala', // makara
  'bhuloka', // kumbha
  'bhuloka', // mina
];

export const BHADRA_SOURCE = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '1.43-1.45',
  gist: 'bhadra.halves_mouth_tail_dwelling_relief',
} as const satisfies Source;
const EMENDED: Source = { ...BHADRA_SOURCE, emended: true };
const DARK_SEVENTH = 22;
/**
 * The source of a tithi's row. For the dark seventh we read ashvi (two) as the eighth of the tail. The e-text has ashva
 * (seven), which is outside the half of bhadra.
 */
export const bhadraSource = (tithi: number): Source => (tithi === DARK_SEVENTH ? EMENDED : BHADRA_SOURCE);
/** A worked example that confirms the verse. The rules page cites it; replies cite only the verse. */
export const MUKHA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Phalguna: bhadra-mukha-puccha-lakshanam',
  kind: 'section',
  gist: 'bhadra.tail_mouth_purnima_60_64',
};
export const KIND_SOURCE: Source = {
  confidence: 'secondary',
  work: 'NS',
  at: '1, bhadra-nirnaya', // quoting Vyavaharasamuchchaya
  kind: 'section',
  gist: 'bhadra.sarpini_mouth_left_vrishchiki_tail',
};
