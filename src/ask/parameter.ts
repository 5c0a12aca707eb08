/**
 * The parameters of the rows: how each is written, read and described. Common ones (date, time, place …) are
 * read in `inputs.ts`, because they only make sense together; this table describes them for the docs as well.
 */
import { dayOf, daysInMonth } from '../kernel/civil.ts';
import type { CivilDay } from '../kernel/units.ts';
import { DASHA_YEARS, type Params } from '../views/params.ts';
import type { Allowed } from '../views/view.ts';
import type { Bad } from './query.ts';
import { nearest } from './query.ts';

/** How a value is written. `words` is a comma list. */
type Kind = 'text' | 'word' | 'words' | 'integer' | 'number' | 'date' | 'flag' | 'month';

export interface Parameter {
  readonly kind: Kind;
  readonly meaning: string;
  readonly example: string;
  readonly allows?: Allowed;
}

/** Row parameters; a view may narrow what is allowed. */
export const PARAMETERS: Readonly<Record<keyof Params, Parameter>> = {
  q: { kind: 'text', meaning: 'what to look for, Latin or Devanagari', example: 'Ujjain' },
  limit: { kind: 'integer', meaning: 'most places to return', example: '10', allows: { from: 1, to: 50 } },
  blocks: { kind: 'words', meaning: 'only these blocks of the snapshot, comma separated', example: 'tithi,rise_set' },
  karya: { kind: 'word', meaning: 'the work', example: 'griha_pravesha' },
  kind: { kind: 'word', meaning: 'the kind of the work or conjunction', example: 'nava' },
  direction: {
    kind: 'word',
    meaning: 'direction of the journey',
    example: 'east',
    allows: ['east', 'south', 'west', 'north'],
  },
  days: { kind: 'integer', meaning: 'how many days from the date', example: '7', allows: { from: 1, to: 31 } },
  span: { kind: 'word', meaning: 'a whole year', example: 'year', allows: ['year'] },
  dasha_year: { kind: 'word', meaning: 'length of a dasha year', example: 'sidereal', allows: DASHA_YEARS },
  on: { kind: 'date', meaning: 'the day to look from; today when not given', example: '2026-11-14' },
  year: { kind: 'integer', meaning: 'Gregorian year', example: '2026', allows: { from: -3101, to: 3000 } },
  chart: { kind: 'word', meaning: 'the varga', example: 'D9' },
  d2: { kind: 'word', meaning: 'rule of the hora chart', example: 'parashara' },
  d3: { kind: 'word', meaning: 'rule of the drekkana chart', example: 'parashara' },
  style: { kind: 'word', meaning: 'how the chart is drawn', example: 'north', allows: ['north', 'south', 'east'] },
  points: { kind: 'word', meaning: 'table of points', example: 'modern', allows: ['modern', 'printed'] },
  id: { kind: 'word', meaning: 'which one', example: 'deepavali' },
  ahargana: {
    kind: 'number',
    meaning: 'civil days since the Kali epoch, instead of date and time',
    example: '1872000',
    allows: { from: 0, to: 2_228_700 },
  },
  suggest: { kind: 'flag', meaning: '1 to be told what to measure', example: '1' },
  shadow: {
    kind: 'number',
    meaning: 'measured noon shadow of a gnomon of 12 angulas',
    example: '5.5',
    allows: { from: 0, to: 1200 },
  },
  from: { kind: 'date', meaning: 'first day', example: '2026-11-01' },
  to: { kind: 'date', meaning: 'last day', example: '2026-11-30' },
  month: { kind: 'month', meaning: 'Gregorian month', example: '2026-11' },
  samvat: { kind: 'integer', meaning: 'Vikram year', example: '2083', allows: { from: 1, to: 3057 } },
  grahas: { kind: 'words', meaning: 'which grahas, comma separated', example: 'guru,shani' },
  orb: { kind: 'number', meaning: 'greatest distance, degrees', example: '1', allows: { from: 0, to: 15 } },
  format: { kind: 'word', meaning: 'form of the reply', example: 'json' },
  name: { kind: 'text', meaning: "the native's name", example: 'Asha' },
};

export const isParam = (name: string): name is keyof Params => name in PARAMETERS;

