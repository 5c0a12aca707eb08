/**
 * The fonts of a chart, embedded in the picture. As an <img> it cannot load any, and the device that shows it may have
 * no Devanagari font.
 */
import { DEVANAGARI_WOFF2, LATIN_WOFF2 } from '../tables/chart-font.generated.ts';

const FAMILY = 'Chart';
const DEVANAGARI = 'U+900-97F,U+200C-200D,U+25CC';

const face = (woff2: string, range = ''): string =>
  `@font-face{font-family:${FAMILY};src:url(data:font/woff2;base64,${woff2}) format("woff2")${range}}`;

/** The `@font-face` rules that a language needs, and the rule that prefers these fonts. */
export const facesFor = (language: string): string =>
  face(LATIN_WOFF2) +
  (language === 'en' ? '' : face(DEVANAGARI_WOFF2, `;unicode-range:${DEVANAGARI}`)) +
  `.k text,.k .t{font-family:${FAMILY},"Noto Sans","Noto Sans Devanagari",sans-serif}`;
