/**
 * The body of a POST: a list of births, and pairs of indexes into that list. Each birth is parsed like a query. Nothing
 * of the body is stored.
 */
import type { IndexPair } from 'ganaka/internal/views/view.ts';
import { withoutAliases } from '../names.ts';
import { type Instance, instanceOf, type MomentPass } from './moments.ts';
import type { Bad, Query } from './query.ts';
import { repeatedField, repeatedKey } from './repeated-key.ts';

export interface Batch {
  readonly who: readonly Instance[];
  readonly pairs: readonly IndexPair[];
  readonly brief: boolean;
}

export const MOST_BIRTHS = 500;
export const MOST_PAIRS = 5000;
/** The most pairs with full payloads in one JSON; more have to be streamed line by line. */
const MOST_WHOLE = 500;
/** The most errors that are reported for one list. */
const MOST_TOLD = 20;
const LONGEST_VALUE = 200;

const FIELDS: readonly string[] = ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz', 'latitude', 'longitude', 'lng'];
const KEYS: readonly string[] = ['births', 'pairs', 'brief'];

const NOTHING: Batch = { who: [], pairs: [], brief: true };

export function readBatch(body: string, pass: MomentPass): Batch {
  const { bad, params } = pass;
  const sent = parsed(body);
  if (!isObject(sent)) {
    bad.push({
      code: 'bad_body',
      param: 'body',
      text: 'the body must be JSON: {"births": [{"date", "time", "place"}], "pairs": [[0, 1]], "brief": true}',
    });
    return NOTHING;
  }
  const repeated = repeatedKey(body);
  if (repeated !== null) bad.push(repeatedField(repeated));
  for (const key of Object.keys(sent))
    if (!KEYS.includes(key))
      bad.push({
        code: 'unknown_field',
        param: key.slice(0, 40),
        text: `"${key.slice(0, 40)}" is not a field of the body; allowed are ${KEYS.join(', ')}`,
        allowed: KEYS,
      });
  const births = listIn(sent, 'births', MOST_BIRTHS, bad);
  const who = births.map((each, i) => birthIn(each, i, pass));
  const pairs = listIn(sent, 'pairs', MOST_PAIRS, bad).flatMap((each, i) => pairIn(each, i, births.length, bad));
  const { brief = true } = sent;
  if (typeof brief !== 'boolean')
    bad.push({ code: 'bad_brief', param: 'brief', text: 'brief must be true or false', allowed: ['true', 'false'] });
  if (brief === false && params.format !== 'ndjson' && pairs.length > MOST_WHOLE)
    bad.push({
      code: 'bad_brief',
      param: 'brief',
      text: `brief=false gives at most ${MOST_WHOLE} pairs in one JSON; ask for format=ndjson, or send fewer`,
    });
  if (bad.length > MOST_TOLD) bad.splice(MOST_TOLD, bad.length, more(bad.length - MOST_TOLD));
  return { who, pairs, brief: brief !== false };
}

const more = (left: number): Bad => ({ code: 'more_errors', param: 'body', text: `and ${left} more` });

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // reported as bad_body
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listIn(sent: Readonly<Record<string, unknown>>, name: string, most: number, bad: Bad[]): readonly unknown[] {
  const list = sent[name];
  if (Array.isArray(list) && list.length >= 1 && list.length <= most) return list;
  const got = Array.isArray(list) ? `${list.length}` : 'none';
  bad.push({
    code: `bad_${name}`,
    param: name,
    text: `${name} must be a list of 1 to ${most}; got ${got}`,
    allowed: `1 to ${most}`,
  });
  return [];
}

/** Parses one birth. Its errors and notes are reported with its index in the list. */
function birthIn(sent: unknown, at: number, pass: MomentPass): Instance {
  const bad: Bad[] = [];
  const notes: string[] = [];
  const query = withoutAliases(queryOf(sent, bad), bad);
  if (!query.has('date')) bad.push({ code: 'missing_date', param: 'date', text: 'date is required' });
  const born = instanceOf('birth', { ...pass, query, notes, bad });
  const where = `births[${at}]`;
  pass.bad.push(...bad.map((each) => ({ ...each, param: `${where}.${each.param}`, text: `${where}: ${each.text}` })));
  pass.notes.push(...notes.map((each) => `${where}: ${each}`));
  return born;
}

function queryOf(sent: unknown, bad: Bad[]): Query {
  const query = new Map<string, string>();
  if (!isObject(sent)) {
    bad.push({
      code: 'bad_birth',
      param: 'birth',
      text: 'must be an object with date, time and place or lat, lon, tz',
    });
    return query;
  }
  for (const [name, value] of Object.entries(sent)) {
    const text = typeof value === 'number' ? String(value) : value;
    if (!FIELDS.includes(name))
      bad.push({
        code: 'unknown_field',
        param: name.slice(0, 40),
        text: `"${name.slice(0, 40)}" is not a field of a birth; allowed are ${FIELDS.join(', ')}`,
        allowed: FIELDS,
      });
    else if (typeof text !== 'string' || text.length > LONGEST_VALUE)
      bad.push({
        code: `bad_${name}`,
        param: name,
        text: `${name} must be a text of at most ${LONGEST_VALUE} characters`,
      });
    else query.set(name, text);
  }
  return query;
}

function pairIn(sent: unknown, at: number, births: number, bad: Bad[]): IndexPair[] {
  const [boy, girl] = Array.isArray(sent) && sent.length === 2 ? sent : [];
  if (isPlace(boy, births) && isPlace(girl, births) && boy !== girl) return [[boy, girl]];
  bad.push({
    code: 'bad_pair',
    param: `pairs[${at}]`,
    text: `pairs[${at}] must be two different places in births, counted from 0 to ${Math.max(births - 1, 0)}, the boy's first`,
    allowed: `0 to ${Math.max(births - 1, 0)}`,
  });
  return [];
}

const isPlace = (value: unknown, births: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < births;
