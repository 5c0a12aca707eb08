/**
 * The same request on every engine. Each reply has its own Sky and its own envelope. Where the replies differ, the
 * comparison names the input of the engines that causes the difference.
 */

import { CAUSES, causeOf, type EnginePair, pairOf } from 'ganaka/internal/jyotisha/compare/causes.ts';
import { type Difference, differencesOf } from 'ganaka/internal/jyotisha/compare/differences.ts';
import { type Inputs, inputsOf } from 'ganaka/internal/jyotisha/compare/inputs.ts';
import type { ComparedSide } from 'ganaka/internal/jyotisha/compare/side.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { clock, deg6 } from 'ganaka/internal/text/format.ts';
import { oneOf, required, text } from 'ganaka/internal/views/kit/parameter.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import { Type } from 'typebox';
import type { PreparedRequest } from '../read/read.ts';
import { plainView } from '../route.ts';
import { lookOf, type Zones } from './answer.ts';
import { type Answer, ENVELOPE_HEAD, envelope, type ReplyEnvelope } from './envelope.ts';

const byEngine = <T extends Parameters<typeof Type.Record>[1]>(schema: T, description: string) =>
  Type.Record(Type.String(), schema, { description });
const scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const instant = Type.Union([Type.String(), Type.Null()]);

const compareReply = Type.Object({
  route: Type.String({ description: 'the route that was asked on these engines' }),
  answers: byEngine(
    Type.Object({ success: Type.Boolean(), engine: Type.String() }, { additionalProperties: true }),
    'the whole reply of each engine, by its name',
  ),
  inputs: byEngine(
    Type.Object({
      sunrise: instant,
      sunset: instant,
      surya: Type.Number({ description: 'the Sun from the equinox of date, degrees' }),
      chandra: Type.Number({ description: 'the Moon from the equinox of date, degrees' }),
      ayanamsa: Type.Number({ description: 'degrees' }),
    }),
    'what each engine computed the answer from, at the instant of its answer',
  ),
  same: Type.Integer({ description: 'how many fields are the same on every engine' }),
  differences: Type.Array(
    Type.Object({
      path: Type.String({ description: 'names with dots between them; entries of lists are counted from 0' }),
      field: Type.String({ description: 'the same as path' }),
      values: byEngine(scalar, 'the value of each engine; null where it has none'),
      causes: Type.Array(
        Type.Object({
          between: Type.Array(Type.String(), { minItems: 2, maxItems: 2, description: 'two engines' }),
          cause: Type.Enum([...CAUSES], {
            description:
              'the input that, taken from the second engine, removes the difference; engine: only one of the two has the field; several: no single input is known to remove it',
          }),
        }),
        { description: 'of each two engines that differ' },
      ),
    }),
    { description: 'the fields in which the engines differ' },
  ),
});

/** `routes`: the names of the routes that can be compared. */
export const compareView = (routes: readonly string[]) =>
  plainView({
    field: 'compare',
    compares: true,
    summary: 'One question on every engine: each answer in its own envelope, their differences, and what makes them',
    params: {
      route: required(oneOf(routes, { meaning: 'the route to ask on every engine', example: 'tithi' })),
      engines: text({
        meaning: 'the engines to ask, with commas between them; all if left out',
        example: 'surya,drik',
      }),
    },
    reply: compareReply,
    of: ({ params, answers = [] }) => comparison(params.route, answers),
  });

/** Prepares the answer of an engine for the comparison. */
export function sideOf(answer: Answer): ComparedSide {
  const { engine, looks, view, payload } = answer;
  const [from] = looks;
  if (from === undefined) throw new Error('an answer about nobody');
  const named = view.field === '' ? payload : { [view.field]: payload };
  return { id: engine.id, from, payload: named, envelope: envelope(answer) };
}

/** The same for a reply that was computed in another thread; `json` is its text. */
export function sideMade(
  view: View,
  prepared: PreparedRequest,
  engine: Engine,
  zones: Zones,
  json: string,
): ComparedSide {
  const [who] = prepared.who;
  if (who === undefined) throw new Error('a request about nobody');
  const made: ReplyEnvelope = JSON.parse(json);
  const from = lookOf(who, prepared, engine, zones);
  const payload = view.field === '' ? withoutHead(made) : { [view.field]: made[view.field] };
  return { id: engine.info.id, from, payload, envelope: made };
}

/** The payload of an envelope that has its fields at the top level. */
const withoutHead = (made: ReplyEnvelope): Record<string, unknown> =>
  Object.fromEntries(Object.entries(made).filter(([name]) => !HEAD.includes(name)));
const HEAD: readonly string[] = ENVELOPE_HEAD;

interface Read extends ComparedSide {
  readonly inputs: Inputs;
}

function comparison(route: string, answers: readonly ComparedSide[]) {
  const sides = answers.map((side) => ({ ...side, inputs: inputsOf(side.from) }));
  const { same, differences } = differencesOf(sides.map(({ payload }) => payload));
  const pairs = pairsOf(sides);
  return {
    route,
    answers: named(sides, (side) => side.envelope),
    inputs: named(sides, inputsReplyOf),
    same,
    differences: differences.map((each) => differenceReplyOf(each, sides, pairs)),
  };
}

const named = <T>(sides: readonly Read[], of: (side: Read, i: number) => T): Record<string, T> =>
  Object.fromEntries(sides.map((side, i) => [side.id, of(side, i)]));

function inputsReplyOf({ from: { sky }, inputs: { t, sunrise, sunset, at } }: Read) {
  const { ayanamsa, sayana } = at(t);
  return {
    sunrise: sunrise && clock(sky.place, sunrise),
    sunset: sunset && clock(sky.place, sunset),
    surya: deg6(sayana('surya') % 360),
    chandra: deg6(sayana('chandra') % 360),
    ayanamsa: deg6(ayanamsa),
  };
}

interface Between {
  /** The indexes of two engines in the list of sides. */
  readonly a: number;
  readonly b: number;
  readonly pair: EnginePair;
}

const pairsOf = (sides: readonly Read[]): Between[] =>
  sides.flatMap(({ inputs }, a) =>
    sides.slice(a + 1).map((other, i) => ({ a, b: a + 1 + i, pair: pairOf(inputs, other.inputs) })),
  );

const differenceReplyOf = ({ field, values }: Difference, sides: readonly Read[], pairs: readonly Between[]) => ({
  path: field,
  field,
  values: named(sides, (_, i) => values[i] ?? null),
  causes: pairs
    .filter(({ a, b }) => values[a] !== values[b])
    .map(({ a, b, pair }) => ({
      between: [sides[a]?.id ?? '', sides[b]?.id ?? ''],
      cause: causeOf(field, pair),
    })),
});
