/** The sheets of the pages about births as one text, for the test of their words. */
import { birth } from '../../src/library/birth.ts';
import { birthSheet } from '../../src/library/birth-sheet.ts';
import { surya } from '../../src/library/entries/surya.ts';
import { addLanguages } from '../../src/library/languages.ts';
import { pairSheet } from '../../src/library/pair-sheet.ts';
import { place } from '../../src/library/place.ts';
import hi from '../../src/library/text/hi.ts';
import ta from '../../src/library/text/ta.ts';

addLanguages(hi, ta);
const engine = surya();

export interface BornAt {
  readonly date: string;
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
}

const today = '2026-11-18';

export function sheets(one: BornAt, other: BornAt, lang: string): string {
  const [boy, girl] = [one, other].map(({ date, time, lat, lon }) =>
    birth(engine, place(lat, lon, Math.round(lon / 15)), date, time, { lang, today }),
  );
  if (boy === undefined || girl === undefined) throw new Error('two births');
  const sheet = birthSheet(boy);
  const pictures = (['north', 'south', 'east'] as const).flatMap((style) =>
    (['D1', 'D9'] as const).map((chart) => sheet.picture(chart, style)),
  );
  return JSON.stringify([sheet, pictures, pairSheet(boy, girl)]);
}
