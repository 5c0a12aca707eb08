/** ganaka serve: the service itself, as `npm start` runs it. */
import { type Command, readWords, WrongCommand } from './command.ts';
import { withPackages } from './packages.ts';

/** The service, which is bundled next to the command line. */
const SERVICE = new URL('../main.js', import.meta.url);

export const serve: Command = {
  usage: ['serve'],
  async run(words) {
    const { verb } = readWords(words, []);
    if (verb !== '') throw new WrongCommand(`unknown word ${JSON.stringify(verb)}`);
    await withPackages(() => import(SERVICE.href));
  },
};
