/** What the README shows a stranger: the open call gives the printed reply, and the figures are those of the guides. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = textOf('README.md');

test('it can be read in a minute', () => {
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('the open call gives the printed reply, without a key', async () => {
  const path = /localhost:8080(\/v1\/\S+)'/.exec(page)?.[1] ?? '';
  const printed = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(printed.trimEnd().split('\n').length).toBeLessThanOrEqual(16);
  const reply = await testApp({ engines: engines(THIRD) }).get(path);
  expect(reply.json()).toMatchObject(JSON.parse(printed));
});

test('the figures are those of the guides', () => {
  const rowOf = (guide: string, start: string) =>
    textOf(guide)
      .split('\n')
      .filter((line) => line.startsWith(`| ${start} |`))
      .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));
  const largest = (body: string) => Number(rowOf('docs/ACCURACY.md', body)[0]?.[3]);
  const planets = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'].map(largest);
  expect(page).toContain(
    `the Sun within ${largest('sun')}″, the Moon ${largest('moon').toFixed(3)}″, planets ${Math.max(...planets)}″`,
  );
  expect(Math.max(largest('sunrise'), largest('sunset'))).toBeLessThanOrEqual(0.14);
  expect(rowOf('docs/FESTIVALS.md', 'A, B: publishers agree')[0]?.slice(1, 3)).toEqual(['383', '380']);
  const bikram = rowOf('docs/CALENDARS.md', '`bikram`').map((cells) => cells.slice(2, 4));
  expect(bikram).toContainEqual(['punyakala', '587 of 590']);
  const draws = [...textOf('CONTRIBUTING.md').matchAll(/^\| 2026\d{4} \| (\d+) \| (\d+) \| (\d+) \|/gm)];
  const sums = [1, 2, 3].map((cell) => draws.reduce((sum, draw) => sum + Number(draw[cell]), 0));
  expect(sums).toEqual([219, 21, 0]);
});
