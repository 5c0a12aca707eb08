/** The page docs/LIBRARY-REFERENCE.md, as its builder makes it from the source of the entries. */
import { expect, test } from 'vitest';
import { libraryEntries, libraryReference } from '../../builders/library-reference.ts';
import { FACE } from '../kit/library-face.ts';

const page = libraryReference();

test('it has every value that an entry exports, and no other', () => {
  const inPage = libraryEntries().map(({ name, exports }) => [
    name,
    exports
      .filter(({ kind }) => kind === 'value' || kind === 'module')
      .map((each) => each.name)
      .sort(),
  ]);
  const inCode = Object.entries(FACE)
    .filter(([name]) => FACE[`${name}.node`] === undefined) // Node has more
    .map(([name, values]) => [name === 'index' ? 'ganaka' : `ganaka/${name.replace('.node', '')}`, [...values].sort()]);
  expect(Object.fromEntries(inPage)).toEqual(Object.fromEntries(inCode));
});

test('a signature is what a caller writes', () => {
  for (const shown of [
    'kundali(birth: GanakaBirth): KundaliReply',
    'divisional(birth: GanakaBirth, options?: DivisionalOptions): DivisionalReply',
    'ashtakoot(boy: GanakaBirth, girl: GanakaBirth, options?: MatchAshtakootOptions): MatchAshtakootReply',
    'offsetAt(zone: string, unixMs: number, options?: ZoneOptions): number',
    'searchPlaces(text: string, limit?: number): readonly KnownPlace[]',
    'calendar(id: LawCalendarId): LandCalendar',
    'from(fields: Fields, options?: AssignOptions): LandDate',
  ])
    expect(page).toContain(`\`${shown}\``);
});
