/** Sources that are not committed are made before the first test, so that `npx vitest` works in a fresh clone too. */
import { spawnSync } from 'node:child_process';

export default function makeWords(): void {
  const { status } = spawnSync(process.execPath, ['scripts/words.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the words of the named languages could not be made: see scripts/words.mjs above');
}
