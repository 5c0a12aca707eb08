/**
 * node --import tsx builders/scaling/measure.ts: what a call of each class costs a running service in CPU time, threads and all, from /proc. Nothing else may ask it meanwhile; other work on the
 * machine makes it wait, not work.
 */
import { readFileSync } from 'node:fs';
import { fresh, type Service, service } from '../../test/torture/service.ts';

const TICK_MS = 10;

/** By class, what a customer asks most in it; fresh ones, so that nothing comes from the cache. */
const ASKED: readonly (readonly [name: string, calls: number, path: (i: number) => string])[] = [
  ['light: a slice of the day', 400, fresh('/v1/vedic/tithi', '&time=05:30')],
  ['light: the same again, from the cache', 600, () => '/v1/vedic/tithi?date=2026-11-14&place=Ujjain'],
  ['standard: a snapshot of the day', 200, fresh('/v1/vedic/panchanga')],
  ['standard: a snapshot of the Surya-siddhanta', 200, fresh('/v1/surya/panchanga')],
  ['chart: a kundali', 120, fresh('/v1/vedic/kundali', '&time=06:30')],
  ['chart: eighteen payloads of a birth', 40, fresh('/v1/vedic/kundali/full', '&time=06:30')],
  ['heavy: a year of festivals', 12, (i) => `/v1/parva-mool?year=${1700 + i}`],
  ['heavy: the sade-sati of a life', 20, fresh('/v1/vedic/sade-sati', '&time=06:30&on=2026-11-14')],
  [
    'book, HTML',
    20,
    (i) => `/v1/vedic/kundali-book.html?date=1990-05-${10 + (i % 18)}&time=06:30&lat=18.${i}&lon=73.8`,
  ],
];

const cpuMs = ({ child }: Service): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

const running = await service();
const key = running.key('enterprise');
const ask = async (path: string) => {
  const reply = await fetch(`http://127.0.0.1:${running.port}${path}`, { headers: { 'x-api-key': key } });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${reply.status} ${path}`);
};
for (const [name, calls, path] of ASKED) {
  const warm = Math.ceil(calls / 4);
  for (let i = 0; i < warm; i++) await ask(path(i));
  const before = cpuMs(running);
  for (let i = warm; i < warm + calls; i++) await ask(path(i));
  console.log(`${name}: ${((cpuMs(running) - before) / calls).toFixed(2)} ms`);
}
await running.end();
