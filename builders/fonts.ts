/**
 * Writes packages/service/data/fonts/: Noto Sans of each script that no installed package has, taken out of the packages as they are, and the letters of
 * IAST, cut out of its Latin.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Bytes = Uint8Array;
const { compress, decompress }: Readonly<Record<'compress' | 'decompress', (bytes: Bytes) => Promise<Bytes>>> =
  createRequire(import.meta.url)('wawoff2');
const DESIGN: string = new URL('../scripts/design.mjs', import.meta.url).href;
const { subset }: { subset: (bytes: Bytes, letters: readonly number[]) => Promise<Bytes> } = await import(DESIGN);

const VERSION = '5.3.0';
const FAMILIES = ['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'oriya', 'tamil', 'telugu'];
const WEIGHTS = [400, 600];
/** The letters of IAST beyond Latin-1, small and capital. */
const IAST = [...'āĀīĪūŪṛṚṝṜḷḶḹḸṃṂḥḤṅṄṭṬḍḌṇṆśŚṣṢ'].map((letter) => letter.codePointAt(0) ?? 0);
const OUT = fileURLToPath(new URL('../packages/service/data/fonts/', import.meta.url));

const room = mkdtempSync(join(tmpdir(), 'fonts-'));
/** The licence of a package, which is then unpacked in the room. */
function unpacked(name: string): string[] {
  const pack = execFileSync('npm', ['pack', '--silent', `@fontsource/${name}@${VERSION}`], { cwd: room });
  execFileSync('tar', ['xzf', pack.toString().trim()], { cwd: room });
  return readFileSync(join(room, 'package', 'LICENSE'), 'utf8').split('\n');
}

const licences = FAMILIES.map((family) => {
  const name = `noto-sans-${family}`;
  const licence = unpacked(name);
  for (const weight of WEIGHTS)
    copyFileSync(
      join(room, 'package', 'files', `${name}-${family}-${weight}-normal.woff2`),
      `${OUT}${name}-${weight}.woff2`,
    );
  return licence;
});
licences.push(unpacked('noto-sans'));
for (const weight of WEIGHTS) {
  const packed = readFileSync(join(room, 'package', 'files', `noto-sans-latin-ext-${weight}-normal.woff2`));
  writeFileSync(`${OUT}noto-sans-iast-${weight}.woff2`, await compress(await subset(await decompress(packed), IAST)));
}
rmSync(room, { recursive: true });
/** The first line of each says whose it is; the rest is the same for all. */
const [, ...terms] = licences[0] ?? [];
writeFileSync(`${OUT}OFL.txt`, [...licences.map(([owner = '']) => owner), ...terms].join('\n'));
