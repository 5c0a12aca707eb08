/** docs/BULK.md: every example is asked, and every answer is as printed. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const page = readFileSync(new URL('../../docs/BULK.md', import.meta.url), 'utf8');
const app = testApp({ engines: engines(THIRD) });
const key = { 'x-api-key': 'tg-enterprise' };

const examples = [...page.matchAll(/```http\nGET (\S+)\n```\n```(json|csv|ics)\n([\s\S]*?)```/g)].map(
  ([, path = '', format = '', printed = '']) => ({ path, format, printed }),
);

test('there are examples of every format', () => {
  expect(examples).toHaveLength(8);
});

test.each(examples)('$path', async ({ path, format, printed }) => {
  const reply = await app.get(path, key);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  if (format === 'json') expect(reply.json()).toMatchObject(JSON.parse(printed));
  else if (format === 'ics')
    for (const line of printed.trimEnd().split('\n')) expect(reply.body.split('\r\n')).toContain(line);
  else
    for (const [i, line] of printed.trimEnd().split('\n').entries())
      expect(reply.body.split('\r\n')[i]).toContain(line);
});

test('a year in SQLite answers the question of the page', async () => {
  const reply = await app.get('/v1/panchanga-varsha-drik?year=2027&place=Ujjain&format=csv&lang=en', key);
  const rows: string[][] = parse(reply.body);
  const [head = [], ...days] = rows;
  const db = new Database(':memory:');
  db.exec(`CREATE TABLE day (${head.map((name) => `"${name}" TEXT`).join(', ')})`);
  const insert = db.prepare(`INSERT INTO day VALUES (${head.map(() => '?').join(', ')})`);
  for (const day of days) insert.run(...day);
  const sql = /```sql\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(db.prepare(sql).all()).toHaveLength(3);
  db.close();
});
