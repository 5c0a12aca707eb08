/** What an instrument remarks is said on its page in the language of the page. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { loadPageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { siddhantaNotes } from 'ganaka/internal/text/languages/hi/notes/siddhanta.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { voiceFor, voiceKey } from 'ganaka/internal/text/voice.ts';
import { bhugolaYantra } from 'ganaka/internal/views/instruments/bhugola.ts';
import { chandraYantra } from 'ganaka/internal/views/instruments/chandra.ts';
import { dinaRatriYantra } from 'ganaka/internal/views/instruments/dina-ratri.ts';
import { grahaAsta } from 'ganaka/internal/views/instruments/graha-asta.ts';
import { rituAyanaYantra } from 'ganaka/internal/views/instruments/ritu-ayana.ts';
import { skyChart } from 'ganaka/internal/views/instruments/sky-chart.ts';
import { suryaChakraYantra } from 'ganaka/internal/views/instruments/surya-chakra.ts';
import { tithiNirnayaYantra } from 'ganaka/internal/views/instruments/tithi-nirnaya.ts';
import { udayaYantra } from 'ganaka/internal/views/instruments/udaya.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';
import { Remarks } from '../../packages/service/src/web/design/tool-page.tsx';
import { PAGE_VOICE, pageVoice } from '../../packages/service/src/web/requests/voice.ts';

await Promise.all([prepareVoice(PAGE_VOICE), loadPageWords('hi'), loadPageWords('en')]);

/** Devanagari, verses by their Roman numbers, and a danda at the end. */
const HINDI = /^[\u0900-\u097f\d\s,;:.()°\-IVX]+।$/u;

test('Hindi sentences are Devanagari and end as such', () => {
  for (const said of Object.values(siddhantaNotes)) if (typeof said === 'string') expect(said).toMatch(HINDI);
});

const NINE = [
  ...[suryaChakraYantra, skyChart, udayaYantra, chandraYantra, grahaAsta],
  ...[bhugolaYantra, dinaRatriYantra, rituAyanaYantra, tithiNirnayaYantra],
];

function asked(latDeg: number, month: number) {
  const day = dayOf({ year: 2026, month, day: 21 });
  const sky = suryaSiddhanta().skyOver(placeWithOffset('a place', latDeg, 78, 5.5), { bija: 'full', jya: 'exact' });
  return { sky, t: jdUt(day - 0.5 + 16.5 / 24), day, basis: 'sunrise' as const, params: {} };
}

test('what an instrument remarks, by night and at the pole too, has its Hindi for a page and none for a reply', () => {
  const heard = new Set<string>();
  for (const lat of [30, 68, 90])
    for (const month of [6, 12])
      for (const { of } of NINE) {
        const at = asked(lat, month);
        const { notes, notes_hi } = of({ ...at, say: pageVoice() } as never);
        expect(notes_hi).toHaveLength(notes.length);
        for (const note of notes_hi ?? []) heard.add(note);
        const reply = of({ ...at, say: voiceFor(voiceKey(['en', 'hi'])) } as never);
        expect(reply).not.toHaveProperty('notes_hi');
        expect(reply.notes).toEqual(notes);
      }
  expect(heard.size).toBeGreaterThan(12);
  for (const note of heard) expect(note).toMatch(HINDI);
});

test('a page shows the remarks in its language, without those that it leaves out', () => {
  const of = udayaYantra.of({ ...asked(30, 6), say: pageVoice() } as never);
  const page = (lang: 'en' | 'hi') =>
    renderToString(h(Remarks, { of, but: ['sunrise_of_the_text', 'shadow_samples'], lang }));
  expect(page('hi')).toContain(`<ul><li>${siddhantaNotes.no_shadow}</li></ul>`);
  expect(page('en')).toContain('<ul><li>the Sun is below the horizon: there is no shadow</li></ul>');
});
