/** Every calendar, with its months, its era, its place and its rules. */

import type { Calendar } from '../../jyotisha/calendars/calendar.ts';
import { EVERY_CALENDAR } from '../../jyotisha/calendars/catalog/index.ts';
import { GAURABDA_MONTHS, GAURABDA_NATIVE } from '../../jyotisha/calendars/gaurabda.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { prepareVoice } from '../../text/loading/folders.ts';
import { type Voice, type VoiceKey, voiceFor, voiceKey } from '../../text/voice.ts';
import { GAURABDA_PLACE, GAURABDA_SOURCE, gaurabdaNamed } from './gaurabda.ts';
import { calendarNamed, engineIdOf, ownName } from './reply-parts.ts';

/** The default languages. */
const USUAL = voiceKey(['en', 'hi']);

export async function calendarCatalogReplyOf(lang: VoiceKey | null) {
  const key = lang ?? USUAL;
  await prepareVoice(key);
  const say = voiceFor(key);
  return [...catalogIn(say), gaurabdaEntryOf(say)];
}
export const catalogIn = cachedOn((say: Voice) => EVERY_CALENDAR.map((calendar) => entryOf(calendar, say)));
export type CatalogEntry = ReturnType<typeof entryOf>;

function entryOf(calendar: Calendar, say: Voice) {
  const { id, native, language, script, kind } = calendar;
  const said = calendarNamed(calendar, say);
  return {
    id,
    ...said,
    names: { en: said.name, ...(said.name_hi !== undefined && { hi: said.name_hi }), [language]: native },
    native,
    language,
    script,
    kind,
    engine: calendar.kind === 'law' ? null : engineIdOf(calendar.engine),
    place: calendar.kind === 'law' ? null : placeOf(calendar.place),
    months: monthsOf(calendar, say),
    era: calendar.kind === 'lunar' ? null : eraOf(calendar, say),
    ...(calendar.kind !== 'lunar' && calendar.since && { since: calendar.since.date }),
    rules: calendar.rules.map((rule, i) => ({
      id: rule.id,
      ...say.field('gist', ({ gists }) => gists[rule.gist]),
      // a calendar defined by law follows the last law, which is in force
      default: calendar.kind === 'law' ? i === calendar.rules.length - 1 : i === 0,
      source: rule.source,
      confidence: rule.confidence,
    })),
  };
}

/** The calendar of the Gaudiya Vaishnavas, which has a route of its own. */
function gaurabdaEntryOf(say: Voice) {
  const said = gaurabdaNamed(say);
  return {
    id: 'gaurabda',
    ...said,
    names: { en: said.name, ...(said.name_hi !== undefined && { hi: said.name_hi }) },
    native: GAURABDA_NATIVE,
    language: 'sa',
    script: 'devanagari',
    kind: 'lunar' as const,
    engine: engineIdOf('drik'),
    place: placeOf(GAURABDA_PLACE),
    months: GAURABDA_MONTHS.map(([name, native], i) => ({ number: i + 1, name, name_native: native })),
    era: null,
    rules: [
      {
        id: 'purnimanta',
        ...say.field('gist', ({ gists }) => gists['lunar.purnimanta']),
        default: true,
        ...GAURABDA_SOURCE,
      },
    ],
  };
}

const placeOf = ({ name, latDeg, lonDeg, zone }: Exclude<Calendar, { kind: 'law' }>['place']) => ({
  name,
  lat: latDeg,
  lon: lonDeg,
  zone,
});

function eraOf({ era }: Exclude<Calendar, { kind: 'lunar' }>, say: Voice) {
  const { id, gist, source, confidence } = era;
  return { id, ...say.byId('calendar_era', id), ...say.field('gist', ({ gists }) => gists[gist]), source, confidence };
}

/**
 * The months of a calendar. Lunar months have the names of the lexicon, months of a region also those of its language.
 */
function monthsOf(calendar: Calendar, say: Voice) {
  return calendar.months.map(([name, native], i) => ({
    number: i + 1,
    ...(calendar.kind === 'lunar' ? say.nameAt('masa', i + 1) : ownName(calendar, { name }, native, say)),
    name_native: native,
  }));
}
