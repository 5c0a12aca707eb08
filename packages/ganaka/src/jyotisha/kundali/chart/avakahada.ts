/**
 * The avakahada chakra (a table of birth attributes): varna, vashya, yoni, gana, nadi, paya, tattva and the first
 * syllable of the name, all from the birth Moon.
 */
import { NAMA_AKSHARA } from '../../../lexicon/angas/nama-akshara.ts';
import { RASHI } from '../../../lexicon/chart/rashi.ts';
import type { Source } from '../../../rules/source.ts';
import { OTHER_WORKS } from '../../../rules/works.ts';
import { type Varna, varnaOf } from '../graha/varna.ts';
import { type Vashya, vashyaOf } from '../graha/vashya.ts';
import { PAYA_OF_HOUSE, PAYA_OF_NAKSHATRA, type Paya } from '../tables/paya.ts';
import { type Chart, lordOf, type Sapta } from './chart.ts';
import { type NakshatraEntry, nativeOf } from './native.ts';

export type Tattva = (typeof RASHI)[number]['element'];
export type Yunja = 'purva' | 'madhya' | 'antya';

export interface Avakahada {
  readonly rashi: number;
  readonly rashiLord: Sapta;
  readonly nakshatra: number;
  readonly pada: number;
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: NakshatraEntry['yoni'];
  readonly gana: NakshatraEntry['gana'];
  readonly nadi: NakshatraEntry['nadi'];
  readonly tattva: Tattva;
  readonly yunja: Yunja;
  readonly paya: { readonly nakshatra: Paya; readonly rashi: Paya };
  readonly namaAkshara: NamaAkshara;
}

/** A syllable: the nakshatra by which each language finds it, and its Roman letters. */
export interface NamaAkshara {
  readonly nakshatra: (typeof NAMA_AKSHARA)[number]['nakshatra'];
  readonly iast: string;
}

export function avakahadaOf(chart: Chart): Avakahada {
  const { chandra } = chart.grahas;
  const { rashi, amsha, nakshatra, pada, star } = nativeOf(chandra.longitude);
  return {
    rashi,
    rashiLord: lordOf(rashi),
    nakshatra,
    pada,
    varna: varnaOf(rashi),
    vashya: vashyaOf(rashi, amsha),
    yoni: star.yoni,
    gana: star.gana,
    nadi: star.nadi,
    tattva: nth(RASHI, rashi).element,
    yunja: yunjaOf(nakshatra),
    paya: { nakshatra: nth(PAYA_OF_NAKSHATRA, nakshatra), rashi: nth(PAYA_OF_HOUSE, chandra.house) },
    namaAkshara: namaAksharaOf(nakshatra, pada),
  };
}

/** The syllable of one of the 108 padas. */
export function namaAksharaOf(number: number, pada: number): NamaAkshara {
  const { nakshatra, iast } = nth(NAMA_AKSHARA, number);
  return { nakshatra, iast: nth(iast, pada) };
}

/** Six nakshatras from Revati are purva, the twelve from Ardra madhya, and the nine from Jyeshtha antya. */
const yunjaOf = (nakshatra: number): Yunja => {
  const fromRevati = nakshatra % 27;
  return fromRevati < 6 ? 'purva' : fromRevati < 18 ? 'madhya' : 'antya';
};

function nth<T>(list: readonly T[], number: number): T {
  const item = list[number - 1];
  if (item === undefined) throw new Error(`no item ${number} of ${list.length}`);
  return item;
}

export const NAMA_AKSHARA_SOURCE: Source = {
  confidence: 'secondary',
  work: OTHER_WORKS.samskaraganapati,
  at: 'nama-karana',
  kind: 'section',
  gist: 'avakahada.syllable_pada_27_nakshatras_long',
};
export const PAYA_OF_HOUSE_SOURCE: Source = {
  confidence: 'secondary',
  work: OTHER_WORKS.jyotisha_sarva_samgraha,
  at: 'paye dekhna',
  kind: 'section',
  gist: 'avakahada.moon_1_6_11_lagna',
};
export const PAYA_OF_NAKSHATRA_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'avakahada.revati_three_nakshatras_gold_three',
};
