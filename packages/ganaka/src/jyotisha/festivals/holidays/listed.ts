/** The dates that lists of holidays have: of governments, exchanges and, where there is none, published calendars. */
import { dayOf } from '../../../kernel/civil.ts';
import { onFirstUse } from '../../../kernel/on-first-use.ts';
import type { CivilDay } from '../../../kernel/units.ts';
import { LISTED } from './listed.generated.ts';

export const LIST_KINDS = ['public', 'restricted', 'bank', 'exchange'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** A date of a list. */
export interface ListedDay {
  readonly day: CivilDay;
  /** The state whose list it is; null if the list is of the country. */
  readonly state: string | null;
  readonly festival: string;
  readonly source: string;
  readonly kind: ListKind;
  /** The day of the festival, if the list replaces it by this date. */
  readonly substituteFor: CivilDay | null;
}

const dayIn = (text: string): CivilDay => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return dayOf({ year, month, day });
};
const kindIn = (text: string): ListKind => {
  const kind = LIST_KINDS.find((each) => each === text);
  if (kind === undefined) throw new Error(`a list of the kind ${text}`);
  return kind;
};

const ALL = onFirstUse(
  (): ReadonlyMap<string, readonly ListedDay[]> =>
    new Map(
      Object.entries(LISTED).map(([country, { sources, days }]) => [
        country,
        days
          .trim()
          .split('\n')
          .map((line): ListedDay => {
            const [date = '', state = '', festival = '', source = '', kind = '', substitute] = line.split(' ');
            return {
              day: dayIn(date),
              state: state === '' ? null : state,
              festival,
              source: sources[source] ?? source,
              kind: kindIn(kind),
              substituteFor: substitute === undefined ? null : dayIn(substitute),
            };
          }),
      ]),
    ),
);

/** The listed dates of a country. */
export const listedDays = (country: string): readonly ListedDay[] => ALL().get(country) ?? [];
