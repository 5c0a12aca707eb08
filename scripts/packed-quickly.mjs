// Compressed files next to those of a folder, as the service reads them: quickly, for `npm run dev`.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };

/** Of those that are newer than what they were packed into. */
export function packedQuickly(folder) {
  for (const name of readdirSync(folder).filter((each) => !/\.(br|gz)$/.test(each))) {
    const file = join(folder, name);
    const packed = statSync(`${file}.br`, { throwIfNoEntry: false });
    if (packed !== undefined && packed.mtimeMs >= statSync(file).mtimeMs) continue;
    const body = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(body, QUICK));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 1 }));
  }
}
