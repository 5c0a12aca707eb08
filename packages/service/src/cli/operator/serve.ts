/** ganaka serve: the service itself, as `npm start` runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE } from '../../data-files.ts';
import { type Command, readWords, WrongCommand } from '../command.ts';

/** The service, which is bundled next to the command line. */
const SERVICE = pathToFileURL(join(PACKAGE, 'dist/main.js'));

export const serve: Command = {
  usage: ['serve'],
  async run(words) {
    const { verb } = readWords(words, []);
    if (verb !== '') throw new WrongCommand(`unknown word ${JSON.stringify(verb)}`);
    await import(SERVICE.href);
  },
};
