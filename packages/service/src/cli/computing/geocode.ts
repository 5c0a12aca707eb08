/** ganaka geocode: the places that a name may mean, the most likely first. */

import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { LANG_WORDS } from 'ganaka/internal/text/asked-languages/requested-languages.ts';
import { type GeocodedPlace, geocodeReply } from 'ganaka/internal/views/places/geocode.ts';
import { readPlain } from '../../api/read/read.ts';
import { type Command, readWords } from '../command.ts';
import { helpLine } from './help.ts';
import { type Page, padded, pageIn } from './page.ts';
import { addressAt, queryOf, refusedInWords, rightNow, setBare } from './route-command.ts';

const PATH = '/v1/geocode';
const QUERY = ['q', 'limit', 'lang'];
const NAME_WIDTH = 40;

export const geocode: Command = {
  usage: ['geocode NAME [--limit N] [--lang hi] [--json]'],
  help: (settings) => [
    '',
    addressAt(PATH, settings).row.shows.summary,
    '',
    ...addressAt(PATH, settings).row.own.map(([name, { meaning, example }]) =>
      helpLine(name, `${meaning} (such as ${example})`),
    ),
    helpLine('lang', `${LANG_WORDS.join(', ')}; both when not given`),
    helpLine('json', 'the whole reply of the service instead of a page'),
  ],
  async run(words, settings, out) {
    const asked = readWords(words, QUERY, ['json']);
    const query = queryOf(asked, QUERY);
    setBare(query, 'q', asked.verb);
    const address = addressAt(PATH, settings);
    const { shows, path } = address.row;
    if (!('plain' in shows)) throw new Error(`no view at ${path}`);
    const { params, lang } = refusedInWords(() => readPlain(address, query, []));
    const gazetteer = readGazetteer();
    let found: readonly GeocodedPlace[] = [];
    const about = {
      addresses: [],
      health: () => ({}),
      places: (q: string, limit: number, now: ReturnType<typeof rightNow>, hindi: boolean) => {
        found = geocodeReply(gazetteer, q, limit, now, hindi);
        return found;
      },
    };
    const payload = shows.of({ about, params, family: null, lang, now: rightNow() });
    if (asked.has('json')) out(JSON.stringify({ success: true, [shows.field]: payload }, null, 2));
    else {
      const page = await pageIn(lang);
      for (const line of [...page.preface, ...linesOf(found, page)]) out(line);
    }
  },
};

const linesOf = (found: readonly GeocodedPlace[], page: Page): string[] =>
  found.length === 0
    ? [page.label('no_such_place')]
    : found.map(
        ({ label, lat, lon, zone, id, ...place }) =>
          `${padded(label.replace(place.name, page.said('name', place)), NAME_WIDTH)}${lat}, ${lon}  ${zone}  ${id}`,
      );
