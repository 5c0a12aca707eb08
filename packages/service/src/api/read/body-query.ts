/**
 * Turns the body of a POST, a JSON object with the parameters of the GET, into a query. The view itself writes values
 * that are not text, numbers or booleans.
 */
import { BodyValueError, type View } from 'ganaka/internal/views/view.ts';
import { Refusal } from '../refusal.ts';
import { refusalOf } from './query.ts';
import { repeatedField, repeatedKey } from './repeated-key.ts';

const MOST_FIELDS = 40;

export function queryOfBody(body: string | null, view: Pick<View, 'written'>): string {
  const sent = objectIn(body ?? '');
  return Object.entries(sent)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(name, value, view))}`)
    .join('&');
}

function objectIn(body: string): Readonly<Record<string, unknown>> {
  const sent = parsed(body);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || Object.keys(sent).length > MOST_FIELDS)
    throw new Refusal(400, 'bad_body', 'the body must be a JSON object with the parameters of the query', {
      param: 'body',
    });
  const repeated = repeatedKey(body);
  if (repeated !== null) throw refusalOf([repeatedField(repeated)]);
  return sent as Readonly<Record<string, unknown>>;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // reported as bad_body
  }
}

function textOf(name: string, value: unknown, view: Pick<View, 'written'>): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  try {
    const written = view.written?.(name, value);
    if (written !== undefined) return written;
  } catch (thrown) {
    if (!(thrown instanceof BodyValueError)) throw thrown;
    throw new Refusal(400, `bad_${name}`, thrown.message, {
      param: name,
      ...(thrown.allowed !== undefined && { allowed: thrown.allowed }),
    });
  }
  throw new Refusal(400, `bad_${name.slice(0, 40)}`, `${name.slice(0, 40)} must be a text, a number or true or false`, {
    param: name.slice(0, 40),
  });
}
