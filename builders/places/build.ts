/**
 * Makes packages/ganaka/data/places/gazetteer.bin.br. Run from the project's root: `npx tsx builders/places/build.ts`. The same inputs
 * give the same bytes. What it reads: the two GeoNames extracts (see sources.ts) and the hand-kept lists in the folder
 * of the result: tirthas.json, aliases.json, hindi.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import tzLookup from '@photostructure/tz-lookup';
import type { FileHead } from 'ganaka/internal/places/file.ts';
import { fold, OTHER, skeleton } from 'ganaka/internal/places/fold.ts';
import { type MergedPlace, merge } from './merge.ts';
import { isDevanagari, SOUTH_ASIA, shownName, worthKeeping } from './names.ts';
import { frontCoded, Packer } from './pack.ts';
import { adminNames, type DumpRow, dumpRows, modernRows } from './sources.ts';

const OUT = join(import.meta.dirname, '../../packages/ganaka/data/places');
/** Outside South Asia, names of smaller towns are found exactly or by their beginning, but not guessed at. */
const GUESSED_POPULATION = 15_000;

interface Tirtha {
  id: string;
  name: string;
  /** The GeoNames row it is, or its own spot with a source. */
  geonames?: number;
  lat?: number;
  lon?: number;
  state?: string;
  country?: string;
  district?: string;
  aliases: string[];
}

/** What the extracts have wrong, by GeoNames id, with the reason. */
interface Corrections {
  population: Record<string, [number, string]>;
  spot: Record<string, [number, number, string]>;
  name: Record<string, string>;
}

interface Row extends MergedPlace {
  ownId: string | null;
  stateName: string;
  districtName: string;
  zone: string;
  population: number;
  /** Names we vouch for by hand; names of its own in the sources; and other names GeoNames lists. */
  checkedNames: Set<string>;
  ownNames: Set<string>;
  otherNames: Set<string>;
  hindi: string | null;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(OUT, file), 'utf8'));

const lists = read<{ tirthas: Tirtha[]; towns: Tirtha[] }>('tirthas.json');
/** Tirthas, and towns that GeoNames lacks. */
const tirthas = [...lists.tirthas, ...lists.towns];
const aliases = read<{ aliases: Record<string, string[]> }>('aliases.json').aliases;
const hindi = read<{ names: Record<string, [string, string]> }>('hindi.json').names;
const corrected = read<Corrections>('corrections.json');

const dump = dumpRows();
const states = adminNames(1);
const districts = adminNames(2);

/** Zones that did not exist when the 2020 extract was made. */
const SPLIT_SINCE_2020: ReadonlySet<string> = new Set(['America/Ciudad_Juarez', 'America/Coyhaique']);
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Godthab', 'America/Nuuk'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Asia/Rangoon', 'Asia/Yangon'],
]);
const zonesByCountry = zonesIn(dump);
const rows = withTirthas(merge(modernRows(), dump).map(rowOf));
rows.sort((a, b) => compare(fold(a.name), fold(b.name)) || compare(a.name, b.name) || a.lat - b.lat || a.lon - b.lon);
const { keys, guesses } = keysOf(rows);
write(rows, keys, guesses);

function rowOf(place: MergedPlace): Row {
  const id = place.dump?.id;
  const name = corrected.name[String(id)] ?? shownName(place.name, place.country);
  const otherNames = (place.dump?.otherNames ?? []).filter((other) =>
    worthKeeping(other, place.country, place.dump?.population ?? 0),
  );
  const named = id === undefined ? undefined : hindi[id];
  const [lat, lon] = corrected.spot[String(id)] ?? [place.lat, place.lon];
  return {
    ...place,
    lat,
    lon,
    name,
    ownId: null,
    stateName: states.get(`${place.country}.${place.admin1}`) ?? '',
    districtName: SOUTH_ASIA.has(place.country)
      ? plainDistrict(districts.get(`${place.country}.${place.admin1}.${place.admin2}`) ?? '')
      : '',
    zone: zoneOf(place),
    population: corrected.population[String(id)]?.[0] ?? place.dump?.population ?? 0,
    checkedNames: new Set([
      ...(aliases[String(id)] ?? aliases[`${place.lat},${place.lon}`] ?? []),
      ...(named ? [named[0]] : []),
    ]),
    ownNames: new Set([name, place.name]),
    otherNames: new Set([...(place.dump ? [place.dump.name] : []), ...otherNames]),
    hindi: named?.[0] ?? null,
  };
}

