/** How generated files are written and compared. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface Generated {
  readonly file: string;
  readonly builder: string;
  /** Its text, from the present one where that says something, such as an order or a figure that was measured. */
  readonly make: (present: string) => string | Promise<string>;
}

/** Writes what has changed. With `--check` it writes nothing, and a file that is not what its builder makes is an error. */
export async function generate(all: readonly Generated[]): Promise<void> {
  const check = process.argv.includes('--check');
  for (const { file, builder, make } of all) {
    const path = join(ROOT, file);
    const present = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const text = await make(present);
    if (text === present) continue;
    if (check) {
      console.error(`${file} is not what builders/${builder} makes: run \`npm run generate\` and commit it`);
      process.exitCode = 1;
    } else {
      writeFileSync(path, text);
      console.log(`${file} written by builders/${builder}`);
    }
  }
}
