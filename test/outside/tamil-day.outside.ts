/** Every case of the Tamil day, and every row of its tables. */
import {
  gowriByDay,
  gowriByNight,
  kariNaal,
  nokkuOf,
  tamilYogas,
} from 'ganaka/internal/jyotisha/muhurta/southern-day.ts';
import { VARA_IDS, type VaraId } from 'ganaka/internal/jyotisha/panchanga/angas/vara.ts';
import { span } from 'ganaka/internal/kernel/span.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { NOKKU } from 'ganaka/internal/lexicon/hours/tamil-day.ts';
import { SOOLAM, SOOLAM_NAZHIGAI } from 'ganaka/internal/rules/tables/southern-day.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkTamilDay, type TamilCase } from '../panchanga/southern-checks.ts';
import { textBeside } from './beside.ts';

const { cases }: { readonly cases: readonly TamilCase[] } = JSON.parse(textBeside('oracles/tamil-day.json'));
checkTamilDay(cases);

type ByVara<T> = Readonly<Record<VaraId, T>>;
interface Tables {
  readonly gowri: {
    readonly day: ByVara<readonly string[]>;
    readonly night: {
      readonly readings: {
        readonly vinaadi: ByVara<readonly string[]>;
        readonly kala_chakra: { readonly visham: ByVara<number> };
        readonly hindu_blog: { readonly sunday: readonly string[] };
      };
    };
  };
  readonly kari_naal: { readonly days: Readonly<Record<string, readonly number[]>> };
  readonly nokku: Readonly<Record<(typeof NOKKU)[number]['id'], readonly number[]>>;
  readonly tamil_yogas: {
    readonly table: ByVara<string>;
    readonly disputed: readonly (readonly [VaraId, number, ...string[]])[];
  };
  readonly soolam: {
    readonly direction: ByVara<string>;
    readonly until: { readonly nazhigai_from_sunrise: ByVara<number> };
  };
}
const tables: Tables = parse(textBeside('rules/tamil-day.yaml'));
const ids = (kalas: readonly { readonly id: string }[] | null) => kalas?.map(({ id }) => id);

test('every row of gowri', () => {
  const { day, night } = tables.gowri;
  for (const [i, vara] of VARA_IDS.entries()) {
    expect(ids(gowriByDay(i + 1)), vara).toEqual(day[vara]);
    expect(ids(gowriByNight(i + 1, 'vinaadi')), vara).toEqual(night.readings.vinaadi[vara]);
    const chakra = ids(gowriByNight(i + 1, 'kala_chakra')) ?? [];
    expect(chakra.indexOf('visham') + 1, vara).toBe(night.readings.kala_chakra.visham[vara]);
    if (vara !== 'sunday') expect(gowriByNight(i + 1, 'hindu_blog')).toBeNull();
  }
  expect(ids(gowriByNight(1, 'hindu_blog'))).toEqual(night.readings.hindu_blog.sunday);
});

test('every yoga, and which are disputed', () => {
  const { table, disputed } = tables.tamil_yogas;
  const whole = span(jdUt(0), jdUt(27));
  const stars = Array.from({ length: 27 }, (_, i) => ({ number: i + 1, from: jdUt(i), to: jdUt(i + 1) }));
  for (const [i, vara] of VARA_IDS.entries()) {
    const found = tamilYogas(i + 1, whole, stars);
    expect(found.map(({ yoga }) => yoga.id.slice(0, 1).toUpperCase()).join(''), vara).toBe(table[vara]);
    const argued = disputed.flatMap(([day, star]) => (day === vara ? [star] : []));
    expect(found.filter((each) => each.disputed).map(({ nakshatra }) => nakshatra)).toEqual(argued);
  }
});

test('every kari naal, nokku and soolam', () => {
  for (const [month, days] of Object.entries(tables.kari_naal.days))
    expect(Array.from({ length: 32 }, (_, i) => i + 1).filter((day) => kariNaal(Number(month), day).value)).toEqual(
      days,
    );
  for (const { id, number } of NOKKU)
    for (const star of tables.nokku[id]) expect(nokkuOf(star), `${star}`).toBe(number);
  expect(SOOLAM).toEqual(VARA_IDS.map((vara) => tables.soolam.direction[vara]));
  expect(SOOLAM_NAZHIGAI).toEqual(VARA_IDS.map((vara) => tables.soolam.until.nazhigai_from_sunrise[vara]));
});
