/** The check of citations: each part of a locus within its own section, and no locus left out of the page. */
import { readFileSync } from 'node:fs';
import { WORKS } from 'ganaka/internal/rules/works.ts';
import { describe, expect, test } from 'vitest';
import { citedUnder } from '../../builders/citations/collect.ts';
import {
  lookChapters,
  lookDharmasindhu,
  lookJyotirnibandha,
  lookSiddhanta,
  lookVerses,
  numbersOf,
} from '../../builders/citations/look.ts';

const DHARMASINDHU = [
  '## 01/११ मलमासे वर्ज्यानि',
  'सर्वमन्वादिनिर्णय नाडी',
  '## 01/१२ गुरुशुक्रास्ते वर्ज्यानि',
  '## 02/०२ चैत्रमासकृत्यम्',
  'अत्रैव सर्वमन्वादिनिर्णय उच्यते',
  '## 02/०९ वैशाखमासकृत्यम्',
  '## 04/४१ विवाहः',
  '## 04/४५ नाडी',
  '## 04/४६ सापिंड्यनिर्णयः',
];

describe('a locus of the Dharmasindhu', () => {
  test('is searched for within its own section, not at the first occurrence of its word', () => {
    expect(lookDharmasindhu(DHARMASINDHU, '2, Chaitra (manvadi)')).toEqual({ lines: [5] });
    expect(lookDharmasindhu(DHARMASINDHU, '3 purvardha, vivaha: nadi')).toEqual({ lines: [8] });
  });
  test('by the number of its heading is searched for there, each verse by its bare number', () => {
    const text = ['## 07/३१ गृहारम्भः', 'क १ ख ।', 'ग १० घ', '## 07/३२ गृहप्रवेशः', 'च २ छ'];
    expect(lookDharmasindhu(text, '07/31')).toEqual({ lines: [1] });
    expect(lookDharmasindhu(text, '07/31.1, 07/32.2')).toEqual({ lines: [2, 5] });
    expect(lookDharmasindhu(text, '07/31.1-2')).toEqual({ missing: 'verse NOT FOUND in its section' });
    expect(lookDharmasindhu(text, '07/33')).toEqual({ missing: 'section not in the copy on file' });
  });
  test('of several parts is found when each of them is', () => {
    expect(lookDharmasindhu(DHARMASINDHU, '1, malamase varjyani; 2, Chaitra (manvadi)')).toEqual({ lines: [1, 5] });
    expect(lookDharmasindhu(DHARMASINDHU, '1, uddesha 21; 2, Chaitra (manvadi)')).toEqual({
      missing: 'section not in the copy on file',
    });
  });
  test('that names what is not known is not found', () => {
    expect(lookDharmasindhu(DHARMASINDHU, '2, Chaitra (holika)')).toEqual({ missing: 'topic not mapped' });
    expect(lookDharmasindhu(DHARMASINDHU, '2, Agrahayana')).toEqual({ missing: 'section not mapped' });
    expect(lookDharmasindhu(DHARMASINDHU, '2, Chaitra (ramanavami)')).toEqual({ missing: 'NOT FOUND in its section' });
  });
});

describe('a verse by its number', () => {
  const JYOTIRNIBANDHA = ['| गुणविचारः | ॥२॥', '**अथ नाड्यपवादः।**', 'क॥१॥ ख ॥ २ ॥', '**अथ गुणविचारः। **', 'ग॥१॥'];
  test('is searched for in the section, not in the table of contents', () => {
    expect(lookJyotirnibandha(JYOTIRNIBANDHA, 'guna-vichara 1')).toEqual({ lines: [5] });
    expect(lookJyotirnibandha(JYOTIRNIBANDHA, 'nady-apavada 1-2; guna-vichara 1')).toEqual({ lines: [3, 3, 5] });
  });
  test('is not found when the section ends before it', () => {
    expect(lookJyotirnibandha(JYOTIRNIBANDHA, 'guna-vichara 1-2')).toEqual({
      missing: 'verse NOT FOUND in its section',
    });
    const fifteenth = lookChapters({ 15: { from: 'पञ्चदशोऽध्यायः', to: 'षोडशोऽध्यायः' } });
    expect(fifteenth(['पञ्चदशोऽध्यायः', 'क॥ १३॥', 'षोडशोऽध्यायः', 'ख॥१४॥'], '15.14')).toEqual({
      missing: 'verse NOT FOUND in its section',
    });
  });
  test('of a table of verses counts every verse of a range', () => {
    expect(lookVerses({ 1: { 4: 'क', 5: 'ख' } }, '1.4-1.5')).toBe('found');
    expect(lookVerses({ 1: { 4: 'क', 5: 'ख' } }, '1.4, 1.7')).toBe('found; NOT FOUND');
    expect(numbersOf('1, 12-14')).toEqual([1, 12, 13, 14]);
  });
  test('of the Surya-siddhanta must not lie beyond its chapter', () => {
    const index = { chapters: [{ chapter: 'VII conjunctions', rules: [{ verses: '1-24' }] }] };
    expect(lookSiddhanta(index, 'VII.18-23')).toBe('found');
    expect(lookSiddhanta(index, 'VII.18-25')).toBe('NOT FOUND');
    expect(lookSiddhanta(index, 'VI–VII')).toBe('NOT FOUND');
  });
});

describe('the page', async () => {
  const all = await citedUnder('packages/ganaka/src');
  test('has every locus of the code, also those made of constants and by functions', () => {
    const cited = all.map(({ work, at }) => ({ title: WORKS[work].title, at }));
    expect(cited.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        '1, uddesha 2; 2, Pausha',
        '2, Chaitra (dashavatara-jayantyah)',
        '6.12',
        '1, uddesha 14',
      ]),
    );
    const page = readFileSync(new URL('../../docs/CITATIONS.md', import.meta.url), 'utf8');
    expect(cited.filter(({ title, at }) => !page.includes(`| ${title} | ${at} |`))).toEqual([]);
    expect(page).not.toMatch(/NOT FOUND|not mapped|no verse number/);
  });
  test('marks only what the texts on file contain as read', () => {
    const page = readFileSync(new URL('../../docs/CITATIONS.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \| (read-in-text|secondary) \| ([^|]+) \|/gm)];
    expect(rows).toHaveLength(all.length);
    const unfound = rows.filter(([, , as, result = '']) => as === 'read-in-text' && /not (?:on|in)/.test(result));
    expect(unfound.map(([row]) => row)).toEqual([]);
    const asRead = all.filter(({ read }) => read).map(({ at }) => at);
    expect(rows.flatMap(([, at, as]) => (as === 'read-in-text' ? [at] : []))).toEqual(expect.arrayContaining(asRead));
  });
  test('names under a locus only the files that cite it of that work', () => {
    const filesOf = (work: string, at: string) => all.find((each) => each.work === work && each.at === at)?.files;
    expect(filesOf('BPHS', '6.31')).toEqual(['packages/ganaka/src/jyotisha/kundali/tables/varga-sources.ts']);
    expect(filesOf('MC', '6.31')).toEqual(['packages/ganaka/src/jyotisha/matching/koots/bhakoot.ts']);
    expect(filesOf('BPHS', '6.33')).toEqual(['packages/ganaka/src/jyotisha/kundali/tables/varga-sources.ts']);
  });
});
