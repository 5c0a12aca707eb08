import { mergeConfig } from 'vitest/config';
import base from './test/vitest.base.ts';

export default mergeConfig(base, {
  test: { include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'] },
});
