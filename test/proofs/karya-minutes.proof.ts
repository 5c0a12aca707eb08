/** Three hundred days on each engine, every minute of them, every clause of nine works, without intervals. */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD } from '../kit/test-app.ts';
import { casesOf, faultsOfDay } from '../muhurta/karya-cases.ts';

const DAYS = 300;
/** About a minute each on a quiet machine. */
const TIMEOUT_MS = 1_200_000;

for (const engine of Object.values(engines(THIRD)))
  test(
    `every minute of ${DAYS} days on ${engine.info.id} says the same as the windows of nine works`,
    () => {
      for (const each of casesOf(engine, DAYS, 2026)) expect(faultsOfDay(each)).toEqual([]);
    },
    TIMEOUT_MS,
  );
