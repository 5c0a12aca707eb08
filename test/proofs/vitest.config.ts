/** The long checks: `npm run proofs`. */
import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

export default mergeConfig(base, { test: { include: ['test/proofs/**/*.proof.ts'], testTimeout: 600_000 } });
