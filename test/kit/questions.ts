/** Questions of a user, each with the tool call that answers it and what an outside source says; and how an answer is compared with it. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Where in the answer, such as `grahas[graha=chandra].longitude`. */
  readonly at: string;
  readonly expect: Expected;
  readonly source: string;
}

type Expected =
  | { readonly equals: string | number | boolean | null }
  | { readonly one_of: readonly string[] }
  | { readonly instant: string; readonly minutes: number }
  | { readonly day: string; readonly days: number }
  | { readonly degrees: number; readonly within: number }
  /** A star, whose name is spelt in several ways. */
  | { readonly nakshatra: string };

const FOLDER = new URL('../questions/', import.meta.url);

export const questions = (): Question[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Question[] => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));

/** The value at a path; undefined where there is none. */
export function valueAt(answer: unknown, path: string): unknown {
  let value = answer;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value) && step.includes('=')) value = value.find((each) => fits(each, step));
    else value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** `kind=solar&date=2026-08-12`. */
const fits = (row: Readonly<Record<string, unknown>>, wanted: string): boolean =>
  [...new URLSearchParams(wanted)].every(([name, value]) => String(row[name]) === value);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const apartMs = (a: unknown, b: string): number => Math.abs(Date.parse(String(a)) - Date.parse(b));
const letters = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('w', 'v');

export function isRight(value: unknown, expected: Expected): boolean {
  if ('equals' in expected) return (value ?? null) === expected.equals;
  if ('one_of' in expected) return expected.one_of.includes(String(value));
  if ('instant' in expected) return apartMs(value, expected.instant) <= expected.minutes * MINUTE_MS;
  if ('day' in expected) return apartMs(value, expected.day) <= expected.days * DAY_MS;
  if ('nakshatra' in expected) return letters(String(value)) === letters(expected.nakshatra);
  const apart = Math.abs(((((Number(value) - expected.degrees) % 360) + 540) % 360) - 180);
  return apart <= expected.within;
}
