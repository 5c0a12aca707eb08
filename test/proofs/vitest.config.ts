/** The long checks, `npm run proofs`: those of `test/proofs/`, and the ones of `npm test` that look at a sample, with everything. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

const LONG = ['test/proofs/**/*.proof.ts'];
/** Tests that look at a sample in `npm test`, and at everything here. */
const SAMPLES = /from '[^']*kit\/amount\.ts'/;
const GENERATED = ['test', 'packages/ganaka/src', 'packages/service/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && SAMPLES.test(readFileSync(path, 'utf8'))),
);

export default mergeConfig(base, {
  test: { include: [...LONG, ...GENERATED], testTimeout: 2_700_000, env: { PROOF_FACTOR: '20' } },
});
