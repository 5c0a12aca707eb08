/**
 * A chart worked out as on paper, from the longitudes that an authority prints: lords of rashis, houses, aspects, own rashis. Its
 * tables are repeated here on purpose; no code of the service is used.
 */
export const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Name = (typeof NAMES)[number];
type Seven = Exclude<Name, 'Rahu' | 'Ketu'>;

/** From Mesha. */
const LORDS: readonly Seven[] = [
  ...(['Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury'] as const),
  ...(['Venus', 'Mars', 'Jupiter', 'Saturn', 'Saturn', 'Jupiter'] as const),
];
/** Full aspects besides the seventh. */
const LOOKS: Readonly<Partial<Record<Name, readonly number[]>>> = { Mars: [4, 8], Jupiter: [5, 9], Saturn: [3, 10] };
const EXALTED: Readonly<Record<Seven, readonly [rashi: number, to: number]>> = {
  Sun: [1, 30],
  Moon: [2, 3],
  Mars: [10, 30],
  Mercury: [6, 15],
  Jupiter: [4, 30],
  Venus: [12, 30],
  Saturn: [7, 30],
};
const ROOT: Readonly<Record<Seven, readonly [rashi: number, from: number, to: number]>> = {
  Sun: [5, 0, 20],
  Moon: [2, 3, 30],
  Mars: [1, 0, 12],
  Mercury: [6, 15, 20],
  Jupiter: [9, 0, 10],
  Venus: [7, 0, 15],
  Saturn: [11, 0, 20],
};
/** Friends by nature, then enemies; the rest are neither. */
const NATURE: Readonly<Record<Seven, readonly [friends: readonly Seven[], enemies: readonly Seven[]]>> = {
  Sun: [
    ['Moon', 'Mars', 'Jupiter'],
    ['Venus', 'Saturn'],
  ],
  Moon: [['Sun', 'Mercury'], []],
  Mars: [['Sun', 'Moon', 'Jupiter'], ['Mercury']],
  Mercury: [['Sun', 'Venus'], ['Moon']],
  Jupiter: [
    ['Sun', 'Moon', 'Mars'],
    ['Mercury', 'Venus'],
  ],
  Venus: [
    ['Mercury', 'Saturn'],
    ['Sun', 'Moon'],
  ],
  Saturn: [
    ['Mercury', 'Venus'],
    ['Sun', 'Moon', 'Mars'],
  ],
};
const GRADES = ['adhishatru', 'shatru', 'sama', 'mitra', 'adhimitra'] as const;
/** Degrees from the Sun; direct, and where it differs retrograde. */
const RAYS: Readonly<Partial<Record<Name, readonly [number, number]>>> = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};

const rashiOf = (longitude: number): number => Math.floor(longitude / 30) + 1;
const wrapped = (n: number): number => ((((n - 1) % 12) + 12) % 12) + 1;

export class PaperChart {
  readonly lagna: number;
  readonly #longitudes: Readonly<Record<Name, number>>;
  readonly #retrograde: Readonly<Partial<Record<Name, boolean>>>;

  constructor(
    lagna: number,
    longitudes: Readonly<Record<Name, number>>,
    retrograde: Readonly<Partial<Record<Name, boolean>>>,
  ) {
    this.lagna = rashiOf(lagna);
    this.#longitudes = longitudes;
    this.#retrograde = retrograde;
  }
  rashiOf(name: Name): number {
    return rashiOf(this.#longitudes[name]);
  }
  houseOf(name: Name): number {
    return wrapped(this.rashiOf(name) - this.lagna + 1);
  }
  rashiIn(house: number, from = this.lagna): number {
    return wrapped(from + house - 1);
  }
  lordOf(rashi: number): Seven {
    return LORDS[rashi - 1] ?? 'Sun';
  }
  occupantsOf(rashi: number): Name[] {
    return NAMES.filter((name) => this.rashiOf(name) === rashi);
  }
  lookersAt(rashi: number): Name[] {
    return NAMES.filter((name) => {
      const counted = wrapped(rashi - this.rashiOf(name) + 1);
      if (name === 'Rahu' || name === 'Ketu') return false; // BPHS 26 gives aspects to the seven
      return counted === 7 || (LOOKS[name] ?? []).includes(counted);
    });
  }
  dignityOf(name: Seven): string {
    const rashi = this.rashiOf(name);
    const amsha = this.#longitudes[name] % 30;
    const [high, to] = EXALTED[name];
    if (rashi === high && amsha < to) return 'exalted';
    const [root, from, until] = ROOT[name];
    if (rashi === root && amsha >= from && amsha < until) return 'moolatrikona';
    const lord = this.lordOf(rashi);
    if (lord === name) return 'own';
    if (rashi === wrapped(high + 6)) return 'debilitated';
    const [friends, enemies] = NATURE[name];
    const byNature = friends.includes(lord) ? 1 : enemies.includes(lord) ? -1 : 0;
    const apart = wrapped(this.rashiOf(lord) - rashi + 1);
    return GRADES[2 + byNature + ([2, 3, 4, 10, 11, 12].includes(apart) ? 1 : -1)] ?? 'sama';
  }
  isCombust(name: Name): boolean {
    const rays = RAYS[name];
    if (rays === undefined) return false;
    const apart = Math.abs(((this.#longitudes[name] - this.#longitudes.Sun + 540) % 360) - 180);
    return apart < rays[this.#retrograde[name] ? 1 : 0];
  }
  /** The five states by six degrees each, in even rashis from the end. */
  baladiOf(name: Name): number {
    const part = Math.floor((this.#longitudes[name] % 30) / 6) + 1;
    return this.rashiOf(name) % 2 === 1 ? part : 6 - part;
  }
  /** Eight by degrees gone, Rahu's from the end. */
  karakas(): Name[] {
    const gone = (name: Name): number => {
      const amsha = this.#longitudes[name] % 30;
      return name === 'Rahu' ? 30 - amsha : amsha;
    };
    return NAMES.filter((name) => name !== 'Ketu').sort((a, b) => gone(b) - gone(a));
  }
}
