// npm pack, when it is done: our manifest again.
import { renameSync } from 'node:fs';
import { KEPT, MANIFEST } from './prepack.mjs';

renameSync(KEPT, MANIFEST);
