/**
 * Style sheets, scripts and fonts. They are read once at the start and served under names that contain their hash, so
 * that a browser may cache them forever. Nothing is loaded from another host.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CHART_LOOK } from 'ganaka/internal/drawings/chart/chart.ts';
import { facesOfScript, SCRIPT_FONTS, SCRIPT_SHEETS, SCRIPTS } from './fonts.ts';

export interface Asset {
  readonly media: string;
  readonly body: Buffer;
  /** The compressed body; fonts have none, because they are compressed already. */
  readonly packed?: Packed;
  /** Set if the name has no hash: a browser then revalidates the asset after a day. */
  readonly renewed?: true;
  /** Set if pages of other origins may read the asset. */
  readonly shared?: true;
}

export interface Assets {
  /** Returns the URL of an asset by its plain name, such as `ganaka.css`. */
  url(name: string): string;
  find(path: string): Asset | undefined;
}

const TIRO = '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit';
const NOTO = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari';

/** The Latin and Devanagari fonts: the name under which each is served, and its file in an installed package. */
export const FONTS: Readonly<Record<string, string>> = {
  'tiro-devanagari.woff2': `${TIRO}-devanagari-400-normal.woff2`,
  'tiro-latin.woff2': `${TIRO}-latin-400-normal.woff2`,
  'noto-devanagari-400.woff2': `${NOTO}-devanagari-400-normal.woff2`,
  'noto-latin-400.woff2': `${NOTO}-latin-400-normal.woff2`,
  'noto-devanagari-600.woff2': `${NOTO}-devanagari-600-normal.woff2`,
  'noto-latin-600.woff2': `${NOTO}-latin-600-normal.woff2`,
};

const STYLES = [
  'ganaka.css',
  'tools.css',
  'day-line.css',
  'month.css',
  'calendars.css',
  'arrive.css',
  'home.css',
  'day.css',
  'cells.css',
  'year.css',
  'days.css',
  'account.css',
  'instruments.css',
  'muhurta.css',
  'why.css',
  'works.css',
  'compass.css',
  'births.css',
  'lab.css',
];
/** The style that gives a chart in a page the font of the page. */
const OWN_LETTERS = '.k text:not(.t){font-family:var(--sans)}';
/** Style sheets that are made by code: the fonts of each script, the look of charts. */
const MADE_SHEETS: Readonly<Record<string, string>> = { ...SCRIPT_SHEETS, 'chart.css': `${CHART_LOOK}${OWN_LETTERS}` };
/** The serif font, reduced by the build to the glyphs of our own words. The pages use no other glyphs in it. */
const CUT = 'tiro-devanagari.woff2';
/** A style sheet with the fonts only. Its name is fixed, so that a document made elsewhere can refer to it. */
const FACES = '/assets/fonts.css';

const MADE_BY_BUILD: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.bin': 'application/octet-stream',
};
/**
 * Matches a chunk of a script, or the file of the series (the ephemeris data). The build has put the hash into the
 * name, because scripts refer to it.
 */
const HASHED = /-[0-9A-Z]{8}\.\w+$/;
/** The embed script. Pages of other origins refer to it, so its name has no hash. */
const EMBED = 'embed.js';
/** Marks the files that pages of other origins need to compute: the embed script, its chunks and the series. */
const sharing = (name: string): Pick<Asset, 'shared' | 'renewed'> =>
  name === EMBED ? { shared: true, renewed: true } : /^embed-|\.bin$/.test(name) ? { shared: true } : {};

interface Packed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}
/** Compresses a style sheet when it is first sent: all of them together would delay the start. */
function packedOnUse(body: Buffer): Packed {
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    get br() {
      br ??= brotliCompressSync(body);
      return br;
    },
    get gzip() {
      gzip ??= gzipSync(body);
      return gzip;
    },
  };
}
/**
 * Reads the compressed files that the build has written. Compressing all scripts well takes longer than the rest of the
 * start.
 */
const packedBeside = (file: string): Packed => ({ br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) });

export function readAssets(root: string): Assets {
  const byPath = new Map<string, Asset>();
  const urls = new Map<string, string>();
  const keep = (name: string, media: string, body: Buffer, packed?: Packed) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
    const dot = name.lastIndexOf('.');
    const url = `/assets/${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
    byPath.set(url, { media, body, ...(packed && { packed }) });
    urls.set(name, url);
  };
  const built = join(root, 'dist', 'design');
  const placed = (style: string): string =>
    style.replaceAll(/url\(([\w-]+\.woff2)\)/g, (_, name: string) => `url(${urls.get(name)})`);
  for (const [name, file] of Object.entries(FONTS)) keep(name, 'font/woff2', readFileSync(installed(root, file)));
  for (const [name, file] of Object.entries(SCRIPT_FONTS))
    keep(name, 'font/woff2', readFileSync(file.startsWith('@') ? installed(root, file) : join(root, file)));
  // a book contains names that a reader has typed, so it needs the complete fonts
  const faces = Buffer.from(placed(facesOf(root)));
  byPath.set(FACES, { media: 'text/css; charset=utf-8', body: faces, renewed: true });
  keep(CUT, 'font/woff2', readFileSync(join(built, CUT)));
  for (const name of STYLES) {
    const style = Buffer.from(placed(readFileSync(join(built, name), 'utf8')));
    keep(name, 'text/css; charset=utf-8', style, packedOnUse(style));
  }
  for (const [name, sheet] of Object.entries(MADE_SHEETS)) {
    const style = Buffer.from(placed(sheet));
    keep(name, 'text/css; charset=utf-8', style, packedOnUse(style));
  }
  const islands = join(root, 'dist', 'islands');
  for (const name of existsSync(islands) ? readdirSync(islands) : []) {
    const media = MADE_BY_BUILD[extname(name)];
    if (media === undefined) continue;
    const file = join(islands, name);
    if (!HASHED.test(name) && name !== EMBED) keep(name, media, readFileSync(file), packedBeside(file));
    else
      byPath.set(`/assets/${name}`, { media, body: readFileSync(file), packed: packedBeside(file), ...sharing(name) });
  }
  return {
    url: (name) => urls.get(name) ?? `/assets/${name}`,
    find: (path) => byPath.get(path),
  };
}

/** Returns the path of a file of an installed package, also if this project is itself installed as a package. */
const installed = (root: string, file: string): string => createRequire(join(root, 'package.json')).resolve(file);

const EVERY_FONT: Readonly<Record<string, string>> = { ...FONTS, ...SCRIPT_FONTS };
const fontFile = (root: string, file: string): string =>
  file.startsWith('@') ? installed(root, file) : join(root, file);

/**
 * Returns the `@font-face` rules of all scripts. The common ones come last, so they supply the signs that scripts share.
 * Rules that only name a font of the reader's machine are left out: a page that waits for its fonts would fail on them.
 */
const facesOf = (root: string): string => {
  const style = readFileSync(join(root, 'dist', 'design', 'ganaka.css'), 'utf8');
  const common = style.match(/@font-face ?\{[^}]*url\([^}]*\}/g) ?? [];
  return [...SCRIPTS.map(facesOfScript), ...common].join('\n');
};

/** Returns the `@font-face` rules with the fonts embedded, for a page that has no network access. */
export const facesWithin = (root: string): string =>
  facesOf(root).replaceAll(/url\(([\w-]+\.woff2)\)/g, (whole, name: string) => {
    const file = EVERY_FONT[name];
    return file === undefined ? whole : `url(data:font/woff2;base64,${readFileSync(fontFile(root, file), 'base64')})`;
  });
