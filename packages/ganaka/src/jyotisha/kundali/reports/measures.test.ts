/** The bands at their edges, as the verses draw them. */
import { expect, test } from 'vitest';
import { bavBand, type MeasureBand, savBand, vimshopakaBand } from './measures.ts';

const edges = <T extends number>(band: (value: T) => MeasureBand, of: readonly (readonly [T, MeasureBand])[]) =>
  expect(of.map(([value]) => [value, band(value)])).toEqual(of);

test('bindus of all seven: above thirty good, twenty-five to thirty middling, fewer low (BPHS 72.3-72.4)', () =>
  edges(savBand, [
    [31, 'good'],
    [30, 'middling'],
    [25, 'middling'],
    [24, 'low'],
  ]));

test('of twenty parts below five nothing, to ten little, to fifteen middling, above it full (BPHS 7.26-7.27)', () =>
  edges(vimshopakaBand, [
    [4.99, 'none'],
    [5, 'little'],
    [10, 'little'],
    [10.01, 'middling'],
    [15, 'middling'],
    [15.01, 'full'],
  ]));

test('bindus of one graha: eight strong, five to seven good, four mixed, one to three low, none nothing (JP 10.3-10.4)', () =>
  edges(bavBand, [
    [8, 'strong'],
    [7, 'good'],
    [5, 'good'],
    [4, 'mixed'],
    [3, 'low'],
    [1, 'low'],
    [0, 'none'],
  ]));
