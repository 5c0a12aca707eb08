/**
 * Ten charts of the authority, worked on paper (`paper-chart.ts`) from the longitudes it prints: for each of the six life reports
 * the house of the matter, its lord, its first karaka, the place counted from a graha and the lagna of its varga; who is ill placed
 * for appeasement and stones; and vimshopaka as Jagannatha Hora prints it.
 */

import { lordOf, type Sapta } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { rashiInVarga, VARGA_IDS, type VargaId } from 'ganaka/internal/jyotisha/kundali/chart/varga.ts';
import { panchadhaOf, type Rashis } from 'ganaka/internal/jyotisha/kundali/graha/maitri.ts';
import { POINTS, WEIGHTS } from 'ganaka/internal/jyotisha/kundali/reports/vimshopaka.ts';
import { describe, expect, test } from 'vitest';
import { caseOf, grahaNamed, quantityOf, rashiNamed } from './kundali-authority.ts';
import { NAMES, type Name, PaperChart } from './paper-chart.ts';
import { repliesOf } from './report-walk.ts';

const CHARTS = ['SWE-01', 'SWE-02', 'SWE-04', 'SWE-05', 'SWE-07', 'SWE-08', 'SWE-10', 'SWE-11', 'SWE-13', 'SWE-14'];

/** What BPHS and Phaladeepika give to each matter: its house, first karaka, first count from a graha, first varga. */
const MATTERS = {
  career_report: { house: 10, karaka: 'Mercury', from: ['Sun', 10], varga: 'D10', chara: ['AmK', 1] },
  wealth_report: { house: 2, karaka: 'Jupiter', from: ['Moon', 2], varga: 'D2', chara: null },
  marriage_report: { house: 7, karaka: 'Venus', from: ['Venus', 7], varga: 'D9', chara: ['DK', 7] },
  health_report: { house: 1, karaka: 'Sun', from: ['Moon', 1], varga: null, chara: null },
  education_report: { house: 5, karaka: 'Mercury', from: ['Jupiter', 5], varga: 'D24', chara: null },
  children_report: { house: 5, karaka: 'Jupiter', from: ['Jupiter', 5], varga: 'D7', chara: ['PK', 5] },
} as const satisfies Record<
  string,
  {
    readonly house: number;
    readonly karaka: Name;
    readonly from: readonly [Name, number];
    readonly varga: VargaId | null;
    readonly chara: readonly [string, number] | null;
  }
>;
const MATTER_IDS = [
  'career_report',
  'wealth_report',
  'marriage_report',
  'health_report',
  'education_report',
  'children_report',
] as const;

type Printed = Readonly<Record<string, number>>;
type Signs = Readonly<Record<string, Readonly<Record<string, string>>>>;

function chartOf(id: string): PaperChart {
  const of = caseOf(id);
  const printed = quantityOf(of, 'graha_longitudes_apparent').expected as Record<Name, number>;
  const retrograde = quantityOf(of, 'retrograde').expected as Partial<Record<Name, boolean>>;
  return new PaperChart(Number(quantityOf(of, 'ascendant_longitude').expected), printed, retrograde);
}

function repliesFor(id: string) {
  const { date = '', time = '', lat = 0, lon = 0, tz = 0 } = caseOf(id).inputs;
  return repliesOf({ date, time: `${time}:00`, lat, lon, tz }, 'drik');
}

