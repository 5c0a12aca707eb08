import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES, readSettings } from './settings.ts';

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
  [{ PATIENCE: '0' }, /PATIENCE must be a whole number from 1 to 100/],
  [{ RATE_LIMIT: 'maybe' }, /on, off/],
  [{ SESSION_SECRET: 'short' }, /32 characters/],
  [{ PUBLIC_URL: 'ganaka.example/path' }, /PUBLIC_URL/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 32/],
  [{ DATABSE_URL: 'postgres://x' }, /DATABSE_URL is not a setting; did you mean DATABASE_URL\?/],
  [{ DATABASE_ULR: 'postgres://x' }, /did you mean DATABASE_URL/],
  [{ SESSION_SECRETS: 'x' }, /did you mean SESSION_SECRET\?/],
  [{ UNCONFIRMED_CREDITS: '50' }, /UNCONFIRMED_CREDITS needs MAIL_URL/],
  [{ SIGN_UPS_PER_DAY: 'many' }, /SIGN_UPS_PER_DAY must be a whole number/],
  [{ MAIL_URL: 'smtp://mail.example:25' }, /MAIL_URL, MAIL_FROM and PUBLIC_URL together/],
  [
    { MAIL_URL: 'mail.example', MAIL_FROM: 'post@example.org', PUBLIC_URL: 'https://a.example' },
    /MAIL_URL must be smtp/,
  ],
  [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'post', PUBLIC_URL: 'https://a.example' }, /MAIL_FROM must be/],
  [{ GANAKA_PORT: '80' }, /did you mean PORT\?/],
  [{ GANAKA_COLOUR: 'blue' }, /GANAKA_COLOUR is not a setting; there are HOST/],
])('%o stops the start with one clear line', (env, says) => {
  expect(() => readSettings(env)).toThrow(says);
});

test('names of others are left alone, and the page for operators knows each of ours', () => {
  expect(() => readSettings({ PATH: '/bin', HOSTNAME: 'x', PORTS: '1', LOGNAME: 'y', WORKER: 'z' })).not.toThrow();
  const page = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
  expect(NAMES.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
