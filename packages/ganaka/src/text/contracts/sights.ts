/** The words that a language needs for what a muhurta clause observed. */
export interface SightWords {
  readonly fullMoon: string;
  /** The natures of nakshatras, by the words of the texts. */
  readonly natures: Readonly<Record<string, string>>;
  /** The two ways of counting months: amanta and purnimanta. */
  readonly systems: Readonly<Record<string, string>>;
  readonly sunIn: (rashis: string) => string;
  readonly moonIn: (rashis: string) => string;
  /** An adhika or a kshaya month. */
  readonly malamasa: (kind: string) => string;
  readonly bothSeen: string;
  readonly set: (grahas: string) => string;
  /** A graha that has recently risen or will soon set, with the number of days since or until then. */
  readonly state: (grahas: string, state: string, days: number) => string;
  readonly simhastha: (part: string) => string;
  readonly sankranti: (rashis: string) => string;
  /** `days`: days until the eclipse; negative after it. */
  readonly eclipse: (kind: string, days: number) => string;
  readonly fromSun: (counts: readonly number[]) => string;
  readonly degreesGone: (degrees: readonly number[]) => string;
  readonly by: (grahas: string) => string;
  readonly dayOfLife: (day: number) => string;
  readonly yearOfLife: (year: number) => string;
  /** The words for a clause that observed nothing to name. */
  readonly plain: Readonly<Record<'clear' | 'not met' | 'in part' | 'present' | 'absent' | 'at other hours', string>>;
  readonly rising: (rashis: string) => string;
  readonly noSign: string;
  /** The ten faults of a wedding, by id. */
  readonly doshas: Readonly<Record<string, string>>;
}
