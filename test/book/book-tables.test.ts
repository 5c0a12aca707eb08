/** The book read back, table by table: every cell has the value that the reply of its route has there. */
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const ON = '2026-11-15';
const BOOKS = [
  ['vedic', 'date=1990-06-21&time=04:10&lat=25.3176&lon=82.9739&tz=5.5'],
  ['surya', 'date=1962-02-04&time=23:05&lat=25.3176&lon=82.9739&tz=5.5'],
  [THIRD, 'date=1975-12-01&time=12:30&lat=64.15&lon=-21.94&tz=0'],
] as const;

const G: Readonly<Record<string, string>> = {
  surya: 'Sun',
  chandra: 'Moon',
  mangala: 'Mars',
  budha: 'Mercury',
  guru: 'Jupiter',
  shukra: 'Venus',
  shani: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
};
const NINE = Object.keys(G);
const SEVEN = NINE.slice(0, 7);
const FRIENDS: Readonly<Record<string, string>> = {
  adhimitra: 'great friend',
  mitra: 'friend',
  sama: 'neutral',
  shatru: 'enemy',
  adhishatru: 'great enemy',
};
const names = (grahas: readonly string[]): string => grahas.map((graha) => G[graha]).join(', ') || '–';

/** The machine-readable content of a piece of the book: figures and instants as the replies gave them, otherwise the words. */
const read = (html: string): string =>
  html
    .replace(/<data value="([^"]+)">[^<]*<\/data>|<time datetime="([^"]+)">[^<]*<\/time>/g, '$1$2')
    .replace(/<small>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

// biome-ignore lint/suspicious/noExplicitAny: replies of eleven routes, read by their fields
type Reply = any;

describe.each(BOOKS)('the book of %s', (family, birth) => {
  let book = '';
  let full: Reply;
  const ask = async (route: string, field: string, on = false): Promise<Reply> => {
    const reply = await app.get(`/v1/${family}/${route}?${birth}&lang=en${on ? `&on=${ON}` : ''}`, {
      'x-api-key': 'tg-enterprise',
    });
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    return reply.json()[field];
  };
  const section = (id: string): string => new RegExp(`id="${id}"><h2>.*?</section>`, 's').exec(book)?.[0] ?? '';
  /** The rows of a chapter without their headings, cell by cell. */
  const rows = (id: string): string[][] =>
    [...section(id).matchAll(/<tr>(.*?)<\/tr>/gs)]
      .filter(([, row = '']) => row.includes('<td'))
      .map(([, row = '']) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => read(cell)));
  const texts = (values: readonly unknown[]): string[] => values.map(String);

  beforeAll(async () => {
    const reply = await app.get(`/v1/${family}/kundali-book.html?${birth}&on=${ON}&lang=en&name=Asha`, {
      'x-api-key': 'tg-enterprise',
    });
    book = reply.body;
    full = await ask('kundali/full', 'kundali_full', true);
  });

  test('birth, panchanga and avakahada', async () => {
    const sheet = await ask('janma-vivaran', 'janma_vivaran');
    const said = rows('birth').map(([, value]) => value);
    const or = (value: Reply): string => (value === null ? '–' : String(value));
    expect(said).toContain(`${sheet.iso} UTC${sheet.iso.slice(-6)}`);
    expect(said).toContain(`${sheet.weekday.name} · Lord: ${G[sheet.weekday.lord]}`);
    for (const each of [sheet.sunrise, sheet.sunset, sheet.ishta_ghati]) expect(said).toContain(or(each));
    const { dinamana, ratrimana } = sheet;
    expect(said).toContain(`${or(dinamana?.ghati ?? null)} · ${or(ratrimana?.ghati ?? null)}`);
    expect(said.some((each) => each?.includes(` ${full.kundali.ayanamsa_degrees}`))).toBe(true);
    const month = ({ name, adhika, kshaya }: Reply) => `${adhika ? 'adhika ' : ''}${name}${kshaya ? ' (kshaya)' : ''}`;
    const until = ({ name, end }: Reply): string => `${name} until ${end}`;
    // a ghati is 24 minutes of the clock
    const ghatis = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (24 * 60_000);
    expect(sheet.bhayat_ghati).toBeCloseTo(ghatis(sheet.nakshatra.start, sheet.iso), 2);
    expect(sheet.bhabhog_ghati).toBeCloseTo(ghatis(sheet.nakshatra.start, sheet.nakshatra.end), 2);
    expect(sheet.tithi.remaining_ghati).toBeCloseTo(ghatis(sheet.iso, sheet.tithi.end), 2);
    if (sheet.sunrise !== null) expect(sheet.ishta_ghati).toBeCloseTo(ghatis(sheet.sunrise, sheet.iso), 2);
    expect(rows('panchanga').map(([, value]) => value)).toEqual([
      `${sheet.eras.vikram} · ${sheet.eras.shaka} · ${sheet.eras.kali}`,
      `${sheet.samvatsara.barhaspatya.name} · ${sheet.samvatsara.chandra.name}`,
      `${sheet.ayana.name} · ${sheet.ritu.name}`,
      `${month(sheet.months.amanta)} · ${month(sheet.months.purnimanta)}`,
      sheet.tithi.paksha === 'shukla' ? 'Shukla Paksha' : 'Krishna Paksha',
      until(sheet.tithi),
      String(sheet.tithi.remaining_ghati),
      until(sheet.nakshatra),
      `${sheet.bhayat_ghati} · ${sheet.bhabhog_ghati}`,
      until(sheet.yoga),
      until(sheet.karana),
    ]);
    const { avakahada, kundali } = full;
    const lowered = rows('avakahada').map(([, value]) => value?.toLowerCase());
    expect(lowered).toEqual(
      [
        `${kundali.lagna.rashi.name} · Lord: ${G[kundali.houses[0].lord]}`,
        `${avakahada.rashi.name} · Lord: ${G[avakahada.rashi_lord]}`,
        `${avakahada.nakshatra.name} · Pada ${avakahada.pada} · Lord: ${G[sheet.nakshatra.lord]}`,
        ...[avakahada.varna, avakahada.vashya, avakahada.yoni, avakahada.gana, avakahada.nadi],
        ...[avakahada.tattva, avakahada.yunja, `${avakahada.paya.nakshatra} · ${avakahada.paya.rashi}`],
        avakahada.nama_akshara.name,
      ].map((value) => value.toLowerCase()),
    );
  });

  test('houses, chalit, grahas, friendship and looks', () => {
    const { kundali, bhava_chalit: chalit, maitri, graha_drishti } = full;
    const { chandra, surya } = kundali.grahas;
    const { lord, years, months, days } = full.dashas.balance;
    const so = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;
    expect(rows('chart').slice(0, 5)).toEqual([
      ['Lagna', `${kundali.lagna.rashi.name} ${kundali.lagna.amsha}`],
      ['Moon', `${chandra.rashi.name} ${chandra.amsha}`],
      ['Nakshatra', `${chandra.nakshatra.name} · Pada ${chandra.nakshatra.pada}`],
      ['Sun', `${surya.rashi.name} ${surya.amsha}`],
      ['Balance at birth', `${G[lord]}, ${so(years, 'year')}, ${so(months, 'month')}, ${so(days, 'day')}`],
    ]);
    expect(rows('chart').slice(5)).toEqual(
      kundali.houses.map((h: Reply) => [String(h.number), h.rashi.name, G[h.lord], names(h.occupants)]),
    );
    expect(rows('chalit')).toEqual(
      chalit.houses.map(({ number, start, madhya, end }: Reply) => [
        ...texts([number, start, madhya, end]),
        NINE.filter((graha) => chalit.grahas[graha].house === number)
          .map((graha) => `${G[graha]} ${chalit.grahas[graha].strength}`)
          .join(', ') || '–',
      ]),
    );
    const at = (it: Reply) => texts([it.rashi.name, it.amsha, it.nakshatra.name, it.nakshatra.pada, it.house ?? 1]);
    expect(rows('grahas').map((row) => row.slice(0, 6))).toEqual([
      ['Lagna', ...at(kundali.lagna)],
      ...NINE.map((graha) => [G[graha], ...at(kundali.grahas[graha])]),
    ]);
    const marks = rows('grahas')
      .slice(1)
      .map((row) => row[8] ?? '');
    NINE.forEach((graha, n) => {
      expect(marks[n]?.includes('retrograde')).toBe(kundali.grahas[graha].retrograde);
      expect(marks[n]?.includes('combust')).toBe(kundali.grahas[graha].combust === true);
    });
    expect(rows('maitri')).toEqual(
      SEVEN.map((graha) => [
        G[graha],
        ...SEVEN.map((other) => (graha === other ? '–' : FRIENDS[maitri.panchadha[graha][other]])),
      ]),
    );
    expect(rows('drishti')).toEqual(
      SEVEN.map((graha) => [
        G[graha],
        graha_drishti.grahas[graha].aspects
          .map((a: Reply) => `${a.house} ${a.rashi.name}${a.grahas.length === 0 ? '' : ` (${names(a.grahas)})`}`)
          .join('; '),
      ]),
    );
  });

  test('the vargas side by side', () => {
    const { grid, vargottama } = full.varga_tulana;
    const [head = ''] = /<thead>.*?<\/thead>/.exec(section('tulana')) ?? [];
    const vargas = [...head.matchAll(/D\d+/g)].map(String);
    expect(vargas).toHaveLength(16);
    expect(rows('tulana')).toEqual(
      ['lagna', ...NINE].map((id) => [G[id] ?? 'Lagna', ...vargas.map((varga) => String(grid[id][varga]))]),
    );
    const said = vargottama.map((id: string) => G[id] ?? 'Lagna').join(', ') || '–';
    expect(read(section('tulana'))).toContain(`Vargottama: ${said} ·`);
  });

  test('shadbala, ashtakavarga, karakas and yogas', () => {
    const { shadbala, ashtakavarga, jaimini, yogas } = full;
    expect(rows('shadbala')).toEqual([
      ...SEVEN.map((graha) => {
        const b = shadbala.grahas[graha];
        const figures = [b.sthana.total, b.dig, b.kala.total, b.cheshta, b.naisargika, b.drik, b.total, b.ratio];
        return [G[graha], ...texts(figures), ''];
      }),
      ...shadbala.houses.map((h: Reply) => [String(h.number), G[h.lord], String(h.total), '']),
    ]);
    expect(rows('ashtakavarga').map((row) => row.slice(1))).toEqual(
      Array.from({ length: 12 }, (_, n) =>
        texts([...SEVEN.map((graha) => ashtakavarga.bav[graha][n]), ashtakavarga.sav[n]]),
      ),
    );
    expect(rows('jaimini')).toEqual([
      ...jaimini.chara_karakas.map((k: Reply) => [`${k.name} ${k.karaka}`, G[k.graha], String(k.degrees)]),
      ...jaimini.padas.map((pada: Reply) => [String(pada.house), pada.name, pada.rashi.name]),
    ]);
    expect(read(section('jaimini'))).toContain(
      `Karakamsha: ${jaimini.karakamsha.rashi.name} · Lagna in the navamsha: ${jaimini.navamsha_lagna.name}`,
    );
    const held = yogas.list.filter((yoga: Reply) => yoga.present === true);
    const blocks = section('yogas').split('<div class="block">').slice(1);
    expect(blocks).toHaveLength(held.length);
    held.forEach((yoga: Reply, n: number) => {
      const said = read(blocks[n] ?? '');
      expect(said.startsWith(yoga.name)).toBe(true);
      expect(said).toContain(`${yoga.frequency_percent} % of births`);
      const makers = yoga.makers.map((m: Reply) => `${G[m.graha]} (${m.house})`).join(', ');
      if (makers !== '') expect(said).toContain(`Made by: ${makers}`);
      for (const { met, text } of yoga.conditions) if (met) expect(said.toLowerCase()).toContain(text.toLowerCase());
    });
  });

  test('dashas, sade-sati and gochara', async () => {
    const { dashas, yogini_dashas, sade_sati } = full;
    const of = (parts: readonly Reply[]) => parts.map((part) => [G[part.lord], part.end]);
    expect(rows('vimshottari')).toEqual(dashas.maha.flatMap((maha: Reply) => of(maha.antar)));
    const maha = dashas.maha.find((m: Reply) => m.start.slice(0, 10) <= ON && ON < m.end.slice(0, 10));
    expect(rows('running')).toEqual(maha.antar.flatMap((antar: Reply) => of(antar.pratyantara)));
    expect(rows('yogini')).toEqual(yogini_dashas.maha.map((m: Reply) => [m.yogini.name, G[m.lord], m.start, m.end]));
    expect(rows('sade_sati').map((row) => row.slice(1))).toEqual(
      sade_sati.periods.map((each: Reply) => texts([each.house_from_moon, each.start, each.end])),
    );
    const { ingresses } = await ask('gochara-report', 'gochara_report', true);
    expect(rows('gochara')).toEqual(
      ingresses.map((each: Reply) => [
        G[each.graha],
        each.at,
        each.rashi.name,
        ...texts([each.house_from_lagna, each.house_from_moon, each.bindus.bav ?? each.bindus.sav]),
        each.retrograde ? 'retrograde' : '–',
      ]),
    );
  });

  test('the twelve houses', () => {
    const lines = [...section('houses').matchAll(/<p class="small">(.*?)<\/p>/g)].map(([, line = '']) => read(line));
    expect(lines.map((line) => line.replace(/, \w+$/, ''))).toEqual(
      full.bhava_phala.houses.map(
        ({ lord, karaka, occupants, bindus }: Reply) =>
          `Lord: ${G[lord.graha]} (${lord.house}) · Karaka: ${G[karaka.graha]} (${karaka.house}) · Grahas: ${names(occupants)} · Bindus: ${bindus}`,
      ),
    );
  });

  test.each(['career', 'wealth', 'marriage', 'health', 'education', 'children'])('the report of %s', async (life) => {
    const report = await ask(`${life}-report`, `${life}_report`);
    const measure = (subject: Reply, id: string): string => {
      const found = subject.measures.find((each: Reply) => each.id === id);
      return found === undefined || found.value === null ? '–' : String(found.value);
    };
    const houses = report.subjects.filter(({ kind }: Reply) => kind === 'house' || kind === 'from_graha');
    const grahas = report.subjects
      .filter(({ kind }: Reply) => kind === 'lord' || kind === 'karaka')
      .filter((each: Reply, n: number, of: Reply[]) => of.findIndex(({ id }) => id === each.id) === n);
    const [sav, bala, ...others] = rows(`${life}_report`);
    const figures = (row: string[] | undefined) => row?.slice(1).map((cell) => cell.split(' ')[0]);
    expect(figures(sav)).toEqual(houses.map((each: Reply) => measure(each, 'sav')));
    expect(figures(bala)).toEqual(houses.map((each: Reply) => measure(each, 'bhava_bala')));
    expect(others.map(([graha]) => graha)).toEqual(grahas.map(({ id }: Reply) => G[id]));
    grahas.forEach((each: Reply, n: number) => {
      const said = figures(others[n]);
      for (const [i, id] of [
        [0, 'shadbala_ratio'],
        [1, 'vimshopaka'],
        [3, 'bav'],
        [4, 'ishta'],
        [5, 'kashta'],
        [6, 'dignity_good'],
        [7, 'baladi'],
      ] as const)
        expect(said?.[i], `${each.id} ${id}`).toBe(measure(each, id));
    });
    const { upper, middle, lower } = report.capacity;
    expect(read(section(`${life}_report`))).toContain(`upper ${upper}, middle ${middle}, lower ${lower}`);
  });

  test('appeasement and stones', async () => {
    const shanti = await ask('graha-shanti', 'graha_shanti');
    expect(rows('shanti').map((row) => row.slice(0, 4))).toEqual(
      NINE.map((graha) => {
        const { image, mantra_sa, japa_count } = shanti.grahas[graha];
        return [G[graha], image.name, mantra_sa, String(japa_count)];
      }),
    );
    const ratna = await ask('ratna-nirnaya', 'ratna_nirnaya', true);
    expect(rows('ratna').map((row) => row.slice(0, 3))).toEqual(
      NINE.map((graha) => [G[graha], ratna.grahas[graha].gem.name, ratna.grahas[graha].instead.name]),
    );
  });
});
