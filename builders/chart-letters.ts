/** Every letter that the picture of a chart may show in a language: names of rashis and vargas, short names, figures and marks. */
import { VARGA_IDS } from 'ganaka/internal/jyotisha/kundali/chart/varga.ts';
import type { ChartedLanguage } from 'ganaka/internal/text/language.ts';

const FIGURES = '0123456789°·, ';

export function chartLetters({ names, chart }: ChartedLanguage): string {
  const { grahas, gatis: _, ...words } = chart;
  return [
    FIGURES,
    ...VARGA_IDS,
    ...Object.values(names.rashi),
    ...VARGA_IDS.map((id) => names.varga[id]),
    ...Object.values(grahas),
    ...Object.values(words),
  ].join('');
}