function plainDistrict(name: string): string {
  return shownName(name.replace(/^District | District$| Division$/g, ''), 'IN');
}

/** A tirtha is a GeoNames row, or a row on the very same spot, or a row of its own. */
function withTirthas(all: Row[]): Row[] {
  const byId = new Map(all.flatMap((row) => (row.dump ? [[row.dump.id, row] as const] : [])));
  for (const tirtha of tirthas) {
    const named = hindi[tirtha.id];
    const row = tirtha.geonames === undefined ? spotOf(tirtha, all) : byId.get(tirtha.geonames);
    if (!row) throw new Error(`tirtha ${tirtha.id}: no GeoNames row ${tirtha.geonames}`);
    for (const name of [tirtha.name, ...tirtha.aliases, ...(named ? [named[0]] : [])]) row.checkedNames.add(name);
    row.hindi = named?.[0] ?? row.hindi;
  }
  return all;
}

function spotOf(tirtha: Tirtha, all: Row[]): Row {
  const { id, name, lat, lon, country = 'IN', state = '', district = '' } = tirtha;
  if (lat === undefined || lon === undefined) throw new Error(`tirtha ${id}: no coordinates`);
  const there = all.find((row) => row.lat === lat && row.lon === lon);
  if (there) {
    there.ownId = id;
    return there;
  }
  const spot = { name, lat, lon, country, admin1: '', admin2: '', dump: null };
  const row: Row = {
    ...spot,
    ownId: id,
    stateName: state,
    districtName: district,
    zone: zoneOf(spot),
    population: 0,
    checkedNames: new Set(),
    ownNames: new Set([name]),
    otherNames: new Set(),
    hindi: null,
  };
  all.push(row);
  return row;
}

/** GeoNames' zone; for rows it does not have, the country's only zone, else the border map's. */
function zoneOf(place: MergedPlace): string {
  const mapped = tzLookup(place.lat, place.lon);
  const inCountry = zonesByCountry.get(place.country);
  if (inCountry?.size === 1) return [...inCountry][0] ?? mapped;
  if (!place.dump?.zone || SPLIT_SINCE_2020.has(mapped)) return mapped;
  return RENAMED.get(place.dump.zone) ?? place.dump.zone;
}

interface Key {
  key: string;
  place: number;
  /** 2: checked by hand, 1: its own, 0: another. */
  rank: number;
}

function keysOf(all: readonly Row[]): { keys: Key[]; guesses: Key[] } {
  const found: Key[] = [];
  const guessed: Key[] = [];
  all.forEach((row, place) => {
    const seen = new Map<string, number>();
    const take = (names: Set<string>, rank: number): void => {
      for (const name of names) {
        const key = fold(name).replaceAll(OTHER, ''); // a stray letter of another script, mistaken for a Latin one
        if (!seen.has(key)) seen.set(key, rank);
      }
    };
    take(row.checkedNames, 2);
    take(row.ownNames, 1);
    take(row.otherNames, 0);
    const canGuess = SOUTH_ASIA.has(row.country) || row.population >= GUESSED_POPULATION;
    const skeletons = new Set<string>();
    for (const [key, rank] of seen) {
      if (key === '') continue;
      found.push({ key, place, rank });
      const bare = skeleton(key);
      if (!canGuess || bare.length < 4 || skeletons.has(bare)) continue;
      if (!SOUTH_ASIA.has(row.country) && rank === 0) continue;
      skeletons.add(bare);
      guessed.push({ key: bare, place, rank });
    }
  });
  const byKey = (a: Key, b: Key): number => compare(a.key, b.key) || a.place - b.place;
  return { keys: found.sort(byKey), guesses: guessed.sort(byKey) };
}

