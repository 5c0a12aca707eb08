/** What people type into the search of the reference, and the page that they mean: it is among the first three. */
import { describe, expect, test } from 'vitest';
import { madeText } from '../../src/data-files.ts';
import { type Entry, find } from '../../src/web/docs/find.ts';
import { THIRD } from '../kit/test-app.ts';

const entries: readonly Entry[] = JSON.parse(madeText('search', THIRD) ?? '[]');
const FIRST = 3;

const QUERIES: readonly (readonly [typed: string, url: string])[] = [
  // everyday spellings
  ['panchang', '/docs/panchanga'],
  ['panchangam', '/docs/panchanga'],
  ['choghadiya', '/docs/chaughadiya'],
  ['chogadiya', '/docs/chaughadiya'],
  ['muhurat', '/docs/muhurta'],
  ['kundli', '/docs/kundali'],
  ['horoscope', '/docs/kundali'],
  ['birth chart', '/docs/kundali'],
  ['mangal dosha', '/docs/dosha-manglik'],
  ['mangalik', '/docs/dosha-manglik'],
  ['kaal sarp', '/docs/dosha-kaal-sarpa'],
  ['sadesati', '/docs/sade-sati'],
  ['Sade Sati', '/docs/sade-sati'],
  ['mahadasha', '/docs/dashas'],
  ['vimshottari dasha', '/docs/dashas'],
  ['navamsa', '/docs/divisional'],
  ['gun milan', '/docs/match-ashtakoot'],
  ['kundli matching', '/docs/match-ashtakoot'],
  ['ashtakoot', '/docs/match-ashtakoot'],
  ['gemstone', '/docs/ratna-nirnaya'],
  ['rahu kaal', '/docs/muhurta'],
  ['rahu kalam', '/docs/muhurta'],
  ['sunrise', '/docs/rise-set'],
  ['moonrise time', '/docs/rise-set'],
  ['lunar eclipse', '/docs/grahan'],
  ['griha pravesh', '/docs/karya-muhurta'],
  ['thithi', '/docs/tithi'],
  ['nakshatra pada', '/docs/nakshatra'],
  ['ascendant', '/docs/ascendant'],
  ['shadbala', '/docs/shadbala'],
  ['planet transit', '/docs/transits'],
  ['varshphal', '/docs/varshaphal'],
  ['janam patri', '/docs/janma-patra'],
  // festivals, by whatever name
  ['diwali', '/docs/festivals-id'],
  ['deepavali', '/docs/festivals-id'],
  ['dussehra', '/docs/festivals-id'],
  ['janmashtami', '/docs/festivals-id'],
  ['akha teej', '/docs/festivals-id'],
  ['ஓணம்', '/docs/festivals-id'],
  ['ಯುಗಾದಿ', '/docs/festivals-id'],
  ['दीपावली', '/docs/festivals-id'],
  ['festival list', '/docs/festivals'],
  ['vrat', '/docs/parva-mool'],
  ['google calendar', '/docs/festivals-ics'],
  // headings
  ['rate limit', '/docs#rates'],
  ['rate limits', '/docs#rates'],
  ['credits', '/docs#credits'],
  ['pricing', '/docs/guides/accounts#plans'],
  ['api key', '/docs/guides/accounts#keys'],
  ['errors', '/docs#errors'],
  ['default place', '/docs/guides/places#default-place'],
  ['what a call costs', '/docs/guides/accounts#what-a-call-costs'],
  ['docker', '/docs/guides/operations#deployment'],
  ['caching', '/docs#caching'],
  ['first call', '/docs#start'],
  ['pancha mahapurusha', '/docs/guides/yogas#pancha-mahapurusha-mahapurusha'],
  // parameters and codes
  ['timezone', '/docs#p-tz'],
  ['latitude', '/docs#p-lat'],
  ['language', '/docs/languages'],
  ['no_credits', '/docs#e-no_credits'],
  ['too many requests', '/docs#e-too_many_requests'],
  ['pdf', '/docs/kundali-book-pdf'],
  ['openapi', '/docs/openapi-json'],
  // slips
  ['naksatra', '/docs/nakshatra'],
  ['ashtakavarg', '/docs/ashtakavarga'],
  ['panchnga', '/docs/panchanga'],
];

describe('the first three of what is found', () => {
  test.each(QUERIES)('%s: %s', (typed, url) => {
    const shown = find(entries, typed).slice(0, FIRST);
    expect(shown.map((each) => each.url)).toContain(url);
  });
});

test.each(['xyzzy', 'अनामिक', 'qqqqqqqq', '—'])('%s: nothing', (typed) => {
  expect(find(entries, typed)).toEqual([]);
});

test('every synonym leads somewhere', async () => {
  const { SYNONYMS } = await import('../../src/web/docs/synonyms.ts');
  const lost = Object.keys(SYNONYMS).filter((word) => find(entries, word).length === 0);
  expect(lost).toEqual([]);
});
