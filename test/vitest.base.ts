/** What `npm test`, `npm run authorities` and `npm run proofs` have in common. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { 'ganaka/internal': fileURLToPath(new URL('../packages/ganaka/src', import.meta.url)) } },
  test: {
    globalSetup: ['test/words.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 180_000, // of a machine that has much else to do
    hookTimeout: 120_000,
    maxWorkers: 2,
    env: { TZ: 'America/Caracas' }, // the server's own zone must not matter
  },
});
