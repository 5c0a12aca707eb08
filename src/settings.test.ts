import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('nothing set gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: 'var',
    databaseUrl: undefined,
    thirdEngine: 'chitrapaksha',
    retired: [],
    rateLimit: 'on',
  });
});

test.each([
  [{ PORT: '99999' }, /PORT must be a whole number from 0 to 65535/],
  [{ PORT: '80a' }, /PORT/],
  [{ DRIK_STATUS: 'gone' }, /DRIK_STATUS must be one of active, retired/],
  [{ THIRD_ENGINE: 'ss-mean' }, /"ss-mean" is taken/],
  [{ THIRD_ENGINE: 'Not Good' }, /lower-case/],
  [{ DATABASE_URL: 'mysql://x' }, /postgres/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ RATE_LIMIT: 'maybe' }, /on, off/],
  [{ SESSION_SECRET: 'short' }, /32 characters/],
  [{ PUBLIC_URL: 'ganaka.example/path' }, /PUBLIC_URL/],
])('%o stops the start with one clear line', (env, says) => {
  expect(() => readSettings(env)).toThrow(says);
});
