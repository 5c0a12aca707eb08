/** The README's sample request gives the printed reply. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { liveService } from '../kit/live.ts';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('README.md', ROOT), 'utf8');

test('the sample request gives the printed reply', async () => {
  const path = /localhost:8080(\/v1\/vedic\/\S+)'/.exec(page)?.[1] ?? '';
  const printed = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(printed.trimEnd().split('\n').length).toBeLessThanOrEqual(16);
  const service = await liveService();
  try {
    const key = service.key('enterprise', 'tg');
    const reply = await fetch(service.url + path, { headers: { 'x-api-key': key } });
    expect(await reply.json()).toMatchObject(JSON.parse(printed));
  } finally {
    await service.stop();
  }
});