/** Reads one row parameter; what is wrong is pushed to `bad`. */
export function readParameter(name: keyof Params, text: string, narrowed: Allowed | undefined, bad: Bad[]): unknown {
  const parameter = PARAMETERS[name];
  const allows = narrowed ?? parameter.allows;
  switch (parameter.kind) {
    case 'text':
      return text.trim() === '' ? complain(name, bad, `${name} must not be empty`) : text.trim();
    case 'flag':
      if (text === '1' || text === '0') return text === '1';
      return complain(name, bad, `${name} must be 1 or 0; got "${text}"`, ['0', '1']);
    case 'word':
      return word(name, text, allows, bad);
    case 'words':
      return words(name, text, allows, bad);
    case 'integer':
    case 'number':
      return amount(name, text, parameter.kind === 'integer', allows, bad);
    case 'date':
      return readDate(name, text, bad);
    case 'month':
      return /^(-(?!0000))?\d{4}-(0[1-9]|1[0-2])$/.test(text)
        ? text
        : complain(name, bad, `${name} must be YYYY-MM; got "${text}"`);
  }
}

function word(name: string, text: string, allows: Allowed | undefined, bad: Bad[]): string | undefined {
  if (!isList(allows))
    return /^[\w.-]+$/.test(text) ? text : complain(name, bad, `${name} must be one word; got "${text}"`);
  // D9 and d9 are the same varga
  const found = allows.find((each) => each === text || each.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  const near = nearest(text, allows);
  return complain(
    name,
    bad,
    `${name} must be one of ${allows.join(', ')}; got "${text}"${near === null ? '' : `; did you mean ${near}?`}`,
    allows,
  );
}

function words(name: string, text: string, allows: Allowed | undefined, bad: Bad[]): string[] | undefined {
  const asked = text.split(',').map((each) => each.trim());
  const wrong = isList(allows) ? asked.filter((each) => !allows.includes(each)) : [];
  if (wrong.length > 0 && isList(allows)) {
    const near = nearest(wrong[0] ?? '', allows);
    return complain(
      name,
      bad,
      `${name} must be a comma list of ${allows.join(', ')}; got "${wrong.join(', ')}"${near === null ? '' : `; did you mean ${near}?`}`,
      allows,
    );
  }
  if (new Set(asked).size < asked.length) return complain(name, bad, `${name} names one thing twice; got "${text}"`);
  return asked;
}

function amount(
  name: string,
  text: string,
  whole: boolean,
  allows: Allowed | undefined,
  bad: Bad[],
): number | undefined {
  const value = (whole ? /^-?\d{1,9}$/ : /^-?\d{1,9}(\.\d{1,12})?$/).test(text) ? Number(text) : Number.NaN;
  const bounds = allows !== undefined && !isList(allows) ? allows : null;
  if (Number.isNaN(value) || (bounds !== null && (value < bounds.from || value > bounds.to)))
    return complain(
      name,
      bad,
      `${name} must be a ${whole ? 'whole number' : 'number'}${bounds === null ? '' : ` from ${bounds.from} to ${bounds.to}`}; got "${text}"`,
      bounds === null ? undefined : `${bounds.from} to ${bounds.to}`,
    );
  return value;
}

/** There is one year 0, and it is written without a sign. */
const DATE = /^(-(?!0000)\d{4}|\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD`, years before 1 as `-YYYY`; a day that no calendar has is refused. */
export function readDate(name: string, text: string, bad: Bad[]): CivilDay | undefined {
  const parts = DATE.exec(text);
  if (parts === null) return complainDate(name, bad, `${name} must be YYYY-MM-DD, such as 2026-11-14; got "${text}"`);
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > 12)
    return complainDate(name, bad, `${name} ${text} has no month ${parts[2]}; months are 01 to 12`);
  const last = daysInMonth(year, month);
  if (day < 1 || day > last)
    return complainDate(name, bad, `${name} ${text} does not exist; that month has days 01 to ${last}`);
  return dayOf({ year, month, day });
}

const complainDate = (name: string, bad: Bad[], text: string): undefined => {
  bad.push({ code: 'bad_date', param: name, text, allowed: 'YYYY-MM-DD' });
  return undefined;
};

function complain(name: string, bad: Bad[], text: string, allowed?: readonly string[] | string): undefined {
  bad.push({ code: `bad_${name}`, param: name, text, ...(allowed !== undefined && { allowed }) });
  return undefined;
}

const isList = (allows: Allowed | undefined): allows is readonly string[] => Array.isArray(allows);
