/** Every name and label is set by HarfBuzz in the fonts that the pages load, without a glyph that stands for a missing letter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LISTS } from 'ganaka/internal/lexicon/index.ts';
import type { NamedId } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { isSpoken, LANGUAGE_IDS, LANGUAGES, type LanguageId } from 'ganaka/internal/text/languages.ts';
import { loadLanguages } from 'ganaka/internal/text/loading/folders.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import { digitsOf } from 'ganaka/internal/text/locale.ts';
import { beforeAll, expect, test } from 'vitest';
import { FONTS } from '../../packages/service/src/web/design/assets.ts';
import { SCRIPT_FONTS } from '../../packages/service/src/web/design/fonts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { decompress } = createRequire(import.meta.url)('wawoff2') as {
  decompress: (bytes: Uint8Array) => Promise<Uint8Array>;
};
const hb = await import('harfbuzzjs');
type Font = InstanceType<typeof hb.Font>;

/** Names of fonts as the style has them, both weights; a text may be set in several, as by their ranges in a browser. */
const FONTS_OF: Readonly<Record<string, readonly string[]>> = {
  Deva: ['noto-devanagari'],
  Latn: ['noto-latin', 'noto-iast'],
  Beng: ['noto-bengali'],
  Gujr: ['noto-gujarati'],
  Guru: ['noto-gurmukhi'],
  Knda: ['noto-kannada'],
  Mlym: ['noto-malayalam'],
  Orya: ['noto-oriya'],
  Taml: ['noto-tamil'],
  Telu: ['noto-telugu'],
};
const WEIGHTS = [400, 600];

const fonts = new Map<string, Font>();
beforeAll(async () => {
  await loadLanguages(LANGUAGE_IDS);
  for (const name of Object.values(FONTS_OF).flat())
    for (const weight of WEIGHTS) {
      const served = `${name}-${weight}.woff2`;
      const inPackage = FONTS[served];
      const file =
        inPackage === undefined ? `packages/service/${SCRIPT_FONTS[served] ?? served}` : `node_modules/${inPackage}`;
      const bytes = await decompress(readFileSync(join(ROOT, file)));
      fonts.set(`${name}-${weight}`, new hb.Font(new hb.Face(new hb.Blob(bytes), 0)));
    }
});

const isWhole = (font: Font, text: string): boolean => {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfos().every(({ codepoint }) => codepoint !== 0);
};

/** Words of a text, and each letter by itself where a language has several fonts: those are parted by letters. */
const piecesOf = (text: string, many: boolean): readonly string[] =>
  many ? [...text.replaceAll(' ', '')] : text.split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u).filter((piece) => piece !== '');

function textsOf(id: LanguageId): string[] {
  const { names, labels } = namesIn(id);
  const listed: Readonly<Partial<Record<string, Readonly<Record<string, string | null>>>>> = names;
  const all = [...Object.keys(LISTS).flatMap((list) => Object.values(listed[list] ?? {})), ...Object.values(labels)];
  return all.filter((text) => text !== null);
}

test.each(LANGUAGE_IDS.filter((id): id is NamedId => !isSpoken(id)))('%s', (id) => {
  const texts = [...textsOf(id), digitsOf(id, '0123456789')];
  expect(texts.length).toBeGreaterThan(400);
  const own = FONTS_OF[LANGUAGES[id].script] ?? [];
  // European digits come from the Latin font
  const set = texts.flatMap((text) => piecesOf(text, own.length > 1)).filter((piece) => !/^[0-9]+$/.test(piece));
  for (const weight of WEIGHTS) {
    const those = own.map((name) => fonts.get(`${name}-${weight}`)).filter((font) => font !== undefined);
    expect(set.filter((piece) => !those.some((font) => isWhole(font, piece)))).toEqual([]);
  }
});
