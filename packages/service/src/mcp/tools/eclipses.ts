/** The tool for the eclipses of a year at a place. */

import { grahan } from 'ganaka/internal/views/grahana/grahan.ts';
import { type Static, Type } from 'typebox';
import { citedLinks } from '../citations.ts';
import { engineInput, engineOf, placeInputs, placeQuery, yearInput } from '../common-inputs.ts';
import { askView, basisReply } from '../reply.ts';
import { at, between, spanReply, textOf } from '../text-parts.ts';
import { tool } from '../tool.ts';

const eclipseReply = Type.Object({
  kind: Type.String(),
  type: Type.String(),
  date: Type.String({ description: 'civil date of the maximum at the place' }),
  greatest: Type.String({ description: 'instant of greatest eclipse' }),
  magnitude: Type.Number(),
  visible: Type.Boolean({ description: 'whether a partial or total phase is seen at the place' }),
  seen: Type.Optional(
    Type.Object({ start: Type.String(), maximum: Type.String(), end: Type.String(), magnitude: Type.Number() }),
  ),
  sutak: Type.Optional(spanReply),
});
const output = Type.Object({ basis: basisReply, year: Type.Integer(), eclipses: Type.Array(eclipseReply) });
type EclipseRow = Static<typeof eclipseReply>;

export const eclipses = tool({
  name: 'eclipses',
  title: 'Eclipses of a year',
  description:
    'Solar and lunar eclipses of a Gregorian year: type, greatest eclipse, whether it is seen at the place, local begin, maximum and end, and sutak.',
  routes: ['/grahan'],
  input: (engines) =>
    Type.Object(
      { year: yearInput('Gregorian year.'), ...placeInputs, ...engineInput(engines) },
      { additionalProperties: false },
    ),
  output,
  async run({ year, engine, ...where }, { ask, engines }) {
    const { segment } = engineOf(engine, engines);
    const { payload, basis, uri } = await askView(ask, grahan, `/v1/${segment}/grahan`, { year, ...placeQuery(where) });
    const found = payload.eclipses.map(
      ({ kind, type, date, greatest, magnitude, visible, local, sutak }): EclipseRow => ({
        kind,
        type,
        date,
        greatest,
        magnitude,
        visible,
        ...(visible &&
          local && {
            seen: { start: local.start, maximum: local.maximum, end: local.end, magnitude: local.magnitude },
          }),
        ...(sutak && { sutak: { start: sutak.start, end: sutak.end } }),
      }),
    );
    return {
      answer: { basis, year: payload.year, eclipses: found },
      text: textOf([`${found.length} eclipses in ${payload.year}:`, ...found.map(lineOf)], basis),
      links: [
        { uri, name: 'the whole reply with contacts', mimeType: 'application/json' },
        ...citedLinks(payload.eclipses.map(({ sutak }) => sutak?.citation)),
      ],
    };
  },
});

const lineOf = ({ kind, type, date, greatest, visible, seen, sutak }: EclipseRow): string =>
  [
    `${date} ${type} ${kind} eclipse, greatest ${at(greatest, date)}, ${visible ? 'seen here' : 'not seen here'}`,
    seen && `${between(seen, date)} with maximum ${at(seen.maximum, date)}`,
    sutak && `sutak ${between(sutak, date)}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ');
