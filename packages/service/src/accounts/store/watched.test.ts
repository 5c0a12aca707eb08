import { expect, test } from 'vitest';
import { StoreAway } from '../gate.ts';
import { type Db, query } from './db.ts';
import { WatchedDb } from './watched.ts';

function watched(kind: Db['kind'] = 'postgres') {
  let now = 0;
  let answer: () => Promise<never[]> = async () => [];
  const said: [boolean, string][] = [];
  let asked = 0;
  const read = () => {
    asked++;
    return answer();
  };
  const db = new WatchedDb(
    { kind, read, run: () => expect.unreachable(), close: async () => undefined },
    { told: (up, why) => void said.push([up, why]), clock: () => now },
  );
  return {
    db,
    said,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms;
    },
    becomes: (next: () => Promise<never[]>) => {
      answer = next;
    },
    look: () =>
      db.read(query('SELECT 1')).then(
        () => 'there',
        () => 'away',
      ),
  };
}

const gone = async (): Promise<never> => {
  throw new StoreAway('away', { cause: new Error('connection refused') });
};

test('losing the store and getting it back are reported once each, and nobody waits while it is away', async () => {
  const store = watched();
  expect(await store.look()).toBe('there');
  store.becomes(gone);
  for (let i = 0; i < 100; i++) expect(await store.look()).toBe('away');
  expect(store.asked()).toBe(4); // one before, three until it was certain
  expect(store.said).toEqual([[false, 'connection refused']]);
  expect(store.db.state).toEqual({ up: false, lost: 1 });
  store.becomes(async () => []);
  store.pass(200);
  expect(await store.look()).toBe('there');
  expect(store.said).toEqual([
    [false, 'connection refused'],
    [true, ''],
  ]);
});

test('while it is frozen one caller at a time tries it, and the others are refused at once', async () => {
  const store = watched();
  let thaw = (): void => undefined;
  store.becomes(
    () =>
      new Promise((_, reject) => {
        thaw = () => {
          store.pass(3_000);
          reject(new StoreAway('timeout'));
        };
      }),
  );
  const first = store.look();
  thaw();
  expect(await first).toBe('away');
  expect(await store.look()).toBe('away');
  expect(store.asked()).toBe(1);
  store.pass(200);
  const trying = store.look();
  expect(await store.look()).toBe('away');
  expect(store.asked()).toBe(2);
  thaw();
  expect(await trying).toBe('away');
});

test('an embedded file is asked every time', async () => {
  const store = watched('libsql');
  store.becomes(gone);
  for (let i = 0; i < 5; i++) await store.look();
  expect(store.asked()).toBe(5);
  expect(store.said).toHaveLength(1);
});
