/** What the tests of `/kundali` and `/milan` share: births, links to them, and the replies of the service for them. */
import type { Page } from 'playwright-core';
import type { ReadService } from '../kit/live.ts';

export interface Asked {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** Clocks of several zones and times: summer time, India's war time, south of the equator, before standard time, after midnight. */
export const BIRTHS: readonly Asked[] = [
  { name: 'Asha', date: '1990-05-17', time: '06:30', place: 'Pune' },
  { name: 'Ravi', date: '1943-01-15', time: '23:50', place: 'Varanasi' },
  { name: 'Mira', date: '1975-08-02', time: '02:10', place: 'London' },
  { name: 'Dev', date: '2001-12-31', time: '18:05', place: 'Sydney' },
  { name: 'Uma', date: '1899-06-01', time: '12:00', place: 'Chennai' },
];

/** The name the page has for an engine, and the segment of its routes. */
export const ENGINES = { drik: 'vedic', surya: 'surya', chitrapaksha: 'chitrapaksha' } as const;

interface Found {
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly state: string;
}

export async function townOf(service: ReadService, place: string): Promise<Found> {
  const reply = await fetch(`${service.url}/v1/geocode?limit=1&q=${encodeURIComponent(place)}`);
  const { places }: { places: Found[] } = await reply.json();
  const [found] = places;
  if (found === undefined) throw new Error(`no place ${place}`);
  return found;
}

/** The part of a link after `#`. */
export function hashOf(births: Readonly<Record<string, Asked>>, towns: Readonly<Record<string, Found>>): string {
  const query = new URLSearchParams();
  for (const [id, { name, date, time, place }] of Object.entries(births)) {
    const town = towns[place];
    if (town === undefined) throw new Error(`no town ${place}`);
    const { label, lat, lon, zone, state } = town;
    for (const [field, value] of Object.entries({ name, date, time, town: label, lat, lon, zone, state }))
      query.set(`${id}.${field}`, String(value));
  }
  return `#${query}`;
}

export async function compute(page: Page, engine: string): Promise<void> {
  await page.selectOption('#engine', engine);
  await page.click('form[data-births] button[type=submit]');
  await page.waitForFunction(
    () => document.querySelector('.birth-sheet') !== null && !document.querySelector('form button[disabled]'),
  );
}

/** Types the start of a town and takes the first that is offered, by the keyboard. */
export async function chooseTown(page: Page, id: string, text: string): Promise<void> {
  await page.fill(`#${id}-town`, '');
  await page.locator(`#${id}-town`).pressSequentially(text);
  await page.waitForSelector(`#${id}-town-suggested li`);
  await page.keyboard.press('Enter');
}

export async function fill(page: Page, id: string, { name, date, time, place }: Asked): Promise<void> {
  await page.fill(`#${id}-name`, name);
  await page.fill(`#${id}-date`, date);
  await page.fill(`#${id}-time`, time);
  await chooseTown(page, id, place);
}
