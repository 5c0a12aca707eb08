/**
 * The reports: every decided fact with its verse, no forbidden word, one chart the same in all of them, and the facts of some
 * subjects worked by hand from the positions that the authorities print.
 */

import { SAPTA } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { births, ENGINES, LIFE, repliesOf, wrongFor } from './report-walk.ts';

const SOME = births(times(40));

test('random births under the three engines: no fact without citation, no NaN, no forbidden word', () => {
  const wrong = SOME.flatMap((birth, n) => wrongFor(birth, ENGINES[n % 3] ?? 'drik'));
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('every life report, arishta and manglik carry the line, in both languages', () => {
  const [birth] = SOME;
  if (birth === undefined) throw new Error('no birth');
  const replies = repliesOf(birth, 'drik');
  for (const reply of [...LIFE.map((id) => replies[`${id}_report`]), replies.arishta, replies.manglik]) {
    expect(reply.line).toBe(
      'Classical grading of positions; it says nothing of a person’s health, fertility, character or marriage, and is no ground for refusing anyone.',
    );
    expect(reply.line_hi).toMatch(/शास्त्रीय वर्गीकरण/);
  }
});

test('whatever is met in a house has its whole citation: work, recension, place, kind of place, gist and confidence', () => {
  for (const birth of SOME.slice(0, 5))
    for (const { condition } of repliesOf(birth, 'drik').bhava_phala.houses)
      for (const { citation } of [...condition.good, ...condition.bad].filter(({ met }) => met))
        expect(citation).toMatchObject({
          work: expect.stringMatching(/^(Brihat Parashara Hora Shastra|Phaladeepika)$/),
          recension: expect.stringMatching(/^(97 chapters|Mantreshvara)$/),
          locus: expect.stringMatching(/^(11|15)\.\d/),
          locus_kind: 'verse',
          gist: expect.stringMatching(/\.$/),
          confidence: 'read-in-text',
        });
});

test('every house has all sixteen conditions, met or not; the verses are given once at the top', () => {
  const GOOD = 7;
  const BAD = 9;
  for (const birth of SOME.slice(0, 5)) {
    const { houses, conditions } = repliesOf(birth, 'drik').bhava_phala;
    expect(Object.keys(conditions)).toHaveLength(GOOD + BAD);
    for (const { condition } of houses) {
      expect(condition.good.map(({ id }) => id)).toEqual(Object.keys(conditions).slice(0, GOOD));
      expect(condition.bad.map(({ id }) => id)).toEqual(Object.keys(conditions).slice(GOOD));
      for (const { id, met, citation } of [...condition.good, ...condition.bad])
        expect(citation).toEqual(met ? conditions[id] : undefined);
      // PD 15.5 has the lord in 6, 8, 12 against the house, 15.1 outside them for it: exactly one of the two
      const met = new Set([...condition.good, ...condition.bad].flatMap((each) => (each.met ? [each.id] : [])));
      expect(met.has('lord_well_placed')).toBe(!met.has('lord_in_trika'));
      expect(met.has('lord_touch')).toBe(!met.has('lord_does_not_see'));
    }
  }
});

test('every graha names the passage that decides its dignity', () => {
  const PASSAGES: Readonly<Record<string, readonly string[]>> = {
    exalted: ['3.49-3.50'],
    debilitated: ['3.49-3.50'],
    moolatrikona: ['3.51-3.54'],
    own: ['3.51-3.54', '4.7-4.24'],
  };
  for (const birth of SOME.slice(0, 15)) {
    const { grahas, citations } = repliesOf(birth, 'drik').graha_garima;
    const [first] = citations;
    expect(first).toMatchObject({ id: 'dignity', locus: '3.49-3.58', confidence: 'read-in-text' });
    for (const [graha, { dignity, citation }] of Object.entries(grahas)) {
      const node = graha === 'rahu' || graha === 'ketu';
      const places = node ? ['47.34-47.36'] : (PASSAGES[dignity ?? ''] ?? ['3.57-3.58']);
      expect(places, `${graha} ${dignity}`).toContain(citation.locus);
    }
  }
});

test('every subject has its sentence, made of its own facts', () => {
  const of = { date: '1907-10-04', time: '07:39:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
  const { subjects } = repliesOf(of, 'drik').career_report;
  const lines = new Map(subjects.map(({ kind, id, line, line_hi }) => [`${kind} ${id}`, [line, line_hi]]));
  expect(lines.get('house 10')).toEqual([
    'The 10th house is Karka, with Jupiter in it and Mars aspecting it; its lord, the Moon, is in the 11th; its 35 bindus are good.',
    'दशम भाव में कर्क राशि है; इसमें गुरु है और इस पर मंगल की पूर्ण दृष्टि है; इसका स्वामी चन्द्र एकादश भाव में है; अष्टकवर्ग में इसके 35 बिन्दु हैं, जो उत्तम हैं।',
  ]);
  expect(lines.get('lord chandra')?.[0]).toMatch(
    /^The lord of the 10th, the Moon, is in the 11th, in a great friend’s rashi; its strength is \d\.\d\d times what is required\.$/,
  );
  expect(lines.get('from_graha surya')?.[0]).toMatch(/^The 10th from the Sun is Mithuna, the 9th house, /);
  expect(lines.get('from_graha surya')?.[1]).toMatch(/^सूर्य से दशम स्थान में मिथुन राशि है, जो लग्न से नवम भाव है; /);
  for (const [line, hindi] of lines.values()) {
    expect(line).toMatch(/^(The|As karaka) .*\.$/);
    expect(hindi).toMatch(/।$/);
  }
});

describe('one chart is the same in every report', () => {
  test.each(ENGINES)('%s', (engine) => {
    for (const birth of SOME.slice(0, 10)) {
      const replies = repliesOf(birth, engine);
      const houses = replies.bhava_phala.houses;
      for (const { number, lord, bindus } of houses) {
        expect(replies.bhava_saransh.houses[number - 1]).toMatchObject({
          lord: lord.graha,
          lord_house: lord.house,
          sav: bindus,
        });
        expect(replies.bala_dashboard.houses[number - 1]?.sav).toBe(bindus);
        expect(replies.ashtakavarga_phala.sav[number - 1]?.bindus).toBe(bindus);
        expect(replies.graha_saransh.grahas[lord.graha]).toMatchObject({
          dignity: lord.dignity,
          combust: lord.combust,
          bala_ratio: lord.bala_ratio,
          house: lord.house,
        });
      }
      for (const graha of SAPTA) {
        const row = replies.graha_saransh.grahas[graha];
        expect(replies.graha_garima.grahas[graha].dignity).toBe(row.dignity);
        expect(replies.bala_dashboard.grahas[graha].shadbala.ratio).toBe(row.bala_ratio);
        expect(replies.bala_dashboard.grahas[graha].own_bindus).toBe(row.own_bindus);
        expect(replies.ashtakavarga_phala.grahas[graha].own_bindus).toBe(row.own_bindus);
      }
      for (const id of LIFE)
        for (const subject of replies[`${id}_report`].subjects) {
          if (subject.kind === 'house') {
            const house = houses[subject.id - 1];
            expect(subject.facts.lord).toBe(house?.lord.graha);
            expect(subject.facts.occupants).toEqual(house?.occupants);
            expect(subject.facts.aspects).toEqual(house?.aspects);
            expect(subject.measures.find((each) => each.id === 'sav')).toMatchObject({
              value: house?.bindus,
              band: house?.band,
            });
          } else if (subject.kind !== 'from_graha') {
            const standing = replies.kundali.grahas[subject.id];
            expect(subject.facts.dignity).toBe(standing.dignity);
            expect(subject.facts.house).toBe(standing.house);
            expect(subject.facts.combust).toBe(standing.combust);
            expect(subject.facts.avastha).toEqual(standing.avastha);
            const owned = houses.find(({ lord }) => lord.graha === subject.id);
            if (owned !== undefined) expect(subject.facts.bala_ratio).toBe(owned.lord.bala_ratio);
          }
        }
    }
  });
});

test('under another engine they change together: what differs in one report differs in all that give it', () => {
  let changed = 0;
  for (const birth of SOME.slice(0, 10)) {
    const [modern, classical] = [repliesOf(birth, 'drik'), repliesOf(birth, 'surya-siddhanta')];
    for (const graha of SAPTA) {
      const ratios = [modern, classical].map(({ graha_saransh, bala_dashboard, bhava_phala }) => [
        graha_saransh.grahas[graha].bala_ratio,
        bala_dashboard.grahas[graha].shadbala.ratio,
        bhava_phala.houses.find(({ lord }) => lord.graha === graha)?.lord.bala_ratio,
      ]);
      const differs = [0, 1, 2].map((i) => ratios[0]?.[i] !== ratios[1]?.[i]);
      expect(new Set(differs).size).toBe(1);
      if (differs[0]) changed++;
    }
  }
  expect(changed).toBeGreaterThan(20);
});

/** Worked from the positions that `authorities/kundali.json` prints for the case, not from any output of ours. */
describe('by hand', () => {
  const metIn = (list: readonly { readonly id: string; readonly met: boolean | null }[]) =>
    list.filter(({ met }) => met).map(({ id }) => id);

  test('SWE-01, career: Tula rises; the Moon owns the tenth, Karka, where Guru is', () => {
    const of = { date: '1907-10-04', time: '07:39:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const { bhava_phala, career_report } = repliesOf(of, 'drik');
    const tenth = bhava_phala.houses[9];
    expect(tenth).toMatchObject({
      number: 10,
      rashi: { number: 4 },
      lord: { graha: 'chandra', house: 11, dignity: 'adhimitra', combust: false, avastha: { baladi: { number: 2 } } },
      karaka: { graha: 'budha', house: 1 },
      occupants: ['guru'],
      aspects: ['mangala'], // from Makara, the seventh
      bindus: 35,
      band: 'good',
      see: { locus: '24.119' },
    });
    expect(tenth?.chain.map(({ house, lord }) => [house, lord])).toEqual([
      [10, 'chandra'],
      [11, 'surya'],
      [12, 'budha'],
      [1, 'shukra'],
    ]);
    expect(metIn(tenth?.condition.good ?? [])).toEqual(
      expect.arrayContaining(['benefic_touch', 'lord_avastha_good', 'lord_well_placed']),
    );
    expect(metIn(tenth?.condition.good ?? [])).not.toContain('lord_touch');
    // the waning Moon in Simha and Rahu in Mithuna hem Karka; Guru in it owns the sixth, Mina
    expect(metIn(tenth?.condition.bad ?? [])).toEqual([
      'malefic_touch',
      'trika_lord_in_house',
      'lord_does_not_see',
      'hemmed',
    ]);
    expect(career_report.rests_on.karakas.find(({ chara }) => chara === 'AmK')?.graha).toBe('surya');
    expect(career_report.varga).toMatchObject({
      chart: 'D10',
      lagna: { number: 8 },
      lord: { graha: 'mangala', house: 11 },
    });
  });

  test('SWE-02, marriage: Mithuna rises; Guru owns the seventh, Dhanu, and is at home in the tenth', () => {
    const of = { date: '1928-02-01', time: '15:55:00', lat: 19.076, lon: 72.8777, tz: 5.5 };
    const { bhava_phala, marriage_report } = repliesOf(of, 'drik');
    const seventh = bhava_phala.houses[6];
    expect(seventh).toMatchObject({
      rashi: { number: 9 },
      lord: {
        graha: 'guru',
        house: 10,
        dignity: 'own',
        combust: false,
        avastha: { baladi: { number: 4 }, jagradadi: { number: 1 } },
      },
      karaka: { graha: 'shukra', house: 7, dignity: 'mitra', combust: false, avastha: { baladi: { number: 2 } } },
      occupants: ['mangala', 'shukra'],
      aspects: [],
      chain: [{ house: 7, lord: 'guru', stands_in: 10, dispositor: 'guru' }],
      see: { locus: '24.82' },
    });
    expect(metIn(seventh?.condition.good ?? [])).not.toContain('lord_avastha_good');
    expect(metIn(seventh?.condition.bad ?? [])).toEqual([
      'malefic_touch',
      'trika_lord_in_house',
      'lord_does_not_see',
      'lord_avastha_bad',
      'hemmed',
    ]);
    const fromVenus = marriage_report.subjects.find(({ kind, id }) => kind === 'from_graha' && id === 'shukra');
    expect(fromVenus).toMatchObject({ facts: { counted: 7, place: { house: 1, rashi: { number: 3 } } } });
  });
});
