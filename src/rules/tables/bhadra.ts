/** Bhadra (vishti karana): its mouth and tail, its dwellings, its names, when it does no harm. */
import type { Source } from '../source.ts';

export type Sthana = 'svarga' | 'bhuloka' | 'patala';

/** The tithis (1–30) with bhadra, the half it fills, and the eighths of the tithi that hold its mouth and tail. */
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
 * The mouth is the first five ghatikas of its eighth, the tail the last three of its own. The ghatikas are plain ones:
 * for a tithi of 64 the Dharmasindhu (2, Phalguna) puts the tail 21 and the mouth 24 ghatikas after its beginning,
 * which is three eighths minus three ghatikas, and three eighths.
 */
export const MUKHA_GHATIS = 5;
export const PUCCHA_GHATIS = 3;

/** Where bhadra dwells while the Moon is in each rashi, Mesha first. */
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
/** The tail of the dark seventh is based on ashvi (two); the e-text has ashva (seven), which is outside its half. */
export const bhadraSource = (tithi: number): Source => (tithi === DARK_SEVENTH ? EMENDED : BHADRA_SOURCE);
/** A worked example that confirms the verse; the rules page names it, a reply cites only the verse. */
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
