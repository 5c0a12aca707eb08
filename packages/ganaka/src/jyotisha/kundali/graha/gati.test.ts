import { describe, expect, test } from 'vitest';
import { gatiOf } from '../../../kernel/gati.ts';
import { ashtadhaOf } from './gati.ts';

test('a graha below a tenth of its mean motion is stationary', () => {
  const of = (share: number) => gatiOf(share * 0.5, 0.5);
  expect([1, 0.11, 0.09, -0.09, -0.11].map(of)).toEqual(['direct', 'direct', 'stationary', 'stationary', 'retrograde']);
  expect(gatiOf(-0.053, -0.053)).toBe('retrograde'); // a node
});

describe('the eight motions as Bapu Deva Sastri explains them (Surya-siddhanta, 1861, page 14)', () => {
  const kind = (speed: number, quickens: boolean, inArc: boolean | null = null) =>
    ashtadhaOf({ speed, mean: 1, quickens: () => quickens, inArc });

  test.each([
    ['vakra', 'decreasing retrograde motion', -0.5, true],
    ['ativakra', 'increasing retrograde motion', -0.5, false],
    ['vikala', 'stationary', 0.01, true],
    ['manda', 'increasing direct motion less than the mean', 0.5, true],
    ['mandatara', 'decreasing direct motion less than the mean', 0.5, false],
    ['sama', 'mean motion', 1.02, true],
    ['shighratara', 'increasing direct motion greater than the mean', 1.5, true],
    ['shighra', 'decreasing direct motion greater than the mean', 1.5, false],
  ] as const)('%s: %s', (id, _, speed, quickens) => expect(kind(speed, quickens)).toBe(id));

  test('where the text’s arc and the longitudes differ the graha is vikala', () => {
    expect(kind(-0.2, true, false)).toBe('vikala');
    expect(kind(0.2, true, true)).toBe('vikala');
    expect(kind(-0.2, true, true)).toBe('vakra');
  });
});
