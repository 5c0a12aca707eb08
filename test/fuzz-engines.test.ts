import { test } from 'vitest';
import { answerBirths } from './fuzz-engines-checks.ts';

test('any birth under any engine has an answer in its schema, soon', () => answerBirths(250));
