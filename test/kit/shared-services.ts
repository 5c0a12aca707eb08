/** The services that files which only read have in common. */
import { inject } from 'vitest';
import { keyOf, type ReadService, type SHARED } from './live.ts';

/** Started for the first that asks (`shared.ts`). Nobody may stop it or change an account in it. */
export async function sharedService(kind: keyof typeof SHARED): Promise<ReadService> {
  const reply = await fetch(`${inject('shared')}/${kind}`);
  if (!reply.ok) throw new Error(await reply.text());
  const { url, port, dataDir }: { url: string; port: number; dataDir: string } = await reply.json();
  return { url, port, key: (plan, prefix) => keyOf({ ...process.env, DATA_DIR: dataDir }, plan, prefix) };
}
