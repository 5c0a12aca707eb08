/** The conditions of a search in a JSON body, described for OpenAPI. */
import { WORDS } from '../find/words.ts';

type Json = Readonly<Record<string, unknown>>;

/** Its name among the schemas. */
export const CONDITION_NAME = 'FindCondition';
const condition: Json = { $ref: `#/components/schemas/${CONDITION_NAME}` };
const conditions = (description: string): Json => ({ type: 'array', minItems: 1, items: condition, description });

const value: Json = { type: ['string', 'integer'] };
const values = (description: string): Json => ({
  anyOf: [value, { type: 'array', minItems: 1, items: value }],
  description,
});

/** Words and groups; everything in one object must hold together. */
export const CONDITION_SCHEMA: Json = {
  type: 'object',
  description:
    'conditions that must hold together: a word with one value or a list of which one must hold; values are names, numbers of their list, or ranges of numbers such as "1-5"',
  minProperties: 1,
  additionalProperties: false,
  properties: {
    all: conditions('all of these hold'),
    any: conditions('one of these holds'),
    not: { ...condition, description: 'this does not hold' },
    ...Object.fromEntries(Object.entries(WORDS).map(([name, { meaning }]) => [name, values(meaning)])),
  },
};

/** `when` as a body may have it, and what the example of a query asks, in this form. */
export const WHEN_IN_BODY = { schema: condition, example: { tithi: [11, 26], weekday: 'thursday' } };
