/** The checks that read the whole outside tables: `npm run authorities`. */
import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

export default mergeConfig(base, { test: { include: ['test/outside/**/*.outside.ts'], testTimeout: 300_000 } });
