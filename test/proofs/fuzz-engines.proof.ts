import { test } from 'vitest';
import { answerBirths } from '../fuzz-engines-checks.ts';

test('any of five thousand births under any engine has an answer in its schema, soon', () => answerBirths(5_000));
