/** ganaka year: a whole year at a place, as the content of a file: CSV, a calendar file, JSON or JSON lines. */

import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { varsha } from 'ganaka/internal/views/bulk/varsha.ts';
import { finish } from '../../api/answer/encode.ts';
import { linesOf } from '../../api/answer/stream.ts';
import { type Command, readWords, WrongCommand } from '../command.ts';
import { helpOf } from './help.ts';
import { addressAt, DEFAULT_ENGINE, engineFlag, queryOf, questionAt, setBare } from './route-command.ts';

const QUERY = ['place', 'lat', 'lon', 'tz', 'year', 'samvat', 'format', 'windows', 'lang'];
const BAR = 40;
/** The most lines of output: a year of thirteen months, and the lines before and after its days. */
const MOST_LINES = 386;

export const year: Command = {
  usage: [
    'year [YEAR] [--place P | --lat D --lon D] [--tz H] (--year Y | --samvat V) [--format csv|ics|json|ndjson | --json] [--windows 1] [--engine surya] [--lang hi] > file',
  ],
  help: (settings) =>
    helpOf(addressAt(`/v1/panchanga-varsha-${DEFAULT_ENGINE}`, settings), QUERY, engineInfos(settings), DEFAULT_ENGINE),
  async run(words, settings, out) {
    const asked = readWords(words, [...QUERY, 'engine'], ['json']);
    const info = engineFlag(asked, settings);
    const query = queryOf(asked, QUERY);
    setBare(query, 'year', asked.verb);
    if (asked.has('json')) {
      if (query.has('format')) throw new WrongCommand('give either --json or --format');
      query.set('format', 'json');
    }
    const { prepared, engine, where, lang } = questionAt(`/v1/panchanga-varsha-${info.word}`, info, query, settings);
    const bar = progress(process.stderr);
    await prepareVoice(lang);
    const inLines = linesOf(varsha, prepared, engine, where, lang);
    if (inLines === null) out(finish(varsha, prepared, engine, where, lang).body.toString());
    else
      for (const line of inLines.lines()) {
        out(line.replace(/\n$/, '')); // `out` adds the line break
        bar.step();
      }
    bar.end();
  },
};

/** A progress bar on stderr, shown only on a terminal; the content goes to stdout. */
function progress({ isTTY, write }: NodeJS.WriteStream): { step(): void; end(): void } {
  let done = 0;
  const show = (text: string): void => void (isTTY && write.call(process.stderr, `\r${text}`));
  return {
    step() {
      done++;
      const full = Math.min(BAR, Math.round((done / MOST_LINES) * BAR));
      show(`[${'#'.repeat(full).padEnd(BAR)}] ${done}`);
    },
    end: () => show(`${' '.repeat(BAR + 12)}\r`),
  };
}
