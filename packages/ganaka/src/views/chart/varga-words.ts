/** Words that people type for a varga: the number of its parts, or its name in the usual spellings. */
import type { VargaId } from '../../jyotisha/kundali/chart/varga.ts';

const NAMES: Readonly<Record<VargaId, readonly string[]>> = {
  D1: ['rashi', 'rasi', 'lagna', 'janma'],
  D2: ['hora'],
  D3: ['drekkana', 'dreshkana'],
  D4: ['chaturthamsha', 'turyamsha'],
  D7: ['saptamsha'],
  D9: ['navamsha'],
  D10: ['dashamsha'],
  D12: ['dvadashamsha', 'dwadashamsha'],
  D16: ['shodashamsha', 'kalamsha'],
  D20: ['vimshamsha'],
  D24: ['chaturvimshamsha', 'siddhamsha'],
  D27: ['saptavimshamsha', 'nakshatramsha', 'bhamsha'],
  D30: ['trimshamsha'],
  D40: ['khavedamsha', 'chatvarimshamsha'],
  D45: ['akshavedamsha'],
  D60: ['shashtyamsha', 'shashtiamsha'],
};

/** Each name, also with s for sh as many write it, and without the final a. */
const spellings = (name: string): string[] => [
  name,
  name.replaceAll('sh', 's'),
  name.replace(/sha$/, 'sa'),
  name.replace(/sh?a$/, 'sh'),
];

export const VARGA_WORDS: ReadonlyMap<string, VargaId> = new Map(
  Object.entries(NAMES).flatMap(([id, names]) =>
    [id.slice(1), `d-${id.slice(1)}`, ...names.flatMap(spellings)].map((each) => [each, id as VargaId] as const),
  ),
);
