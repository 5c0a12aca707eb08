/** The books that we cite, each with the edition that we read. */
export interface CitedWork {
  readonly title: string;
  readonly recension: string;
}

export const WORKS = {
  MC: { title: 'Muhurta Chintamani', recension: 'e-text' },
  DS: { title: 'Dharmasindhu', recension: 'e-text' },
  NS: { title: 'Nirnayasindhu', recension: 'Nirnaya Sagara 1949' },
  JN: { title: 'Jyotirnibandha', recension: 'Anandashrama 1919' },
  PD: { title: 'Phaladeepika', recension: 'Mantreshvara' },
  JS: { title: 'Jaimini Sutras', recension: 'print of 1913' },
  BPHS: { title: 'Brihat Parashara Hora Shastra', recension: '97 chapters' },
  JP: { title: 'Jataka Parijata', recension: 'Vaidyanatha Dikshita; e-text' },
  SV: { title: 'Saravali', recension: 'Kalyanavarman; Nirnaya Sagara 1907' },
  KM: { title: 'Kalamadhava', recension: 'e-text' },
  SS: { title: 'Surya-siddhanta', recension: 'as Burgess 1860' },
  SD: { title: 'Samskaradipaka', recension: 'part 1, VS 1989' },
  VP: { title: 'Vivahapatala', recension: 'e-text' },
} as const satisfies Record<string, CitedWork>;

export type WorkId = keyof typeof WORKS;

/** Other sources that the rules of birth charts cite, with the wording of the citation. */
export const OTHER_WORKS = {
  practice: 'common practice',
  modern_handbooks: 'modern handbooks',
  handbooks: 'handbooks',
  commentaries: 'commentaries',
  test_charts: 'a published set of test charts',
  jataka_parijata_damaged: 'Jataka Parijata, a damaged line',
  uttarakalamrita: 'Uttarakalamrita 4.22, as a commentary reports it',
  raman_combinations: 'B. V. Raman, Three Hundred Important Combinations',
  raman_balas: 'B. V. Raman, Graha and Bhava Balas',
  jyotisha_sarva_samgraha: 'Jyotisha-sarva-samgraha',
  samskaraganapati: 'Samskaraganapati, quoting Jyotisharka',
} as const satisfies Record<string, string>;

type OtherWorkId = keyof typeof OTHER_WORKS;
export type OtherWork = (typeof OTHER_WORKS)[OtherWorkId];
export type CitedId = WorkId | OtherWorkId;

const isWork = (id: string): id is WorkId => id in WORKS;
const isOther = (id: string): id is OtherWorkId => id in OTHER_WORKS;
const CITED: ReadonlyMap<string, CitedId> = new Map<string, CitedId>([
  ...Object.keys(WORKS)
    .filter(isWork)
    .map((id) => [WORKS[id].title, id] as const),
  ...Object.keys(OTHER_WORKS)
    .filter(isOther)
    .map((id) => [OTHER_WORKS[id], id] as const),
]);

/** The id of a work, from the title that its citations use. */
export const citedId = (title: string): CitedId | undefined => CITED.get(title);

/**
 * The chapters of the Parashara Hora that our copy lacks. Citations of them come from elsewhere and cannot be checked
 * against our copy.
 */
const chapters = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
const NOT_ON_FILE: Readonly<Partial<Record<WorkId, ReadonlySet<number>>>> = {
  BPHS: new Set([26, ...chapters(39, 46), ...chapters(61, 71)]),
};

/** Whether our copy has every chapter of a locus such as `34.11-34.12, 41.28`. */
export const isOnFile = (work: WorkId, at: string): boolean =>
  [...at.matchAll(/(\d+)\.\d/g)].every(([, chapter]) => !NOT_ON_FILE[work]?.has(Number(chapter)));
