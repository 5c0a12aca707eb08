/**
 * The fonts of the scripts, one sheet for each: a page loads that of its names alone, after the common style, which has Latin and
 * Devanagari. Noto Sans in all of them, so that pages look alike.
 */
interface Face {
  readonly family: 'Noto' | 'Tiro';
  readonly weight: 400 | 600;
  /** The name under which it is served, and the file: of an installed package (`@…`), or from the root of the project on. */
  readonly font: string;
  readonly file: string;
  readonly range: string;
}

/** Signs that several scripts share are in each. */
const SHARED = 'U+200C-200D, U+25CC';

const noto = (script: string, letters: string): readonly Face[] =>
  ([400, 600] as const).map((weight) => ({
    family: 'Noto',
    weight,
    font: `noto-${script}-${weight}.woff2`,
    file: `data/fonts/noto-sans-${script}-${weight}.woff2`,
    range: `${letters}, ${SHARED}`,
  }));

/** The letters of IAST that the common style lacks. */
const IAST = 'U+0100-017F, U+1E00-1EFF';
const TIRO = 'tiro-devanagari-sanskrit';
const serif: Face = {
  family: 'Tiro',
  weight: 400,
  font: 'tiro-iast-400.woff2',
  file: `@fontsource/${TIRO}/files/${TIRO}-latin-ext-400-normal.woff2`,
  range: IAST,
};

/** By ISO 15924. */
const FACES: Readonly<Record<string, readonly Face[]>> = {
  Beng: noto('bengali', 'U+0980-09FE'),
  Gujr: noto('gujarati', 'U+0A80-0AFF'),
  Guru: noto('gurmukhi', 'U+0A01-0A76'),
  Knda: noto('kannada', 'U+0C80-0CF3'),
  Latn: [...noto('iast', IAST), serif],
  Mlym: noto('malayalam', 'U+0D00-0D7F'),
  Orya: noto('oriya', 'U+0B01-0B77'),
  Taml: noto('tamil', 'U+0B82-0BFA'),
  Telu: noto('telugu', 'U+0C00-0C7F'),
};

/** Those that need fonts besides Latin and Devanagari. */
export const SCRIPTS: readonly string[] = Object.keys(FACES);

/** The files of all of them, by the names under which they are served. */
export const SCRIPT_FONTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(FACES)
    .flat()
    .map(({ font, file }) => [font, file]),
);

/** Metrics as those of the common faces, so that a line is as high in every script. */
const METRICS = { Noto: 'ascent-override:98%;descent-override:30%;line-gap-override:0%;', Tiro: '' };
const faceText = ({ family, weight, font, range }: Face): string =>
  `@font-face{font-family:${family};font-display:swap;${METRICS[family]}font-weight:${weight};` +
  `src:url(${font}) format("woff2");unicode-range:${range}}`;

export const facesOfScript = (script: string): string => (FACES[script] ?? []).map(faceText).join('');

/** Headings are in the serif where it has the letters, else in Noto; stacked letters need a higher line, weekdays more room. */
const STYLE =
  ':root{--serif:Tiro,Noto,Georgia,"Times New Roman",serif}:is(h1,h2,h3):has([lang]){line-height:1.5}' +
  '.year-months li{grid-template-columns:6rem 1fr}';

const sheetName = (script: string): string => `letters-${script.toLowerCase()}.css`;

export const SCRIPT_SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  SCRIPTS.map((script) => [sheetName(script), `${facesOfScript(script)}${STYLE}`]),
);

/** The sheet that a script needs besides the common style, and the font of its plain letters; null where that has them. */
export function lettersOf(script: string): { readonly sheet: string; readonly font: string } | null {
  const [plain] = FACES[script] ?? [];
  return plain === undefined ? null : { sheet: sheetName(script), font: plain.font };
}