function write(all: readonly Row[], keyList: readonly Key[], guessList: readonly Key[]): void {
  const countries = listOf(all.map((row) => row.country));
  const stateKeys = listOf(all.map((row) => `${row.country}\t${row.stateName}`));
  const districtNames = listOf(['', ...all.map((row) => row.districtName)]);
  const zones = listOf(all.map((row) => row.zone));
  const twins = repeated(all.map(twinKey));
  const sections: [string, Buffer][] = [];
  const column = (name: string, put: (packer: Packer, row: Row) => void): void => {
    const packer = new Packer();
    for (const row of all) put(packer, row);
    sections.push([name, packer.done()]);
  };
  const strings = (name: string, sorted: readonly string[], encoding: 'utf8' | 'latin1'): void => {
    const { shared, rest } = frontCoded(sorted, encoding);
    sections.push([name, shared], [`${name}.rest`, rest]);
  };
  const keySection = (name: string, list: readonly Key[]): void => {
    strings(
      name,
      list.map(({ key }) => key),
      'latin1',
    );
    const packer = new Packer();
    for (const { place, rank } of list) packer.varint(place * 4 + rank);
    sections.push([`${name}.place`, packer.done()]);
  };
  column('lat', (packer, row) => packer.zigzag(Math.round(row.lat * 1e5)));
  column('lon', (packer, row) => packer.zigzag(Math.round(row.lon * 1e5)));
  column('id', (packer, row) => packer.varint(row.dump?.id ?? 0));
  column('population', (packer, row) => packer.varint(row.population));
  column('state', (packer, row) => packer.varint(stateKeys.indexOf(`${row.country}\t${row.stateName}`)));
  column('district', (packer, row) =>
    packer.varint(districtNames.indexOf(row.districtName) * 2 + (twins.has(twinKey(row)) ? 1 : 0)),
  );
  column('zone', (packer, row) => packer.varint(zones.indexOf(row.zone)));
  strings(
    'names',
    all.map((row) => row.name),
    'utf8',
  );
  keySection('keys', keyList);
  keySection('guesses', guessList);
  const head: FileHead = {
    places: all.length,
    keys: keyList.length,
    guesses: guessList.length,
    countries: countries.all.map((code) => ({
      code,
      name: countryName(code, 'en'),
      key: fold(countryName(code, 'en')),
      keyHi: fold(countryName(code, 'hi')),
    })),
    states: stateKeys.all.map((key) => {
      const [code = '', name = ''] = key.split('\t');
      return { name, key: fold(name), country: countries.indexOf(code) };
    }),
    districts: districtNames.all.map((name) => ({ name, key: fold(name) })),
    zones: zones.all,
    ownIds: Object.fromEntries(all.flatMap((row, place) => (row.ownId ? [[row.ownId, place]] : []))),
    hindi: Object.fromEntries(all.flatMap((row, place) => (row.hindi ? [[place, row.hindi]] : []))),
    sections: sections.map(([name, { length }]) => ({ name, bytes: length })),
  };
  const headBytes = Buffer.from(JSON.stringify(head), 'utf8');
  const headLength = Buffer.alloc(4);
  headLength.writeUInt32LE(headBytes.length);
  const whole = Buffer.concat([headLength, headBytes, ...sections.map(([, bytes]) => bytes)]);
  const packed = brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(process.env.BROTLI_QUALITY ?? 11),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
  writeFileSync(join(OUT, 'gazetteer.bin.br'), packed);
  const big = all.filter((row) => row.country === 'IN' && row.population > 100_000);
  console.log(`${all.length} places, ${keyList.length} keys, ${guessList.length} guesses, ${zones.all.length} zones`);
  console.log(`${whole.length} bytes, packed ${packed.length}`);
  for (const [name, bytes] of sections) console.log(`  ${name}: ${bytes.length}`);
  console.log(
    `Indian cities above 100,000: ${big.length}, with a Hindi name: ${big.filter((row) => row.hindi).length}`,
  );
  console.log(
    `without: ${big
      .filter((row) => !row.hindi)
      .map((row) => `${row.name} ${row.dump?.id}`)
      .join(', ')}`,
  );
  console.log(`names in Devanagari: ${all.filter((row) => row.hindi !== null && isDevanagari(row.hindi)).length}`);
}

function zonesIn(list: readonly DumpRow[]): Map<string, Set<string>> {
  const zones = new Map<string, Set<string>>();
  for (const { country, zone } of list)
    zones.set(country, (zones.get(country) ?? new Set()).add(RENAMED.get(zone) ?? zone));
  return zones;
}

function listOf(values: readonly string[]): { all: string[]; indexOf: (value: string) => number } {
  const all = [...new Set(values)].sort(compare);
  const index = new Map(all.map((value, i) => [value, i]));
  return { all, indexOf: (value) => index.get(value) ?? 0 };
}

function countryName(code: string, language: 'en' | 'hi'): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Name and state: where two places share both, their labels name the district. */
function twinKey(row: Row): string {
  return `${row.country} ${row.stateName} ${fold(row.name)}`;
}

function repeated(values: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(values.filter((value) => seen.has(value) || !seen.add(value)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
