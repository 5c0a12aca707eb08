import { test } from 'vitest';
import { answerRequests } from '../fuzz-checks.ts';

test('none of a hundred thousand generated requests is answered with anything but a documented status and the envelope', () =>
  answerRequests(100_000));
