/** What browsers compute with: who may read it, and how long it may be kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readAssets } from '../../packages/service/src/web/design/assets.ts';
import { type ReadService, ROOT } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
beforeAll(async () => {
  service = await sharedService('reading');
});

test('the series may be read by pages of every origin and cached forever; scripts of the pages may not', async () => {
  const script = service.url + readAssets(join(ROOT, 'packages/service')).url('lab.js');
  const own = await fetch(script);
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const name = /series-[0-9A-F]{8}\.bin/.exec(await own.text())?.[0];
  const series = await fetch(`${service.url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(series.headers)).toMatchObject({
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const bytes = Buffer.from(await series.arrayBuffer());
  expect(bytes.equals(readFileSync(join(ROOT, 'packages/ganaka/data/ephemeris/series.bin')))).toBe(true);
});
