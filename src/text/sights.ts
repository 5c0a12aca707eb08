/** What a language needs for the findings of a muhurta clause. */
export interface SightWords {
  readonly fullMoon: string;
  /** Of nakshatras, by the words of the texts. */
  readonly natures: Readonly<Record<string, string>>;
  /** How a month is counted. */
  readonly systems: Readonly<Record<string, string>>;
  readonly sunIn: (rashis: string) => string;
  readonly moonIn: (rashis: string) => string;
  /** Of an added or a lost month. */
  readonly malamasa: (kind: string) => string;
  readonly bothSeen: string;
  readonly set: (grahas: string) => string;
  /** Newly risen or about to set, this many days from it. */
  readonly state: (grahas: string, state: string, days: number) => string;
  readonly simhastha: (part: string) => string;
  readonly sankranti: (rashis: string) => string;
  /** Days to it, negative once it is over. */
  readonly eclipse: (kind: string, days: number) => string;
  readonly fromSun: (counts: readonly number[]) => string;
  readonly degreesGone: (degrees: readonly number[]) => string;
  readonly by: (grahas: string) => string;
  readonly dayOfLife: (day: number) => string;
  readonly yearOfLife: (year: number) => string;
  /** If there is nothing to name. */
  readonly plain: Readonly<Record<'clear' | 'not met' | 'in part' | 'present' | 'absent' | 'at other hours', string>>;
  readonly rising: (rashis: string) => string;
  readonly noSign: string;
  /** The ten faults of a wedding, by their ids. */
  readonly doshas: Readonly<Record<string, string>>;
}
