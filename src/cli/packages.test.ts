import { expect, test } from 'vitest';
import { isFit } from './packages.ts';

/** As ranges with a caret are read (docs.npmjs.com, semver). */
test.each([
  ['5.12.8', '5.12.8', true],
  ['5.12.8', '5.13.0', true],
  ['5.12.8', '5.12.9', true],
  ['5.12.8', '5.12.7', false],
  ['5.12.8', '4.99.0', false],
  ['5.12.8', '6.0.0', false],
  ['0.28.18', '0.28.20', true],
  ['0.28.18', '0.29.0', false],
])('made with %s, %s is fit: %s', (wanted, found, fit) => expect(isFit(wanted, found)).toBe(fit));
