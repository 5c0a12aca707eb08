/** Checks the options of a caller against the parameters that a view declares. No value is changed or ignored. */

import type { CivilDay } from '../../kernel/units.ts';
import type { EngineKey } from '../../sky/engines/engine.ts';
import {
  type AllowedValues,
  defaultValuesOf,
  type Parameter,
  type Parameters,
  type Values,
} from '../../views/kit/parameter.ts';
import { readDate } from '../days/date.ts';
import { optionsIn, shownValue } from './caller-values.ts';

type Years = { readonly from: number; readonly to: number };

export interface ChoiceContext {
  readonly engine: EngineKey;
  readonly years: Years;
  readonly today: () => CivilDay;
}

export function chosenOf(declared: Parameters, given: object | undefined, choosing: ChoiceContext): Values {
  const values: Record<string, unknown> = defaultValuesOf(Object.entries(declared));
  const open = openIn(declared);
  const chosen: Values = { ...optionsIn(given, namesIn(declared)) };
  for (const [name, parameter] of open) {
    const value = chosen[name];
    if (value !== undefined) values[name] = checked(name, value, parameter, choosing);
    else if (parameter.need === 'required') throw new RangeError(`${name} must be given: ${parameter.meaning}`);
    else if (parameter.need === 'today') values[name] = choosing.today();
  }
  return values;
}

const openIn = (declared: Parameters) => Object.entries(declared).filter(([, { need }]) => need !== 'fixed');

/** The names of the parameters that a caller may set. */
export const namesIn = (declared: Parameters): string[] => openIn(declared).map(([name]) => name);

function checked(
  name: string,
  value: unknown,
  { kind, allows, allowsUnder }: Parameter,
  choosing: ChoiceContext,
): unknown {
  const allowed = allowsUnder?.(choosing.engine) ?? allows;
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : refuse(name, 'true or false', value);
    case 'integer':
    case 'year':
    case 'samvat':
      return amount(name, value, allowed, true);
    case 'number':
    case 'ahargana':
      return amount(name, value, allowed, false);
    case 'date':
      return readDate(value as string, choosing.years, name);
    case 'words':
      return listed(name, value, allowed);
    case 'month':
      return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
        ? value
        : refuse(name, 'a month such as 2026-11', value);
    default:
      return oneOf(name, value, allowed);
  }
}

function amount(name: string, value: unknown, allowed: AllowedValues | undefined, whole: boolean): number {
  const bounds = allowed === undefined || isList(allowed) ? null : allowed;
  const wanted = `a ${whole ? 'whole number' : 'number'}${bounds === null ? '' : ` from ${bounds.from} to ${bounds.to}`}`;
  if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return refuse(name, wanted, value);
  return bounds !== null && (value < bounds.from || value > bounds.to) ? refuse(name, wanted, value) : value;
}

function oneOf(name: string, value: unknown, allowed: AllowedValues | undefined): string {
  if (typeof value !== 'string' || value.trim() === '') return refuse(name, 'a text', value);
  return isList(allowed) && !allowed.includes(value) ? refuse(name, `one of ${allowed.join(', ')}`, value) : value;
}

function listed(name: string, value: unknown, allowed: AllowedValues | undefined): readonly string[] {
  const wanted = isList(allowed) ? `a list of ${allowed.join(', ')}` : 'a list of words';
  if (!Array.isArray(value) || value.length === 0 || !value.every((each): each is string => typeof each === 'string'))
    return refuse(name, wanted, value);
  return isList(allowed) && value.some((each) => !allowed.includes(each)) ? refuse(name, wanted, value) : value;
}

const isList = (allowed: AllowedValues | undefined): allowed is readonly string[] => Array.isArray(allowed);

function refuse(name: string, wanted: string, value: unknown): never {
  throw new RangeError(`${name} must be ${wanted}; got ${shownValue(value)}`);
}
