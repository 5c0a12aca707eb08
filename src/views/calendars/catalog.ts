/** Every calendar that can be asked, with its months, its era, its place and its rules. */
import { Type } from 'typebox';
import type { Calendar } from '../../calendars/calendar.ts';
import { EVERY_CALENDAR } from '../../calendars/catalog/index.ts';
import { MASA } from '../../lexicon/masa.ts';
import { ENGLISH_AND_HINDI } from '../../text/say.ts';
import { inLanguages } from '../in-languages.ts';
import { engineIdOf, vouchedFields } from './said.ts';

const say = ENGLISH_AND_HINDI;

export const catalogReply = Type.Array(
  Type.Object({
    id: Type.String(),
    ...inLanguages('name'),
    names: Type.Record(Type.String(), Type.String(), { description: 'its names by the code of the language' }),
    native: Type.String({ description: 'its name in its own language' }),
    language: Type.String({ description: 'code of that language' }),
    script: Type.String(),
    kind: Type.Enum(['solar', 'law', 'lunar']),
    engine: Type.Union([Type.String(), Type.Null()], {
      description: 'the engine that answers; null for a calendar by law',
    }),
    place: Type.Union([
      Type.Object({ name: Type.String(), lat: Type.Number(), lon: Type.Number(), zone: Type.String() }),
      Type.Null(),
    ]),
    months: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), name_native: Type.String() })),
    era: Type.Union([
      Type.Object({ id: Type.String(), ...inLanguages('name'), gist: Type.String(), ...vouchedFields }),
      Type.Null(),
    ]),
    since: Type.Optional(Type.String({ description: 'the first day on which it was kept' })),
    rules: Type.Array(
      Type.Object({ id: Type.String(), gist: Type.String(), default: Type.Boolean(), ...vouchedFields }),
    ),
  }),
);

export const catalogSaid = () => EVERY_CALENDAR.map(entryOf);

function entryOf(calendar: Calendar) {
  const { id, native, language, script, kind } = calendar;
  const said = say.byId('calendar', id);
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
    months: monthsOf(calendar),
    era: calendar.kind === 'lunar' ? null : eraOf(calendar),
    ...(calendar.kind !== 'lunar' && calendar.since && { since: calendar.since.date }),
    rules: calendar.rules.map((rule, i) => ({
      id: rule.id,
      gist: rule.gist,
      // of laws the last is in force
      default: calendar.kind === 'law' ? i === calendar.rules.length - 1 : i === 0,
      source: rule.source,
      confidence: rule.confidence,
    })),
  };
}

const placeOf = ({ name, latDeg, lonDeg, zone }: Exclude<Calendar, { kind: 'law' }>['place']) => ({
  name,
  lat: latDeg,
  lon: lonDeg,
  zone,
});

function eraOf({ era }: Exclude<Calendar, { kind: 'lunar' }>) {
  const { id, gist, source, confidence } = era;
  return { id, ...say.byId('calendar_era', id), gist, source, confidence };
}

function monthsOf(calendar: Calendar) {
  if (calendar.kind !== 'lunar')
    return calendar.months.map(([name, native], i) => ({ number: i + 1, name, name_native: native }));
  return MASA.map(({ number }) => {
    const { name, name_hi } = say.named('masa', number);
    return { number, name, name_native: name_hi ?? name };
  });
}
