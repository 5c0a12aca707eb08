import { expect, test } from 'vitest';
import { tracedOn, traceFields } from './trace.ts';

// the example of the recommendation, section 3.2.2.5
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADER = `00-${TRACE}-00f067aa0ba902b7-01`;

test('the answer carries the same trace and a part of our own', () => {
  expect(tracedOn(HEADER)).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(tracedOn(HEADER)).not.toBe(HEADER);
  expect(traceFields(HEADER)).toEqual({ trace: TRACE });
});

test.each([undefined, '', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `${HEADER}\r\nx: y`, HEADER.toUpperCase()])(
  '%j is no trace',
  (header) => {
    expect(tracedOn(header)).toBeUndefined();
    expect(traceFields(header)).toEqual({});
  },
);
