/** The conditions of a search in a JSON body, described for OpenAPI. */
import { WORDS } from '../../jyotisha/find/words.ts';

type Json = Readonly<Record<string, unknown>>;

/** The name of the condition among the schemas of OpenAPI. */
export const CONDITION_NAME = 'FindCondition';
const condition: Json = { $ref: `#/components/schemas/${CONDITION_NAME}` };
const conditions = (description: string): Json => ({ type: 'array', minItems: 1, items: condition, description });

const value: Json = { type: ['string', 'integer'] };
const values = (description: string): Json => ({
  anyOf: [value, { type: 'array', minItems: 1, items: value }],
  description,
});

/** A condition consists of words and groups; everything in one object must hold at the same time. */
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

/** The schema of `when` in a body, and the condition of the example query in this form. */
export const WHEN_IN_BODY = { schema: condition, example: { tithi: [11, 26], weekday: 'thursday' } };