describe.each(CHARTS)('%s', (id) => {
  const chart = chartOf(id);
  const replies = repliesFor(id);
  const vargas = quantityOf(caseOf(id), 'vargas').expected as Signs;
  const ids = (names: readonly Name[]) => names.map(grahaNamed);
  const placed = (rashi: number) => ({
    rashi: { number: rashi },
    lord: grahaNamed(chart.lordOf(rashi)),
    occupants: ids(chart.occupantsOf(rashi)),
    aspects: ids(chart.lookersAt(rashi)),
  });
  const standing = (name: Exclude<Name, 'Rahu' | 'Ketu'>) => ({
    house: chart.houseOf(name),
    rashi: { number: chart.rashiOf(name) },
    dignity: chart.dignityOf(name),
    combust: chart.isCombust(name),
    avastha: { baladi: { number: chart.baladiOf(name) } },
  });

  test.each(MATTER_IDS)('%s', (matter) => {
    const { house, karaka, from, varga, chara } = MATTERS[matter];
    const { subjects, rests_on, ...report } = replies[matter];
    const rashi = chart.rashiIn(house);
    const lord = chart.lordOf(rashi);
    const find = (kind: string, which: string | number) =>
      subjects.find((each) => each.kind === kind && each.id === which);
    expect(find('house', house)?.facts).toMatchObject({ house, ...placed(rashi) });
    expect(find('lord', grahaNamed(lord))?.facts).toMatchObject(standing(lord));
    expect(find('karaka', grahaNamed(karaka))?.facts).toMatchObject(standing(karaka));
    const counted = chart.rashiIn(from[1], chart.rashiOf(from[0]));
    expect(find('from_graha', grahaNamed(from[0]))?.facts).toMatchObject({ counted: from[1], place: placed(counted) });
    if (varga !== null) {
      const signs = vargas[varga] ?? {};
      expect(report.varga.lagna.number).toBe(rashiNamed(signs.Lagna));
      for (const name of NAMES)
        expect(report.varga.placements[grahaNamed(name)].rashi.number).toBe(rashiNamed(signs[name]));
    }
    if (chara !== null)
      expect(rests_on.karakas.find((each) => each.chara === chara[0])?.graha).toBe(
        grahaNamed(chart.karakas()[chara[1]] ?? 'Sun'),
      );
  });

  test('the grahas named as ill placed for appeasement and stones are those in 6, 8 or 12', () => {
    const ill = ids(NAMES.filter((name) => [6, 8, 12].includes(chart.houseOf(name))));
    expect(replies.graha_shanti.named).toEqual(ill);
    const natal = replies.ratna_nirnaya.named.filter(({ because }) => because.some((each) => each.id === 'natal'));
    expect(natal.map(({ graha }) => graha)).toEqual(ill);
  });

  test('what cancels the birth-time rows, where positions alone decide', () => {
    const house = (name: Name) => chart.houseOf(name);
    const kendra = (name: Name) => [1, 4, 7, 10].includes(house(name));
    const met = new Map(replies.arishta.bhanga.map((each) => [each.id, each.present]));
    expect(met.get('b_10_2')).toBe(kendra('Mercury') || kendra('Jupiter') || kendra('Venus'));
    expect(met.get('b_10_6')).toBe(chart.lagna === 7 && house('Sun') === 12);
    expect(met.get('b_10_7')).toBe(
      chart.rashiOf('Mars') === chart.rashiOf('Jupiter') || chart.lookersAt(chart.rashiOf('Mars')).includes('Jupiter'),
    );
    const rows = replies.arishta.rows.map((each) => each.id);
    const moonSeen = chart.lookersAt(chart.rashiOf('Moon')).some((name) => ['Sun', 'Mars', 'Saturn'].includes(name));
    if ([6, 8, 12].includes(house('Moon')) && moonSeen) expect(rows).toContain('a_9_3');
    if (![6, 8, 12].includes(house('Moon'))) expect(rows).not.toContain('a_9_3');
    expect(rows.includes('a_9_8')).toBe(house('Saturn') === 10 && house('Moon') === 6 && house('Mars') === 7);
  });
});

/**
 * Jagannatha Hora takes the hora of Uma-Shambhu, and in every varga the friendship of that varga's own chart; of the seven vargas it
 * gives 1, 2.5, 4.5, 2 from the saptamsha on, where BPHS 7.19 has 2.5, 4.5, 2, 1. Weights and points are the same otherwise.
 */
describe.each(['JH-1', 'JH-2'])('vimshopaka of %s as Jagannatha Hora prints it', (id) => {
  const of = caseOf(id);
  const longitudes = quantityOf(of, 'graha_longitudes_geometric').expected as Printed;
  const printed = quantityOf(of, 'vimsopaka_jhora').expected as Readonly<Record<string, Printed>>;
  const SAPTA_OF_JHORA: Readonly<Partial<Record<VargaId, number>>> = {
    ...{ D1: 5, D2: 2, D3: 3, D7: 1, D9: 2.5, D12: 4.5, D30: 2 },
  };
  const rashiIn = (varga: VargaId, name: string) =>
    rashiInVarga(varga, longitudes[name] ?? 0, { d2: 'uma_shambhu', d3: 'parashara' });
  const rashisIn = (varga: VargaId): Rashis => ({
    surya: rashiIn(varga, 'Sun'),
    chandra: rashiIn(varga, 'Moon'),
    mangala: rashiIn(varga, 'Mars'),
    budha: rashiIn(varga, 'Mercury'),
    guru: rashiIn(varga, 'Jupiter'),
    shukra: rashiIn(varga, 'Venus'),
    shani: rashiIn(varga, 'Saturn'),
  });
  const sumBy = (weights: Readonly<Partial<Record<VargaId, number>>>, name: string): number =>
    VARGA_IDS.reduce((sum, varga) => {
      const graha = grahaNamed(name) as Sapta;
      const lord = lordOf(rashiIn(varga, name));
      const points = lord === graha ? POINTS.own : POINTS[panchadhaOf(rashisIn(varga), graha, lord)];
      return sum + ((weights[varga] ?? 0) * points) / 20;
    }, 0);

  test.each(Object.keys(printed))('%s', (name) => {
    const theirs = printed[name] ?? {};
    const withinRounding = (ours: number, figure: number | undefined) =>
      expect(Math.abs(ours - (figure ?? Number.NaN))).toBeLessThan(0.011);
    withinRounding(sumBy(WEIGHTS.shad, name), theirs.shad);
    withinRounding(sumBy(WEIGHTS.dasha, name), theirs.dasa);
    withinRounding(sumBy(WEIGHTS.shodasha, name), theirs.shodasa);
    withinRounding(sumBy(SAPTA_OF_JHORA, name), theirs.sapta);
  });
});
