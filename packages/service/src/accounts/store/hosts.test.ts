import { expect, test } from 'vitest';
import { Hosts } from './hosts.ts';

test('one server is itself, with whatever its address says', () => {
  const hosts = new Hosts('postgres://asha:p%40ss@db.example:5433/ganaka?sslmode=require');
  expect(hosts.urls).toEqual(['postgres://asha:p%40ss@db.example:5433/ganaka?sslmode=require']);
  hosts.leave(hosts.current);
  expect(hosts.current).toBe(hosts.urls[0]);
  expect(hosts.name).toBe('PostgreSQL at db.example:5433/ganaka');
});

test('of several one is asked at a time, and many who find it gone go on to the next together', () => {
  const hosts = new Hosts('postgresql://asha@a:1,b:2,[::1]:3/ganaka');
  expect(hosts.urls).toEqual([
    'postgresql://asha@a:1/ganaka',
    'postgresql://asha@b:2/ganaka',
    'postgresql://asha@[::1]:3/ganaka',
  ]);
  const first = hosts.current;
  for (let i = 0; i < 5; i++) hosts.leave(first);
  expect(hosts.current).toBe('postgresql://asha@b:2/ganaka');
  expect(hosts.name).toBe('PostgreSQL at b:2/ganaka (of 3 hosts)');
  for (const url of hosts.urls.slice(1)) hosts.leave(url);
  expect(hosts.current).toBe(first);
});
