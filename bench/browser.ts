/** The Chromium for rows that need one. */
import { existsSync } from 'node:fs';

export const NO_BROWSER = 'no Chromium found; install it (apt-get install chromium) or set CHROMIUM to its path';

export function browserPath(): string | undefined {
  const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return existsSync(path) ? path : undefined;
}
