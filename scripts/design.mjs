// The style of the pages made small, and their serif cut down to what their words are made of.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { LIBRARY, SERVICE } from './setup.mjs';
import { filesIn } from './stale.mjs';

const require = createRequire(import.meta.url);
const SHEETS = join(SERVICE, 'src', 'web', 'design', 'styles');
const TIRO = '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2';

/** The sheets alone, without the serif. */
export const buildSheets = (outdir) =>
  build({
    entryPoints: readdirSync(SHEETS)
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(SHEETS, name)),
    outdir,
    metafile: true,
    minify: true,
    // a sheet that holds another is one file; fonts are placed when the service starts
    bundle: true,
    external: ['*.woff2'],
    logLevel: 'warning',
  });

/** The serif with all its glyphs. */
export const wholeSerif = () => readFileSync(require.resolve(TIRO));

const FORMER = join(SERVICE, 'dist', 'design');
export const SERIF = 'tiro-devanagari.woff2';
/** What the serif was made of. */
const STAMP = '.serif';

export async function buildDesign(to) {
  await buildSheets(to);
  const [packed, words] = [wholeSerif(), ourWords()];
  const made = createHash('sha256')
    .update(packed)
    .update(readFileSync(import.meta.filename))
    .update([...words].sort().join(' '))
    .digest('hex');
  const stamp = join(FORMER, STAMP);
  const isMade = existsSync(join(FORMER, SERIF)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made;
  writeFileSync(join(to, SERIF), isMade ? readFileSync(join(FORMER, SERIF)) : await cutFont(packed, words));
  writeFileSync(join(to, STAMP), made);
}

/** Every run of Devanagari in the sources and in the names of places: all that the serif may have to set. */
function ourWords() {
  const files = [
    ...[LIBRARY, SERVICE].flatMap((folder) => filesIn(join(folder, 'src'), (name) => /\.tsx?$/.test(name))),
    ...['hindi', 'tirthas', 'aliases'].map((name) => join(LIBRARY, 'data', 'places', `${name}.json`)),
  ];
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []));
}

/** Before a letter that no virama ties to the one before it. */
const SYLLABLES = /(?<![\u094d\u200c\u200d])(?=[\u0904-\u0939\u0958-\u0961\u0966-\u097f])/;

/**
 * A Devanagari font has a glyph for every conjunct anybody may write; choosing by letters alone removes only a sixth. Here the words
 * are shaped, and the glyphs used at any step are kept. Each word is then shaped with both fonts: a word that comes out differently
 * stops the build.
 */
async function cutFont(packed, words) {
  const { compress, decompress } = require('wawoff2');
  const hb = await import('harfbuzzjs');
  const whole = await decompress(packed);
  const font = fontOf(hb, whole);
  const glyphs = new Set();
  for (const syllable of new Set([...words].flatMap((word) => word.split(SYLLABLES))))
    for (const { t } of hb.shapeWithTrace(font, bufferOf(hb, syllable), [], 0, 0)) for (const { g } of t) glyphs.add(g);
  const cut = await subset(whole, [...DEVANAGARI, ...SIGNS], glyphs);
  const small = fontOf(hb, cut);
  for (const word of words)
    if (setWith(hb, font, word) !== setWith(hb, small, word)) throw new Error(`the cut font sets ${word} differently`);
  return compress(cut);
}

const fontOf = (hb, bytes) => new hb.Font(new hb.Face(new hb.Blob(bytes), 0));

function bufferOf(hb, word) {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

function setWith(hb, font, word) {
  const buffer = bufferOf(hb, word);
  hb.shape(font, buffer);
  return JSON.stringify(buffer.getGlyphPositions());
}

const WRITABLE = 2;
const FEATURES = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

const DEVANAGARI = Array.from({ length: 0x80 }, (_, i) => 0x900 + i);
const SIGNS = [0x20, 0x200c, 0x200d, 0x25cc];

/** Only the given letters and glyphs; rules of the font that lead to other glyphs are left out. */
export async function subset(bytes, letters, glyphs = []) {
  const code = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { exports: hb } = (await WebAssembly.instantiate(code)).instance;
  hb._initialize();
  const at = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, bytes.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter);
  const cut = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const from = hb.hb_blob_get_data(cut, 0);
  return new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(cut));
}
