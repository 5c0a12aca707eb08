/** ganaka year: a whole year at a place, for a file: a table, a calendar, one JSON or lines of it. */
import { finish } from '../ask/encode.ts';
import { linesOf } from '../ask/stream.ts';
import { varsha } from '../views/bulk/varsha.ts';
import { engineAsked, queryOf, questionAt } from './asking.ts';
import { type Command, readWords } from './command.ts';

const DEFAULT_ENGINE = 'surya';
const QUERY = ['place', 'lat', 'lon', 'tz', 'year', 'samvat', 'format', 'windows', 'lang'];
const BAR = 40;
/** A year of thirteen months, and what stands before and after its days. */
const MOST_LINES = 386;

export const year: Command = {
  usage: [
    'year [--place P | --lat D --lon D] [--tz H] (--year Y | --samvat V) [--format csv|ics|json|ndjson] [--windows 1] [--engine surya] [--lang en|hi|both] > file',
  ],
  async run(words, settings, out) {
    const asked = readWords(['show', ...words], [...QUERY, 'engine']);
    const info = engineAsked(asked, settings, DEFAULT_ENGINE);
    const query = queryOf(asked, QUERY);
    const { prepared, engine, where, lang } = questionAt(`/v1/panchanga-varsha-${info.word}`, info, query, settings);
    const bar = progress(process.stderr);
    const inLines = linesOf(varsha, prepared, engine, where, lang);
    if (inLines === null) out(finish(varsha, prepared, engine, where, lang).body.toString());
    else
      for (const line of inLines.lines()) {
        out(line.replace(/\n$/, '')); // whoever prints it ends the line
        bar.step();
      }
    bar.end();
  },
};

/** Shown on a terminal alone; what goes into the file is on the other stream. */
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
