/** Three hundred questions, answered through the tools and compared with outside sources. */
import { InMemoryTransport } from '@modelcontextprotocol/client';
import * as sdk from '@modelcontextprotocol/server';
import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import { expect, test } from 'vitest';
import { askHere } from '../../packages/service/src/cli/operator/mcp.ts';
import { serverFactory } from '../../packages/service/src/mcp/server.ts';
import { readSettings } from '../../packages/service/src/settings.ts';
import { called, clientOf } from '../kit/mcp.ts';
import { isRight, questions, valueAt } from '../kit/questions.ts';

const LEAST_SHARE = 0.99;
const MOST_MEDIAN_BYTES = 2_000;
const MOST_BYTES = 8_000;

test('of the questions at least 99 in 100 are answered right, in short results', async () => {
  const settings = readSettings({});
  const client = clientOf('2025');
  const [here, there] = InMemoryTransport.createLinkedPair();
  const make = serverFactory({ sdk, version: 'test', engines: engineInfos(settings) });
  await Promise.all([make(askHere(settings)).connect(there), client.connect(here)]);
  const all = questions();
  expect(all.length).toBe(300);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const wrong: string[] = [];
  const sizes: number[] = [];
  for (const { id, tool, arguments: given, at, expect: expected } of all) {
    const { answer, text, bytes } = await called(client, tool, given);
    sizes.push(bytes);
    const value = valueAt(answer, at);
    if (!isRight(value, expected))
      wrong.push(`${id}: ${JSON.stringify(value) ?? text} for ${JSON.stringify(expected)}`);
  }
  await client.close();
  sizes.sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  console.info(
    [
      `${all.length - wrong.length} of ${all.length} right; results of ${median} bytes in the middle, ${sizes.at(-1)} at most`,
      ...wrong,
    ].join('\n'),
  );
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(all.length * (1 - LEAST_SHARE));
  expect(median).toBeLessThanOrEqual(MOST_MEDIAN_BYTES);
  expect(sizes.at(-1)).toBeLessThanOrEqual(MOST_BYTES);
});

test('a comparison finds what differs', () => {
  const answer = { grahas: [{ graha: 'surya', longitude: 359.9, rashi: 'Mina' }], dates: ['2026-11-08'] };
  const longitude = valueAt(answer, 'grahas[graha=surya].longitude');
  expect(isRight(longitude, { degrees: 0.05, within: 0.2 })).toBe(true);
  expect(isRight(longitude, { degrees: 0.05, within: 0.1 })).toBe(false);
  expect(isRight(valueAt(answer, 'grahas[graha=chandra].rashi'), { equals: 'Mina' })).toBe(false);
  expect(isRight(valueAt(answer, 'dates[0]'), { one_of: ['2026-11-09'] })).toBe(false);
  expect(isRight('2026-11-08T06:00:00+05:30', { instant: '2026-11-08T00:32:00Z', minutes: 1 })).toBe(false);
  expect(isRight(undefined, { instant: '2026-11-08T00:32:00Z', minutes: 1 })).toBe(false);
});
