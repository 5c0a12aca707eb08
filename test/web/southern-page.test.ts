/** The page of a day in the Tamil lands: gowri instead of chaughadiya, and the rest of the Tamil sheet. */
import { beforeAll, expect, test } from 'vitest';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
beforeAll(async () => {
  service = await sharedService('fixed');
});
const pageOf = async (path: string): Promise<string> => {
  const reply = await fetch(`http://127.0.0.1:${service.port}${path}`);
  expect(reply.status, path).toBe(200);
  return reply.text();
};

const CHENNAI = 1264527;
const SINGAPORE = 1880252;
const PUNE = 1259229;
/** 17 November 2026, a Tuesday and 1 Karthigai, is printed as a kari naal. */
const DAY = '2026-11-17';

test.each([CHENNAI, SINGAPORE])('town %i has gowri and the Tamil day, and no chaughadiya', async (town) => {
  const page = await pageOf(`/day/${DAY}?town=${town}`);
  expect(page).toContain('id="gowri"');
  expect(page).toContain('id="southern"');
  expect(page).not.toContain('id="chaughadiya"');
  for (const name of ['Rogam', 'Visham', 'North', 'Milk', 'Koothir', 'Kari naal']) expect(page, name).toContain(name);
});

test('names in Tamil and words in Hindi', async () => {
  expect(await pageOf(`/day/${DAY}?town=${CHENNAI}&lang=ta`)).toContain('விஷம்');
  expect(await pageOf(`/day/${DAY}?town=${CHENNAI}&lang=hi`)).toContain('तमिल दिन');
});

test('other lands keep chaughadiya', async () => {
  const page = await pageOf(`/day/${DAY}?town=${PUNE}`);
  expect(page).toContain('id="chaughadiya"');
  expect(page).not.toContain('id="southern"');
});

test('the home page of a Tamil town says which gowri kala runs now', async () => {
  const page = await pageOf(`/?town=${CHENNAI}`);
  expect(page).toContain('Gowri now');
  expect(page).toContain('id="southern"');
});
