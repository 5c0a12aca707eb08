/** Parses one parameter by its declaration; errors go to `bad`, with the allowed values. */

import { dayOf, daysInMonth } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import { festivalCalled } from 'ganaka/internal/text/festival-names/festival-names.ts';
import type { AllowedValues, Parameter } from 'ganaka/internal/views/kit/parameter.ts';
import { type Bad, decimalIn, nearest } from './query.ts';

/** A value that the engine does not support is rejected; `engine` is null if nothing is computed. */
export function readParameter(
  name: string,
  parameter: Parameter,
  text: string,
  engine: EngineKey | null,
  bad: Bad[],
): unknown {
  const allows = (engine === null ? undefined : parameter.allowsUnder?.(engine)) ?? parameter.allows;
  switch (parameter.kind) {
    case 'text':
    case 'place':
      return text.trim() === '' ? complain(name, bad, `${name} must not be empty`) : text.trim();
    case 'flag':
      if (text === '1' || text === '0') return text === '1';
      return complain(name, bad, `${name} must be 1 or 0; got "${text}"`, ['0', '1']);
    case 'word':
      return word(name, text, allows, bad, parameter);
    case 'words':
      return words(name, text, allows, bad, parameter);
    case 'integer':
    case 'year':
    case 'samvat':
      return amount(name, text, true, allows, bad);
    case 'number':
    case 'ahargana':
      return amount(name, text, false, allows, bad);
    case 'date':
      return readDate(name, text, bad);
    case 'month':
      return /^(-(?!0000))?\d{4}-(0[1-9]|1[0-2])$/.test(text)
        ? text
        : complain(name, bad, `${name} must be YYYY-MM; got "${text}"`);
  }
}

function word(
  name: string,
  text: string,
  allows: AllowedValues | undefined,
  bad: Bad[],
  { alsoCalled, calledIn }: Pick<Parameter, 'alsoCalled' | 'calledIn'>,
): string | undefined {
  if (!isList(allows))
    return /^[\w.-]+$/.test(text) ? text : complain(name, bad, `${name} must be one word; got "${text}"`);
  // D9 and d9 are the same varga
  const typed = text.trim().toLowerCase();
  const found = allows.find((each) => each === text || each.toLowerCase() === typed);
  const meant = found ?? otherName(text, allows, { alsoCalled, calledIn });
  if (meant !== undefined) return meant;
  const near = nearest(text, alsoCalled === undefined ? allows : [...allows, ...alsoCalled.keys()]);
  return complain(
    name,
    bad,
    `${name} must be one of ${allows.join(', ')}; got "${text}"${near === null ? '' : `; did you mean ${near}?`}`,
    allows,
  );
}

/** The value that is meant by another word for it, or by its name in one of the languages. */
function otherName(
  text: string,
  allows: readonly string[],
  { alsoCalled, calledIn }: Pick<Parameter, 'alsoCalled' | 'calledIn'>,
): string | undefined {
  const other = alsoCalled?.get(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-'),
  );
  if (other !== undefined || calledIn === undefined) return other;
  const named = festivalCalled(text);
  return named !== undefined && allows.includes(named) ? named : undefined;
}

function words(
  name: string,
  text: string,
  allows: AllowedValues | undefined,
  bad: Bad[],
  { alsoCalled, calledIn }: Pick<Parameter, 'alsoCalled' | 'calledIn'>,
): string[] | undefined {
  const asked = text
    .split(',')
    .map((each) => each.trim())
    .map((each) => (isList(allows) ? otherName(each, allows, { alsoCalled, calledIn }) : undefined) ?? each);
  const wrong = isList(allows) ? asked.filter((each) => !allows.includes(each)) : [];
  if (wrong.length > 0 && isList(allows)) {
    const near = nearest(wrong[0] ?? '', [...allows, ...(alsoCalled?.keys() ?? [])]);
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
  allows: AllowedValues | undefined,
  bad: Bad[],
): number | undefined {
  const value = whole ? (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN) : decimalIn(text) + 0;
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

/** The year 0 is written without a sign: `-0000` is rejected. */
const DATE = /^(-(?!0000)\d{4}|\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-MM-DD`, with negative years as `-YYYY`. A day that does not exist is rejected. */
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

const isList = (allows: AllowedValues | undefined): allows is readonly string[] => Array.isArray(allows);
