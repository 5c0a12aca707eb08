/** The tool that finds places by name. */
import { type Static, Type } from 'typebox';
import type { geocode } from '../../api/plain.ts';
import { tool } from '../tool.ts';

const placeReply = Type.Object({
  id: Type.String({ description: 'give it as place in other tools' }),
  label: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  zone: Type.String(),
});
const MOST = 10;

export const findPlace = tool({
  name: 'find_place',
  title: 'Find a place',
  description:
    'Places that a name may mean, best first, with id, coordinates and time zone. Use it when a place is ambiguous or unknown; then give the id as place to the other tools.',
  routes: ['/v1/geocode'],
  input: () =>
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 120, description: 'Name in Latin or Devanagari letters.' }),
        limit: Type.Optional(
          Type.Integer({ minimum: 1, maximum: MOST, description: 'Most places to return; default 5.' }),
        ),
      },
      { additionalProperties: false },
    ),
  output: Type.Object({ places: Type.Array(placeReply) }),
  async run({ name, limit = 5 }, { ask }) {
    const { text } = await ask('/v1/geocode', { q: name, limit, lang: 'en' });
    const { places }: { readonly places: Static<typeof geocode.reply> } = JSON.parse(text);
    const found = places.map(({ id, label, lat, lon, zone }) => ({ id, label, lat, lon, zone }));
    return {
      answer: { places: found },
      text:
        found.length === 0
          ? 'No such place. Try another spelling or the nearest larger town, or use lat and lon.'
          : found.map(({ id, label, lat, lon, zone }) => `${label}: ${lat}, ${lon}, ${zone} (id ${id})`).join('\n'),
      links: [],
    };
  },
});
