/** ganaka panchanga: the day at a place on the terminal, read and computed exactly as the service does it. */
import { answer } from '../ask/answer.ts';
import { envelope } from '../ask/envelope.ts';
import { panchanga as snapshot } from '../views/panchanga.ts';
import { engineAsked, queryOf, questionAt } from './asking.ts';
import { type Command, readWords } from './command.ts';
import { pageOf } from './panchanga-page.ts';

const PATH = '/v1/panchanga';
const DEFAULT_ENGINE = 'surya';
const QUERY = ['place', 'lat', 'lon', 'tz', 'date', 'time', 'blocks'];

export const panchanga: Command = {
  usage: [
    'panchanga [--place P | --lat D --lon D] [--tz H] [--date YYYY-MM-DD] [--time HH:MM] [--engine surya] [--json]',
  ],
  async run(words, settings, out) {
    const json = words.includes('--json');
    const asked = readWords(['show', ...words.filter((each) => each !== '--json')], [...QUERY, 'engine']);
    const info = engineAsked(asked, settings, DEFAULT_ENGINE);
    const { prepared, engine, where, lang } = questionAt(PATH, info, queryOf(asked, QUERY), settings);
    const day = answer(snapshot, prepared, engine, where, lang);
    if (json) out(JSON.stringify(envelope(day), null, 2));
    else for (const line of pageOf(day)) out(line);
  },
};
