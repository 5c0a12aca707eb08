/**
 * ganaka backup: makes a complete, consistent copy of the embedded database while the service runs. For PostgreSQL
 * there is pg_dump.
 */
import { existsSync } from 'node:fs';
import { databaseFile } from '../../accounts/store/data-folder.ts';
import { type Command, readWords, WrongCommand } from '../command.ts';

export const backup: Command = {
  usage: ['backup file --to PATH'],
  async run(words, settings, out) {
    const asked = readWords(words, ['to']);
    if (asked.verb !== 'file') throw new WrongCommand(`backup ${JSON.stringify(asked.verb)} is not known`);
    const to = asked.need('to');
    if (settings.databaseUrl)
      throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/OPERATIONS.md)');
    if (existsSync(to)) throw new Error(`${to} is there already`);
    const file = databaseFile(settings.dataDir);
    if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
    const { openFile } = await import('../../accounts/store/libsql.ts');
    const database = openFile(file);
    process.umask(0o077); // from the first byte on, only the owner may read the copy
    try {
      database.prepare('VACUUM INTO ?').run([to]);
    } finally {
      database.close();
    }
    out(JSON.stringify({ backup: to }));
  },
};
