// The `prepack` of both packages, so that `npm pack` and `npm publish` never take a stale build: builds what is stale and adds what
// only a package has, the declarations of the library, its guides, and the licences.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { writeTypes } from './library.mjs';
import { LIBRARY, ROOT, SERVICE } from './setup.mjs';

const GUIDES = {
  ganaka: { folder: LIBRARY, files: ['docs/LIBRARY.md', 'docs/LIBRARY-REFERENCE.md', 'docs/CLIENT.md'] },
  'ganaka-service': { folder: SERVICE, files: ['docs/CLI.md', 'docs/MCP.md', 'docs/OPERATIONS.md'] },
};
const LICENCES = ['THIRD-PARTY-NOTICES.md'];

const [name] = process.argv.slice(2);
const { folder, files } = GUIDES[name];
await buildIfStale();
if (name === 'ganaka') writeTypes();
for (const file of [...files, ...LICENCES]) {
  const to = join(folder, 'dist', file);
  mkdirSync(join(to, '..'), { recursive: true });
  copyFileSync(join(ROOT, file), to);
}
