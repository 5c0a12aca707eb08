/** Fields of one name have one shape in every reply: `citations` is a list of sources, each with the id of its part. */
import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';

type Node = { readonly [key: string]: unknown };

/** Every field of a schema at any depth, with its path. */
function* fieldsOf(schema: unknown, path: string): Generator<readonly [path: string, name: string, field: Node]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, items, anyOf, patternProperties } = schema as Node;
  for (const [name, field] of Object.entries((properties ?? {}) as Record<string, Node>)) {
    yield [`${path}.${name}`, name, field];
    yield* fieldsOf(field, `${path}.${name}`);
  }
  yield* fieldsOf(items, `${path}[]`);
  for (const each of [...((anyOf as TSchema[]) ?? []), ...Object.values((patternProperties ?? {}) as Node)])
    yield* fieldsOf(each, path);
}

const ALL = ALL_ROWS.flatMap(({ path, reply }) => [...fieldsOf(reply, path)]);

const isListWithIds = ({ type, items }: Node): boolean => {
  const { properties = {} } = (items ?? {}) as { properties?: Node };
  return type === 'array' && 'id' in properties && 'work' in properties;
};

test('citations are lists of sources with ids', () => {
  const found = ALL.filter(([, name]) => name === 'citations');
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(([, , field]) => !isListWithIds(field)).map(([path]) => path)).toEqual([]);
});

test('a citation is one source', () => {
  const found = ALL.filter(([, name]) => name === 'citation');
  expect(found.length).toBeGreaterThan(100);
  const isOne = ({ properties, anyOf }: Node): boolean =>
    properties === undefined
      ? Array.isArray(anyOf) && anyOf.every((each) => each.type === 'null' || isOne(each))
      : 'work' in (properties as Node);
  expect(found.filter(([, , field]) => !isOne(field)).map(([path]) => path)).toEqual([]);
});

test('`leave` of the anandadi yogas is a number', () => {
  const found = ALL.filter(([path]) => /special_yogas\.anandadi\.windows\[\]\.leave$/.test(path));
  expect(found.length).toBeGreaterThan(0);
  for (const [path, , field] of found) expect(field.type, path).toBe('number');
});
