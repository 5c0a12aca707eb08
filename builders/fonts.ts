/** Writes data/fonts/: Noto Sans of each script that no installed package has, taken out of the packages as they are. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '5.3.0';
const FAMILIES = ['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'oriya', 'tamil', 'telugu'];
const WEIGHTS = [400, 600];
const OUT = fileURLToPath(new URL('../data/fonts/', import.meta.url));

const room = mkdtempSync(join(tmpdir(), 'fonts-'));
const licences = FAMILIES.map((family) => {
  const name = `noto-sans-${family}`;
  const pack = execFileSync('npm', ['pack', '--silent', `@fontsource/${name}@${VERSION}`], { cwd: room });
  execFileSync('tar', ['xzf', pack.toString().trim()], { cwd: room });
  for (const weight of WEIGHTS)
    copyFileSync(
      join(room, 'package', 'files', `${name}-${family}-${weight}-normal.woff2`),
      `${OUT}${name}-${weight}.woff2`,
    );
  return readFileSync(join(room, 'package', 'LICENSE'), 'utf8').split('\n');
});
rmSync(room, { recursive: true });
/** The first line of each says whose it is; the rest is the same for all. */
const [, ...terms] = licences[0] ?? [];
writeFileSync(`${OUT}OFL.txt`, [...licences.map(([owner = '']) => owner), ...terms].join('\n'));
