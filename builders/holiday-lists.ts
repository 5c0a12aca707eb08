/** The listed holidays of packages/ganaka/data/holidays/ as a table for the service, sorted by country, state and date. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './generated.ts';

const FOLDER = 'packages/ganaka/data/holidays';
export const LISTED = 'packages/ganaka/src/jyotisha/festivals/holidays/listed.generated.ts';

interface ListedDay {
  readonly date: string;
  readonly state?: string;
  readonly festival: string;
  readonly source: string;
  readonly kind: string;
  readonly substitute_for?: string;
}
interface ListedCountry {
  readonly country: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly days: readonly ListedDay[];
}

/** Dates stay text: YAML would make them instants. */
const read = (file: string): ListedCountry => parse(readFileSync(join(ROOT, FOLDER, file), 'utf8'), { schema: 'core' });

function lineOf({ sources }: ListedCountry, day: ListedDay): string {
  if (sources[day.source] === undefined) throw new Error(`${day.date}: no source ${day.source}`);
  return [day.date, day.state ?? '', day.festival, day.source, day.kind, day.substitute_for ?? ''].join(' ').trimEnd();
}

function countryText(listed: ListedCountry): string {
  const sources = Object.entries(listed.sources).map(([id, text]) => `      ${id}: ${quoted(text)},\n`);
  const lines = listed.days.map((each) => `${lineOf(listed, each)}\n`).sort();
  return `  ${listed.country}: {
    sources: {
${sources.join('')}    },
    days: \`
${lines.join('')}\`,
  },
`;
}
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

export const listedText = (): string => `/**
 * The listed holidays of packages/ganaka/data/holidays/, one line for each: date, state, festival, source,
 * kind and the day that it replaces. Made by builders/holiday-lists.ts.
 */
export const LISTED: Readonly<Record<string, { readonly sources: Readonly<Record<string, string>>; readonly days: string }>> = {
${readdirSync(join(ROOT, FOLDER))
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => countryText(read(file)))
  .join('')}};
`;
