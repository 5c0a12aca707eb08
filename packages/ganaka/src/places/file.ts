/**
 * The gazetteer file: a JSON head with the short lists (countries, states, districts, zones), then columns of numbers
 * and sorted keys, all in one brotli stream. It is unpacked once into typed arrays and byte buffers, so that 172,000
 * places take about 15 MB and no JavaScript objects.
 */
export interface FileHead {
  readonly places: number;
  readonly keys: number;
  readonly guesses: number;
  /** Countries with their ISO 3166 codes. Other lists and columns refer to countries, states and districts by index. */
  readonly countries: readonly (Region & { readonly code: string; readonly keyHi: string })[];
  readonly states: readonly (Region & { readonly country: number })[];
  readonly districts: readonly Region[];
  readonly zones: readonly string[];
  /** The indexes of places that are not in GeoNames (tirthas), by our own ids. */
  readonly ownIds: Readonly<Record<string, number>>;
  /** Hindi names, by the index of the place. */
  readonly hindi: Readonly<Record<string, string>>;
  readonly sections: readonly { readonly name: string; readonly bytes: number }[];
}

export interface Region {
  readonly name: string;
  /** The folded name (see `fold.ts`). */
  readonly key: string;
}

/** Sorted keys of one-byte letters, each with the index of its place. */
export interface KeyList {
  readonly count: number;
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  /** The rank of each key. 2: a name checked by hand; 1: the place's own name; 0: another name that GeoNames lists. */
  readonly ranks: Uint8Array;
}

export interface Columns {
  readonly count: number;
  readonly latE5: Int32Array;
  readonly lonE5: Int32Array;
  readonly geonamesId: Uint32Array;
  readonly population: Uint32Array;
  readonly state: Uint16Array;
  /** Twice the district's index, plus one if the label needs the district to distinguish two places of one state. */
  readonly district: Uint16Array;
  readonly zone: Uint16Array;
  readonly nameBytes: Uint8Array;
  readonly nameStarts: Uint32Array;
}

export interface GazetteerFile {
  readonly head: FileHead;
  readonly columns: Columns;
  /** Folded names, for exact and prefix lookups. */
  readonly keys: KeyList;
  /** Skeletons (see `fold.ts`) of the names that may be guessed. */
  readonly guesses: KeyList;
}

/** Unpacks the file; `whole` is its content after brotli decompression. */
export function unpackGazetteer(whole: Uint8Array): GazetteerFile {
  const headBytes = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const head: FileHead = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + headBytes)));
  const sections = new Map<string, Cursor>();
  let at = 4 + headBytes;
  for (const { name, bytes } of head.sections) {
    sections.set(name, new Cursor(whole, at));
    at += bytes;
  }
  const section = (name: string): Cursor => {
    const found = sections.get(name);
    if (!found) throw new Error(`the gazetteer has no section "${name}"; build it again`);
    return found;
  };
  const names = strings(section('names'), section('names.rest'), head.places);
  return {
    head,
    columns: {
      count: head.places,
      latE5: fill(new Int32Array(head.places), section('lat'), 'zigzag'),
      lonE5: fill(new Int32Array(head.places), section('lon'), 'zigzag'),
      geonamesId: fill(new Uint32Array(head.places), section('id'), 'varint'),
      population: fill(new Uint32Array(head.places), section('population'), 'varint'),
      state: fill(new Uint16Array(head.places), section('state'), 'varint'),
      district: fill(new Uint16Array(head.places), section('district'), 'varint'),
      zone: fill(new Uint16Array(head.places), section('zone'), 'varint'),
      nameBytes: names.bytes,
      nameStarts: names.starts,
    },
    keys: keyList(section, 'keys', head.keys),
    guesses: keyList(section, 'guesses', head.guesses),
  };
}

function keyList(section: (name: string) => Cursor, name: string, count: number): KeyList {
  const { bytes, starts } = strings(section(name), section(`${name}.rest`), count);
  const tagged = fill(new Uint32Array(count), section(`${name}.place`), 'varint');
  const ranks = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const tag = tagged[i] ?? 0;
    ranks[i] = tag & 3;
    tagged[i] = tag >>> 2;
  }
  return { count, bytes, starts, places: tagged, ranks };
}

/**
 * Undoes front coding (each text shares its beginning with the one before). Text `i` is `starts[i]` to `starts[i + 1]`.
 */
function strings(lengths: Cursor, rest: Cursor, count: number): { bytes: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  const shared = new Uint16Array(count);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const same = lengths.varint();
    shared[i] = same;
    total += same + lengths.varint();
    starts[i + 1] = total;
  }
  const bytes = new Uint8Array(total);
  for (let i = 0; i < count; i++) {
    const start = starts[i] ?? 0;
    const same = shared[i] ?? 0;
    const before = i > 0 ? (starts[i - 1] ?? 0) : 0;
    bytes.copyWithin(start, before, before + same);
    rest.copyTo(bytes, start + same, (starts[i + 1] ?? 0) - start - same);
  }
  return { bytes, starts };
}

function fill<T extends Int32Array | Uint32Array | Uint16Array>(column: T, from: Cursor, as: 'varint' | 'zigzag'): T {
  for (let i = 0; i < column.length; i++) column[i] = from[as]();
  return column;
}

class Cursor {
  private readonly bytes: Uint8Array;
  private at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }

  zigzag(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  copyTo(target: Uint8Array, at: number, length: number): void {
    for (let i = 0; i < length; i++) target[at + i] = this.bytes[this.at + i] ?? 0;
    this.at += length;
  }
}
