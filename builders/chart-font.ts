/**
 * The letters of `kundali.svg`, cut out of Noto Sans Devanagari (OFL-1.1) as @fontsource ships it: the picture then looks the same wherever it is
 * shown, also as an <img>, which may fetch nothing. Needs python3 with fontTools and brotli: `npx tsx builders/chart-font.ts`.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHARTED } from '../packages/ganaka/test/kit/voices.ts';
import { chartLetters } from './chart-letters.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = join(ROOT, 'node_modules/@fontsource/noto-sans-devanagari/files');
const letters = [...new Set(CHARTED.flatMap((language) => [...chartLetters(language)]))].sort().join('');
const folder = mkdtempSync(join(tmpdir(), 'chart-font-'));

/** The face in which only `letters` are left, with the rules by which they join. */
function cutOf(script: string): string {
  const to = join(folder, `${script}.woff2`);
  const { status, stderr } = spawnSync(
    'python3',
    [
      ...['-m', 'fontTools.subset', join(FILES, `noto-sans-devanagari-${script}-400-normal.woff2`)],
      ...[`--text=${letters}`, '--flavor=woff2', '--layout-features=*', '--no-hinting', `--output-file=${to}`],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return readFileSync(to).toString('base64');
}

writeFileSync(
  join(ROOT, 'packages/ganaka/src/drawings/tables/chart-font.generated.ts'),
  [
    '/** Letters of Noto Sans Devanagari (OFL-1.1, see THIRD-PARTY-NOTICES.md) as woff2 in base64, made by builders/chart-font.ts. */',
    `export const CHART_LETTERS = ${JSON.stringify(letters)};`,
    `export const LATIN_WOFF2 = '${cutOf('latin')}';`,
    `export const DEVANAGARI_WOFF2 = '${cutOf('devanagari')}';`,
    '',
  ].join('\n'),
);
rmSync(folder, { recursive: true, force: true });
