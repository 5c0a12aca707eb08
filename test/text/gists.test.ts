/** What the rules say: every gist is some rule's, and Hindi says each of them as a sentence with the same numbers. */
import { arishtaGists } from 'ganaka/internal/text/languages/en/gists/arishta.ts';
import { gists as english } from 'ganaka/internal/text/languages/en/gists/index.ts';
import { kundaliGists } from 'ganaka/internal/text/languages/en/gists/kundali.ts';
import { reportsGists } from 'ganaka/internal/text/languages/en/gists/reports.ts';
import { gists as hindi } from 'ganaka/internal/text/languages/hi/gists/index.ts';
import { expect, test } from 'vitest';
import { SOURCES } from '../kit/sources.ts';

const rules = SOURCES.filter(({ path }) => path.endsWith('.ts') && !path.startsWith('text/'))
  .map(({ text }) => text)
  .join('\n');
/** Ids that a rule puts together from its own. */
const MADE = /^(arishta\.[ab]_|upakarma\.rig_)/;
const ids = Object.keys(english).filter((id): id is keyof typeof english => Object.hasOwn(english, id));

test('no gist is left without a rule that names it', () => {
  expect(ids.filter((id) => !MADE.test(id) && !rules.includes(`'${id}'`))).toEqual([]);
});

test('Hindi says every gist in Devanagari and never speaks of death', () => {
  for (const id of ids) {
    expect(hindi[id], id).toMatch(/^[\u0900-\u097f\d\s,;:.\-()/–½¼¾“”‘’…°×+=]+$/u);
    // स्मरण is to remember; पापनाशिनी is a name
    expect(hindi[id], id).not.toMatch(/मृत्यु|(?<!स्)मरण|वध|नाश(?!क|िनी)/u);
  }
});

/** Rules of charts name houses by figures in one language and by words in the other (8th, अष्टम). */
const OF_CHARTS = [kundaliGists, reportsGists, arishtaGists];

test('Hindi has the figures of the English', () => {
  const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
  for (const id of ids.filter((each) => !OF_CHARTS.some((of) => Object.hasOwn(of, each))))
    expect(figures(hindi[id]), id).toEqual(figures(english[id]));
});

test('a gist ends as a sentence; the rows of a birth and the name of a calendar are labels', () => {
  for (const id of ids.filter((each) => !/^(arishta\.[ab]_|gaurabda\.name$)/.test(each))) {
    expect(english[id], id).toMatch(/[.]$/);
    expect(hindi[id], id).toMatch(/।$/);
  }
});
