/** What `npm test`, `npm run authorities` and `npm run proofs` have in common. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    testTimeout: 180_000, // of a machine that has much else to do
    hookTimeout: 120_000,
    maxWorkers: 2,
    env: { TZ: 'America/Caracas' }, // the server's own zone must not matter
  },
});
