/** A festival asked for by its name in any language, as the files of packages/ganaka/data/lexicon print it. */
import { readFileSync } from 'node:fs';
import { YEARLY } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { festivalCalled } from 'ganaka/internal/text/festival-names/festival-names.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Lexicon } from '../../builders/lexicon.ts';
import { testApp } from '../kit/test-app.ts';

const app = testApp();
const askedFor = async (path: string) => (await app.get(path, { 'x-api-key': 'tg-enterprise' })).json();

describe.each(['bn', 'gu', 'kn', 'ml', 'mr', 'ne', 'or', 'pa', 'sa', 'ta', 'te'])('%s', (code) => {
  const file = new URL(`../../packages/ganaka/data/lexicon/${code}.yaml`, import.meta.url);
  const { festival = {} }: Lexicon['names'] = parse(readFileSync(file, 'utf8')).names;
  const named = YEARLY.flatMap(({ id }) => {
    const { name = null, confidence } = festival[id] ?? {};
    return name === null || confidence === 'missing' ? [] : [[name, id] as const];
  });

  test('every name leads to its festival', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([name, id]) => festivalCalled(name) !== id)).toEqual([]);
  });
});

test.each([
  ['தீபாவளி', 'deepavali'],
  ['ஓணம்', 'onam'],
  ['ಯುಗಾದಿ', 'ugadi'],
  ['ગણેશ ચતુર્થી', 'ganeshchaturthi'],
  ['गङ्गा दशहरा', 'ganga-dashahara'],
  ['गंगादशहरा', 'ganga-dashahara'],
  ['கார்த்திகை தீபம்', 'karthigai-deepam'],
  ['நரக சதுர்த்தசி', 'narakachaturdashi'],
  ['buddha-jayanti', 'buddha-purnima'],
  ['buddha-purnima', 'buddha-purnima'],
  ['vesak', 'buddha-purnima'],
  ['बुद्ध जयन्ती', 'buddha-purnima'],
  ['बुद्ध पूर्णिमा', 'buddha-purnima'],
  ['বুদ্ধ জয়ন্তী', 'buddha-purnima'],
  ['buddha-avatara', 'buddha-avatara'],
  ['গুরু নানক জয়ন্তী', 'guru-nanak-jayanti'],
])('/festivals/%s is %s', async (name, id) => {
  const { festival, request } = await askedFor(`/v1/vedic/festivals/${encodeURIComponent(name)}?year=2026`);
  expect([festival.id, request.id]).toEqual([id, id]);
});

/** timeanddate.com has 12 May 2025 for it. The day of the avatara is in Ashvina, with Vijaya Dashami. */
test('Buddha Jayanti is the purnima of Vaishakha', async () => {
  const { festival } = await askedFor('/v1/vedic/festivals/buddha-jayanti?year=2025');
  expect([festival.id, festival.date]).toEqual(['buddha-purnima', '2025-05-12']);
  const { festival: avatara } = await askedFor('/v1/vedic/festivals/buddha-avatara?year=2025');
  expect(avatara.date).toBe('2025-10-02');
});

/** Loksatta prints वट पौर्णिमा on 14 June 2022. The fast of the north was a fortnight earlier. */
test('वटपौर्णिमा is the fast of the full moon, as Maharashtra keeps it', async () => {
  const { festival } = await askedFor(
    `/v1/vedic/festivals/${encodeURIComponent('वटपौर्णिमा')}?year=2022&place=Pune&lang=mr`,
  );
  expect([festival.id, festival.name_mr, festival.date]).toEqual(['vat-purnima', 'वटपौर्णिमा', '2022-06-14']);
});

test('a list of festivals may be in several languages', async () => {
  const ids = encodeURIComponent('தீபாவளி,होली');
  const reply = await askedFor(`/v1/parva-mool?year=2026&ids=${ids}`);
  expect(reply.request.ids).toEqual(['deepavali', 'holi']);
});

test('a word that is no festival is a 400 with what is allowed', async () => {
  const reply = await app.get(`/v1/vedic/festivals/${encodeURIComponent('பஞ்சமி')}?year=2026`, {
    'x-api-key': 'tg-enterprise',
  });
  expect([reply.statusCode, reply.json().param]).toEqual([400, 'id']);
});
