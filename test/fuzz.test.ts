import { test } from 'vitest';
import { answerRequests } from './fuzz-checks.ts';

test('no generated request is answered with anything but a documented status and the envelope', () =>
  answerRequests(4_000));
