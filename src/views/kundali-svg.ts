/** The chart of a birth, or one of its vargas, as a picture. */
import { Type } from 'typebox';
import { GRAHAS, type Graha } from '../engines/engine.ts';
import { type Chart, chartOf } from '../kundali/chart.ts';
import { isCombust } from '../kundali/combust.ts';
import { type VargaChart, type VargaRules, varga } from '../kundali/varga.ts';
import { GRAHA } from '../lexicon/graha.ts';
import { RASHI } from '../lexicon/rashi.ts';
import type { Say } from '../text/say.ts';
import { chartSvg, type Mark, type Picture, type Style } from '../web/charts/chart.ts';
import { defaulted, oneOf } from './parameter.ts';
import { chart as which } from './parameters.ts';
import { view } from './view.ts';

const ENGLISH_SHORT: Readonly<Record<Graha, string>> = {
  surya: 'Su',
  chandra: 'Mo',
  mangala: 'Ma',
  budha: 'Me',
  guru: 'Ju',
  shukra: 'Ve',
  shani: 'Sa',
  rahu: 'Ra',
  ketu: 'Ke',
};

const WORDS = {
  en: {
    lagna: 'Lagna',
    lagnaShort: 'As',
    retrograde: 'retrograde',
    retrogradeShort: 'R',
    combust: 'combust',
    combustShort: 'C',
  },
  hi: { lagna: 'लग्न', lagnaShort: 'ल', retrograde: 'वक्री', retrogradeShort: 'व', combust: 'अस्त', combustShort: 'अ' },
} as const;

/** Everything the component draws, in the caller's language; degrees only in the birth chart itself. */
export function pictureOf(chart: Chart, drawn: VargaChart, style: Style, say: Say): Picture {
  const language = say.hindi ? 'hi' : 'en';
  const words = WORDS[language];
  const isBirth = drawn.id === 'D1';
  const degrees = (longitude: number): string => (isBirth ? `${Math.floor(longitude % 30)}°` : '');
  const rashis = RASHI.map((rashi) => (say.hindi ? rashi.hi : rashi.en));
  const name = say.byId('varga', drawn.id);
  const lagna: Mark = {
    rashi: drawn.lagna,
    label: words.lagnaShort,
    note: degrees(chart.lagna),
    words: words.lagna,
    lagna: true,
  };
  const marks = GRAHAS.map((graha): Mark => {
    const standing = chart.grahas[graha];
    const entry = GRAHA.find(({ id }) => id === graha);
    const isNode = graha === 'rahu' || graha === 'ketu';
    const back = standing.retrograde && !isNode;
    const burnt = isBirth && isCombust(chart, graha);
    return {
      rashi: drawn.grahas[graha],
      label: say.hindi ? (entry?.hi_short ?? '') : ENGLISH_SHORT[graha],
      note: `${degrees(standing.longitude)}${back ? words.retrogradeShort : ''}${burnt ? words.combustShort : ''}`,
      words: [say.hindi ? entry?.hi : entry?.en, back && words.retrograde, burnt && words.combust]
        .filter((word) => typeof word === 'string')
        .join(' '),
    };
  });
  return {
    style,
    title: say.hindi ? (name.name_hi ?? name.name) : name.name,
    subtitle: `${drawn.id} · ${words.lagna} ${rashis[drawn.lagna - 1] ?? ''}`,
    lagna: drawn.lagna,
    rashis,
    marks: [lagna, ...marks],
    language,
  };
}

/** A picture names no rule: those of the Parashara Hora. */
const PRINTED: VargaRules = { d2: 'parashara', d3: 'parashara' };

export const kundaliSvg = view({
  field: 'svg',
  summary: 'The chart as a picture: north, south or east style, any of the sixteen vargas',
  reads: 'birth',
  media: 'image/svg+xml',
  reply: Type.String(),
  params: {
    chart: defaulted(which, 'D1'),
    style: defaulted(
      oneOf(['north', 'south', 'east'], { meaning: 'how the chart is drawn', example: 'north' }),
      'north',
    ),
  },
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    const drawn = varga(chart, params.chart, PRINTED);
    return chartSvg(pictureOf(chart, drawn, params.style, say));
  },
});
