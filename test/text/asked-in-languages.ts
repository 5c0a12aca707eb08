/** Every route asked in a language, and what is wrong with the languages of the reply, whatever its format. */

import { rowOf } from 'ganaka/internal/text/languages.ts';
import type { OtherId } from 'ganaka/internal/text/voice.ts';
import type { Address } from '../../packages/service/src/api/route.ts';
import { filled, queryFor, type TestApp, TWO_BIRTHS } from '../kit/test-app.ts';
import { INDIC, notesOn, wrongColumns, wrongLanguages, wrongLines } from './reply-languages.ts';

/** Parameters that make a reply say more, and formats that are not JSON. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  explain: ['explain=1'],
  karya: ['karya=griha_pravesha&all=1'],
  format: ['format=csv', 'format=ics'],
};

export const queriesOf = ({ row }: Address): readonly string[] => {
  const usual = queryFor(row.adds);
  const karya = row.names.includes('karya');
  // a day of a work is explained, the catalog is not
  const more = row.names.flatMap((name) =>
    karya && name === 'explain' ? [`${MORE.karya}&explain=1`] : (MORE[name] ?? []),
  );
  return [usual, ...more.map((each) => `${usual}&${each}`)];
};

/** Routes that have no request echo: those of places and languages, the document of the routes, and lists of them. */
const WITHOUT_ECHO =
  /^\/v1\/(health|geocode|languages|openapi\.json|calendars|surya|vedic|chitrapaksha)?$|janma-patra$/;

export async function wrongAt(app: TestApp, address: Address, query: string, id: OtherId): Promise<string[]> {
  const { path, row } = address;
  const url = `${filled(path)}?${query}&lang=${id}`.replace('?&', '?');
  const key = { 'x-api-key': 'tg-enterprise' };
  const reply = row.method === 'POST' ? await app.post(url, TWO_BIRTHS, key) : await app.get(url, key);
  const told = (wrong: readonly string[]) => wrong.map((each) => `${url}: ${each}`);
  if (reply.statusCode !== 200) {
    // a format that the route does not have
    const refused = query.includes('format=') && reply.statusCode === 400;
    return refused ? [] : told([reply.body.slice(0, 200)]);
  }
  const media = String(reply.headers['content-type']).split(';', 1)[0];
  if (media === 'text/csv') return told(wrongColumns(reply.body, id));
  // the calendar of a land has its own names for every reader
  if (media === 'text/calendar' && row.group === 'calendar') return [];
  if (media === 'text/calendar') return told(wrongLines(reply.body, id));
  if (media === 'image/svg+xml') return told(INDIC.test(reply.body) ? ['letters of India in the picture'] : []);
  if (media === 'application/x-ndjson')
    return told(
      wrongLanguages(
        reply.body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
        [id],
      ),
    );
  if (media !== 'application/json')
    return media === 'text/html' || media === 'application/pdf' ? [] : told([`${media}`]);
  const said = notesOn(reply.json(), id);
  const wanted = WITHOUT_ECHO.test(path) ? 0 : echoesIn(reply.json());
  const notes = said === wanted ? [] : [`says ${said} times that ${rowOf(id).english} has names alone`];
  return told([...notes, ...wrongLanguages(reply.json(), [id])]);
}

/** The request echoes of a reply: one, or in a comparison that of each engine. */
const echoesIn = (reply: { compare?: { answers: object } }): number =>
  reply.compare === undefined ? 1 : Object.keys(reply.compare.answers).length;
