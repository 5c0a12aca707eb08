/** The sheets of the pages about births as one text, for the test of their words. */
import { birth } from 'ganaka/internal/library/births/birth.ts';
import { birthSheet } from 'ganaka/internal/library/births/birth-sheet.ts';
import { pairSheet } from 'ganaka/internal/library/births/pair-sheet.ts';
import { surya } from 'ganaka/internal/library/entries/surya.ts';
import hi from 'ganaka/internal/library/entries/text/hi.ts';
import ta from 'ganaka/internal/library/entries/text/ta.ts';
import { addLanguages } from 'ganaka/internal/library/languages.ts';
import { place } from 'ganaka/internal/library/place.ts';

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
