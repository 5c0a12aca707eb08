/** Bodies of requests as OpenAPI describes them: a list of births, or the parameters of a query as one JSON object. */

import type { Address, RouteRow } from '../route.ts';
import { exampleCall } from './example-call.ts';
import { type OpenParameter, parametersOf } from './parameters.ts';
import { BATCH_BODY } from './parts.ts';

type Json = Record<string, unknown>;

/** The body of an operation; undefined if it has none. */
export function bodyOf(method: RouteRow['method'], places: readonly Address[]): Json | undefined {
  const [first] = places;
  if (method === 'GET' || first === undefined) return undefined;
  return first.row.reads === 'births' ? BATCH_BODY : queryAsBody(places, first);
}

/** The parameters of the query as the fields of a JSON object. */
function queryAsBody(places: readonly Address[], first: Address): Json {
  const fields = parametersOf(places).filter((each) => each.in === 'query');
  return {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: fields.filter(({ required }) => required).map(({ name }) => name),
          additionalProperties: false,
          properties: Object.fromEntries(fields.map((each) => [each.name, fieldOf(each, first.row)])),
        },
        example: exampleBody(first),
      },
    },
  };
}

function fieldOf({ name, description, schema }: OpenParameter, row: RouteRow): Json {
  const own = inBodyOf(row)[name];
  // `tz` may be a number of hours east of UTC
  const plain = name === 'tz' ? { ...schema, type: ['string', 'number'] } : schema;
  return { ...(own === undefined ? plain : { anyOf: [plain, own.schema] }), description };
}

const inBodyOf = ({ shows }: RouteRow) => ('inBody' in shows && shows.inBody !== undefined ? shows.inBody : {});

/** The example query of a route as a body. */
export function exampleBody(address: Address): Json {
  const { query } = exampleCall(address);
  const inBody = inBodyOf(address.row);
  return Object.fromEntries(query.map(([name, value]) => [name, inBody[name]?.example ?? value]));
}
