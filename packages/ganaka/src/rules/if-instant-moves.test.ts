import { describe, expect, test } from 'vitest';
import { stretchesOf } from './if-instant-moves.ts';

/** A decision whose answer is another between two seconds, and whose tests see where they are. */
const between = (from: number, to: number) => (seconds: number) => ({
  answer: from <= seconds && seconds <= to ? 'other' : 'usual',
  seen: `${seconds >= from} ${seconds <= to}`,
});

describe('the stretches of a course', () => {
  test('are found to the second', () => {
    expect(stretchesOf(between(-1234, 5678))).toEqual([
      { from: -21_600, to: -1235, answer: 'usual' },
      { from: -1234, to: 5678, answer: 'other' },
      { from: 5679, to: 21_600, answer: 'usual' },
    ]);
  });

  test('may be as short as a second', () => {
    for (const at of [-21_600, -599, 0, 7, 600, 21_599])
      expect(stretchesOf(between(at, at)).filter(({ answer }) => answer === 'other')).toEqual([
        { from: at, to: at, answer: 'other' },
      ]);
  });

  test('leave out where the instant cannot be', () => {
    const limited = (seconds: number) => (seconds < -777 ? null : { answer: seconds > 0, seen: '' });
    expect(stretchesOf(limited)).toEqual([
      { from: -777, to: 0, answer: false },
      { from: 1, to: 21_600, answer: true },
    ]);
  });

  test('are one where the tests change and the answer does not', () => {
    expect(stretchesOf((seconds) => ({ answer: 1, seen: String(seconds > 99) }))).toEqual([
      { from: -21_600, to: 21_600, answer: 1 },
    ]);
  });
});
