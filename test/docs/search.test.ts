/** What people type into the search of the reference, and the page that they mean: it is among the first three. */
import { describe, expect, test } from 'vitest';
import { madeText } from '../../packages/service/src/data-files.ts';
import { find, type SearchEntry } from '../../packages/service/src/web/docs/find.ts';
import { THIRD } from '../kit/test-app.ts';

const entries: readonly SearchEntry[] = JSON.parse(madeText('search', THIRD) ?? '[]');
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
  // what families and developers type
  ['rashifal', '/docs/gochara-report'],
  ['aaj ka panchang', '/docs/panchanga'],
  ['today tithi', '/docs/tithi'],
  ['shadi muhurat', '/docs/vivaha-milan'],
  ['wedding dates 2027', '/docs/vivaha-varsha'],
  ['naamkaran', '/docs/karya-muhurta'],
  ['mundan', '/docs/karya-muhurta'],
  ['vehicle purchase', '/docs/karya-muhurta'],
  ['kalsarp yog', '/docs/dosha-kaal-sarpa'],
  ['gun milaan', '/docs/match-ashtakoot'],
  ['nadi dosha', '/docs/match-ashtakoot'],
  ['bhakoot', '/docs/match-ashtakoot'],
  ['antardasha', '/docs/dashas'],
  ['navmansh', '/docs/divisional'],
  ['d10 chart', '/docs/divisional'],
  ['moon phase', '/docs/tithi'],
  ['gulika kaal', '/docs/muhurta'],
  ['durmuhurtham', '/docs/muhurta'],
  ['disha shool', '/docs/bhadra'],
  ['mangal', '/docs/dosha-manglik'],
  ['vakri', '/docs/planets'],
  ['atmakaraka', '/docs/jaimini'],
  ['raj yoga', '/docs/yogas'],
  ['birth time rectification', '/docs/guides/explain#uncertainty'],
  ['adhik maas', '/docs/calendar'],
  ['tamil calendar', '/docs/calendars'],
  ['janmdin', '/docs/tithi-anniversary'],
  ['place search', '/docs/geocode'],
  ['python', '/docs/guides/clients'],
  ['sdk', '/docs/guides/client'],
  ['npm', '/docs/guides/library'],
  ['chatgpt', '/docs/guides/mcp'],
  ['billing', '/docs/guides/accounts#plans'],
  ['calendar subscription', '/docs/festivals-ics'],
  ['prometheus', '/docs/guides/operations#logs-and-metrics'],
  ['self host', '/docs/guides/operations#deployment'],
  ['marathi', '/docs/languages'],
  ['accuracy', '/docs/guides/accuracy'],
  ['panjika', '/docs/panchanga'],
  ['kundlee', '/docs/kundali'],
  ['rashi phal', '/docs/gochara-report'],
  ['baby name', '/docs/karya-muhurta'],
  ['dipawali', '/docs/festivals-id'],
  ['dewali', '/docs/festivals-id'],
  ['chandrashtama', '/docs/guides/panchanga#chandrabala'],
  ['planetary hours', '/docs/hora'],
  ['ndjson', '/docs/guides/bulk#formats'],
  ['stream', '/docs/guides/bulk#formats'],
  ['rotate key', '/docs/guides/accounts#keys'],
  ['ayanamsha', '/docs/guides/engines'],
  ['llm', '/docs/guides/mcp'],
  ['php', '/docs/guides/clients'],
  ['flutter', '/docs/guides/clients'],
  ['calendar feed', '/docs/festivals-ics'],
  ['self hosted', '/docs/guides/operations#deployment'],
  ['kubernetes', '/docs/guides/operations#liveness-and-readiness'],
  ['privacy', '/docs/guides/accounts#your-account'],
  ['request id', '/docs/guides/accounts#headers-of-keyed-replies'],
  ['postman', '/docs/openapi-json'],
  ['free plan', '/docs/guides/accounts#plans'],
  ['sunrise time', '/docs/rise-set'],
  ['holi date', '/docs/festivals-id'],
  ['marriage dates', '/docs/vivaha-varsha'],
  ['dasha', '/docs/dashas'],
  ['36 gun', '/docs/match-ashtakoot'],
  ['gana', '/docs/avakahada'],
  ['house cusps', '/docs/bhava-chalit'],
  ['ayanamsa', '/docs/guides/engines'],
  ['daylight saving', '/docs#p-tz'],
  ['install', '/docs/guides/library'],
  ['bulk download', '/docs/guides/bulk'],
  ['reset password', '/docs/guides/accounts#your-account'],
  ['delete my data', '/docs/guides/accounts#your-account'],
  ['refund', '/docs/guides/accounts#how-credits-stay-exact'],
  // in Hindi
  ['पंचांग', '/docs/panchanga'],
  ['आज की तिथि', '/docs/tithi'],
  ['कुंडली', '/docs/kundali'],
  ['कुण्डली', '/docs/kundali'],
  ['कुंडली मिलान', '/docs/match-ashtakoot'],
  ['गुण मिलान', '/docs/match-ashtakoot'],
  ['राहु काल', '/docs/muhurta'],
  ['राहुकाल', '/docs/muhurta'],
  ['चौघड़िया', '/docs/chaughadiya'],
  ['शुभ मुहूर्त', '/docs/muhurta'],
  ['विवाह मुहूर्त', '/docs/vivaha-milan'],
  ['गृह प्रवेश', '/docs/karya-muhurta'],
  ['सूर्य ग्रहण', '/docs/grahan'],
  ['मंगल दोष', '/docs/dosha-manglik'],
  ['साढ़े साती', '/docs/sade-sati'],
  ['काल सर्प दोष', '/docs/dosha-kaal-sarpa'],
  ['रत्न', '/docs/ratna-nirnaya'],
  ['संकल्प', '/docs/sankalpa'],
  ['दिशा शूल', '/docs/bhadra'],
  ['जन्मदिन', '/docs/tithi-anniversary'],
  ['सूर्योदय', '/docs/rise-set'],
  ['व्रत', '/docs/parva-mool'],
  ['महादशा', '/docs/dashas'],
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

// what the service does not have is not found
test.each(['xyzzy', 'अनामिक', 'qqqqqqqq', '—', 'lal kitab', 'numerology'])('%s: nothing', (typed) => {
  expect(find(entries, typed)).toEqual([]);
});

test('every page that has Hindi words exists', async () => {
  const { SOUGHT_IN_HINDI } = await import('ganaka/internal/text/festival-names/sought-in-hindi.ts');
  const urls = new Set(entries.map(({ url }) => url));
  expect(Object.keys(SOUGHT_IN_HINDI).filter((id) => !urls.has(`/docs/${id}`))).toEqual([]);
});

test('every synonym leads somewhere', async () => {
  const { SYNONYMS } = await import('../../packages/service/src/web/docs/synonyms.ts');
  const lost = Object.keys(SYNONYMS).filter((word) => find(entries, word).length === 0);
  expect(lost).toEqual([]);
});
