/** What is drawn of a birth chart or of one of its vargas. */
import type { Mark, Picture, Style } from '../../drawings/chart/chart.ts';
import type { Chart } from '../../jyotisha/kundali/chart/chart.ts';
import type { VargaChart, VargaRules } from '../../jyotisha/kundali/chart/varga.ts';
import { isCombust } from '../../jyotisha/kundali/graha/combust.ts';
import { RASHI } from '../../lexicon/chart/rashi.ts';
import { GRAHAS } from '../../sky/engines/engine.ts';
import { chartWordsFor } from '../../text/loading/loaded.ts';
import type { Voice } from '../../text/voice.ts';

/** The content of the picture, in one of the caller's languages. Degrees are shown in the birth chart (D1) only. */
export function pictureOf(chart: Chart, drawn: VargaChart, style: Style, say: Voice): Picture {
  const { language, names, chart: words } = chartWordsFor(say.languages); // a picture has room for one language
  const isBirth = drawn.id === 'D1';
  const degrees = (longitude: number): string => (isBirth ? `${Math.floor(longitude % 30)}°` : '');
  const rashis = RASHI.map(({ id }) => names.rashi[id] ?? '');
  const lagna: Mark = {
    rashi: drawn.lagna,
    label: words.lagnaShort,
    note: degrees(chart.lagna),
    words: words.lagna,
    lagna: true,
  };
  const marks = GRAHAS.map((graha): Mark => {
    const standing = chart.grahas[graha];
    const isNode = graha === 'rahu' || graha === 'ketu';
    const back = standing.retrograde && !isNode;
    const burnt = isBirth && isCombust(chart, graha);
    return {
      rashi: drawn.grahas[graha],
      label: words.grahas[graha],
      note: `${degrees(standing.longitude)}${back ? words.retrogradeShort : ''}${burnt ? words.combustShort : ''}`,
      words: [names.graha[graha], back && words.retrograde, burnt && words.combust]
        .filter((word) => typeof word === 'string')
        .join(' '),
    };
  });
  return {
    style,
    title: names.varga[drawn.id] ?? '',
    subtitle: `${drawn.id} · ${words.lagna} ${rashis[drawn.lagna - 1] ?? ''}`,
    lagna: drawn.lagna,
    rashis,
    marks: [lagna, ...marks],
    language,
  };
}

/** The varga rules of a picture. They cannot be chosen and are those of the Brihat Parashara Hora. */
export const PRINTED: VargaRules = { d2: 'parashara', d3: 'parashara' };
