/**
 * The fonts of the scripts, one style sheet for each script. A page loads only the sheet of the script of its names, in
 * addition to the common style, which has Latin and Devanagari. All scripts use Noto Sans, so that pages look alike.
 */
interface Face {
  readonly family: 'Noto' | 'Tiro';
  readonly weight: 400 | 600;
  /**
   * The name under which the font is served, and its file: in an installed package (`@…`), or a path from the root of
   * the project.
   */
  readonly font: string;
  readonly file: string;
  readonly range: string;
}

/** Characters that several scripts share are in each range. */
const SHARED = 'U+200C-200D, U+25CC';

const noto = (script: string, letters: string): readonly Face[] =>
  ([400, 600] as const).map((weight) => ({
    family: 'Noto',
    weight,
    font: `noto-${script}-${weight}.woff2`,
    file: `data/fonts/noto-sans-${script}-${weight}.woff2`,
    range: `${letters}, ${SHARED}`,
  }));

/** The letters of IAST (the standard transliteration of Sanskrit) that the common style lacks. */
const IAST = 'U+0100-017F, U+1E00-1EFF';
const TIRO = 'tiro-devanagari-sanskrit';
const serif: Face = {
  family: 'Tiro',
  weight: 400,
  font: 'tiro-iast-400.woff2',
  file: `@fontsource/${TIRO}/files/${TIRO}-latin-ext-400-normal.woff2`,
  range: IAST,
};

/** The fonts of each script, keyed by its ISO 15924 code. */
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

/** The scripts that need fonts in addition to those of the common style. */
export const SCRIPTS: readonly string[] = Object.keys(FACES);

/** The files of all these fonts, keyed by the names under which they are served. */
export const SCRIPT_FONTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(FACES)
    .flat()
    .map(({ font, file }) => [font, file]),
);

/** The same metrics as the common fonts, so that lines have the same height in every script. */
const METRICS = { Noto: 'ascent-override:98%;descent-override:30%;line-gap-override:0%;', Tiro: '' };
const faceText = ({ family, weight, font, range }: Face): string =>
  `@font-face{font-family:${family};font-display:swap;${METRICS[family]}font-weight:${weight};` +
  `src:url(${font}) format("woff2");unicode-range:${range}}`;

export const facesOfScript = (script: string): string => (FACES[script] ?? []).map(faceText).join('');

/**
 * Headings use the serif font if it has the letters, otherwise Noto. Stacked letters need a greater line height in
 * headings. In the year of festivals, the column with date and weekday must be wider.
 */
const STYLE =
  ':root{--serif:Tiro,Noto,Georgia,"Times New Roman",serif}:is(h1,h2,h3):has([lang]){line-height:1.5}' +
  '.year-months li{grid-template-columns:6rem 1fr}';

const sheetName = (script: string): string => `letters-${script.toLowerCase()}.css`;

export const SCRIPT_SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  SCRIPTS.map((script) => [sheetName(script), `${facesOfScript(script)}${STYLE}`]),
);

/**
 * Returns the style sheet that a script needs in addition to the common style, and the font of its regular weight; null
 * if the common style has the script.
 */
export function lettersOf(script: string): { readonly sheet: string; readonly font: string } | null {
  const [plain] = FACES[script] ?? [];
  return plain === undefined ? null : { sheet: sheetName(script), font: plain.font };
}
