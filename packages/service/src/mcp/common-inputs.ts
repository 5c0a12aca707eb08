/** Inputs that several tools share (place, birth, engine), and their conversion to a query. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type Static, Type } from 'typebox';
import { InvalidToolInput, OpenQuestion, type ToolQuery } from './tool.ts';

const DATE = '^-?\\d{4}-\\d{2}-\\d{2}$';
const MOST_LETTERS = 120;

export const dateInput = (description: string) => Type.String({ pattern: DATE, maxLength: 11, description });
export const yearInput = (description: string) => Type.Integer({ minimum: -3000, maximum: 3000, description });

export const placeInputs = {
  place: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MOST_LETTERS,
      description:
        'Town with state or country ("Pune, Maharashtra"), or an id from find_place. Ask the user; do not assume.',
    }),
  ),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north, instead of place.' })),
  lon: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east, with lat.' })),
  tz: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'IANA zone or hours east of UT ("5.5"). Leave out to use the zone of the place.',
    }),
  ),
};

const placed = Type.Object(placeInputs);
export type PlaceInput = Static<typeof placed>;

/** The place of tools about a day, and the sunrise that the day begins with. */
export const dayInputs = {
  ...placeInputs,
  sunrise: Type.Optional(
    Type.Union([Type.Literal('text'), Type.Literal('velantara')], {
      description: 'With engine surya: velantara begins the day as the printed calendar of Nepal does.',
    }),
  ),
};
const daysPlace = Type.Object(dayInputs);
export type DayPlaceInput = Static<typeof daysPlace>;

export const birthInput = Type.Object(
  {
    date: dateInput('Day of birth, YYYY-MM-DD.'),
    time: Type.String({
      pattern: '^\\d{1,2}:\\d{2}(:\\d{2})?$',
      maxLength: 8,
      description: 'Clock time of birth at the place, HH:MM or HH:MM:SS, 24 hours.',
    }),
    ...placeInputs,
  },
  { additionalProperties: false },
);
export type BirthInput = Static<typeof birthInput>;

/** The default engine; every result names its engine. */
export const DEFAULT_ENGINE = 'drik';

export const engineInput = (engines: readonly EngineInfo[]) => ({
  engine: Type.Optional(
    Type.Union(
      engines.map(({ word }) => Type.Literal(word)),
      {
        description: `Engine of the calculation: ${engines.map(({ word, label }) => `${word} = ${label.name}`).join('; ')}. Default ${DEFAULT_ENGINE}.`,
      },
    ),
  ),
});

/** The requested engine, or the default. */
export function engineOf(word: unknown, engines: readonly EngineInfo[]): EngineInfo {
  const asked = word ?? DEFAULT_ENGINE;
  const found = engines.find((each) => each.word === asked || each.id === asked);
  if (found === undefined)
    throw new InvalidToolInput('bad_engine', `engine must be one of ${engines.map((each) => each.word).join(', ')}`);
  return found;
}

/** The place as a query; asks the user if no place is given. `prefix` is that of one of two births. */
export function placeQuery({ place, lat, lon, tz }: PlaceInput, prefix = ''): ToolQuery {
  const isPoint = lat !== undefined || lon !== undefined;
  if (place !== undefined && isPoint)
    throw new InvalidToolInput('two_places', 'give place, or lat and lon, but not both; call again with one of them');
  if (place === undefined && !isPoint)
    throw new OpenQuestion(
      `${prefix}place`,
      'For which place? Sunrise, tithis and festivals differ by place. Ask the user for a town, then call again with place.',
      [],
    );
  // for coordinates the clock of their time zone is used, not the offset that the service would assume
  const clock = tz ?? (isPoint ? 'auto' : undefined);
  return { [`${prefix}place`]: place, [`${prefix}lat`]: lat, [`${prefix}lon`]: lon, [`${prefix}tz`]: clock };
}

/** The place and the sunrise as a query. */
export const dayQuery = ({ sunrise, ...where }: DayPlaceInput): ToolQuery => ({ ...placeQuery(where), sunrise });

export const birthQuery = ({ date, time, ...where }: BirthInput, prefix = ''): ToolQuery => ({
  [`${prefix}date`]: date,
  [`${prefix}time`]: time,
  ...placeQuery(where, prefix),
});
