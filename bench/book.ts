import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { loadEveryBook } from 'ganaka/internal/text/loading/books.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { kundaliBook } from '../packages/service/src/book/view.ts';
import { rounds } from './amount.ts';
import { browserPath, NO_BROWSER } from './browser.ts';
import type { BenchRow } from './row.ts';
import { type BenchService, withService } from './service.ts';

/** Enough to warm up the code of all tables. */
const WARM_BOOKS = rounds(150);
const BOOKS = rounds(60);
const WARM_PRINTS = rounds(2);
const PRINTS = rounds(6);

export async function rows(): Promise<BenchRow[]> {
  await loadEveryBook();
  const printed: BenchRow[] =
    browserPath() === undefined ? [{ name: 'book, PDF', skipped: NO_BROWSER }] : await withService(printedRows);
  return [...htmlRows(), ...printed];
}

function htmlRows(): BenchRow[] {
  const engine = drik();
  const place = placeWithOffset('Kashi', 25.3176, 82.9739, 5.5);
  const today = dayOf({ year: 2026, month: 11, day: 15 });
  const first = dayOf({ year: 1940, month: 1, day: 1 });
  const params = { rules: 'raman', relation: 'panchadha', d2: 'parashara', d3: 'parashara' } as const;
  const made = (n: number): number => {
    const t = plusDays(midnight(first, 5.5), n * 211.37);
    const html = kundaliBook.of({
      sky: engine.skyOver(place, defaultsOf(engine.info)),
      t,
      day: first,
      basis: 'time',
      say: ENGLISH_AND_HINDI,
      today,
      note: () => undefined,
      params: { ...params, dasha_year: 'sidereal', on: today, style: 'north', paper: 'a4', name: 'Asha' },
    });
    return html.length;
  };
  for (let n = 0; n < WARM_BOOKS; n++) made(n);
  const before = process.cpuUsage();
  let letters = 0;
  for (let n = 0; n < BOOKS; n++) letters += made(WARM_BOOKS + n);
  const { user, system } = process.cpuUsage(before);
  return [
    { name: 'book, HTML', value: (user + system) / 1000 / BOOKS, unit: 'ms CPU', target: 25 },
    { name: 'book, HTML', value: letters / BOOKS / 1000, unit: 'thousand letters' },
  ];
}

async function printedRows(service: BenchService): Promise<BenchRow[]> {
  const { port } = service;
  const key = service.keyOn('enterprise');
  const get = async (path: string): Promise<Buffer> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-api-key': key } });
    const body = Buffer.from(await reply.arrayBuffer());
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${body.toString('utf8', 0, 200)}`);
    return body;
  };
  let births = 0;
  const printed = async (): Promise<{ readonly seconds: number; readonly pages: number }> => {
    const started = performance.now();
    const pdf = await get(
      `/v1/vedic/kundali-book.pdf?date=19${40 + births++}-06-21&time=04:10&lat=25.3176&lon=82.9739&name=Asha`,
    );
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    return { seconds: (performance.now() - started) / 1000, pages };
  };
  const first = await printed();
  for (let n = 0; n < WARM_PRINTS; n++) await printed();
  const warm = [];
  for (let n = 0; n < PRINTS; n++) warm.push(await printed());
  const perTwenty = warm.map(({ seconds, pages }) => (seconds / pages) * 20);
  const small = await besideBooks(get, printed);
  return [
    { name: 'book, PDF, the first after the start', value: first.seconds, unit: 's', target: 5 },
    { name: 'book, PDF, warm, twenty pages', value: quantile(perTwenty, 0.5), unit: 's', target: 2 },
    {
      name: 'book, PDF, warm',
      value: quantile(
        warm.map(({ seconds }) => seconds),
        0.5,
      ),
      unit: 's',
    },
    { name: 'book, PDF', value: first.pages, unit: 'pages' },
    { name: 'small calls while books are printed, p99', value: quantile(small, 0.99), unit: 'ms', target: 50 },
  ];
}

/** How long a small call takes, one after another, while books are printed one after another. */
async function besideBooks(get: (path: string) => Promise<Buffer>, printed: () => Promise<unknown>): Promise<number[]> {
  let printing = true;
  const books = (async () => {
    for (let n = 0; n < PRINTS; n++) await printed();
    printing = false;
  })();
  const took: number[] = [];
  while (printing) {
    const started = performance.now();
    await get(
      `/v1/vedic/tithi?date=2026-11-${String((took.length % 28) + 1).padStart(2, '0')}&lat=${(8 + (took.length % 2000) / 100).toFixed(2)}&lon=77`,
    );
    took.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await books;
  return took;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
