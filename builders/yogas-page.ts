/**
 * Writes docs/YOGAS.md from the rows of the catalogue, so that the page cannot say anything the code does not do.
 */

import { readFileSync } from 'node:fs';
import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import { FREQUENCY_PERCENT } from 'ganaka/internal/jyotisha/kundali/yogas/frequencies.generated.ts';
import {
  type Form,
  sourcesOf,
  YOGA_CATEGORIES,
  type Yoga,
  type YogaCategory,
} from 'ganaka/internal/jyotisha/kundali/yogas/rule.ts';
import type { Source } from 'ganaka/internal/rules/source.ts';
import { type Note, noteIn } from 'ganaka/internal/text/contracts/note-words.ts';
import { words } from 'ganaka/internal/text/languages/en/index.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { madeBy, wrapped } from './wrap.ts';

interface OtherCount {
  readonly percent: Readonly<Record<string, number>>;
  readonly between: Readonly<Record<string, readonly [number, number]>>;
}
const inEnglish = (note: Note): string => noteIn(words.notes, note);
const OTHER: OtherCount = JSON.parse(
  readFileSync(new URL('../test/authorities/yoga-frequencies.json', import.meta.url), 'utf8'),
);

const HEADINGS: Readonly<Record<YogaCategory, string>> = {
  nabhasa_ashraya: 'Nabhasa: by the kind of rashi',
  nabhasa_dala: 'Nabhasa: garland and serpent',
  nabhasa_akriti: 'Nabhasa: by figure',
  nabhasa_sankhya: 'Nabhasa: by number (they yield to every other nabhasa yoga)',
  chandra: 'From the Moon',
  surya: 'From the Sun',
  mahapurusha: 'Pancha mahapurusha',
  lagna: 'About the lagna',
  named: 'Named yogas',
  bhava_shubha: 'The twelve of Phaladeepika 6.44',
  bhava_duhstha: 'The twelve of Phaladeepika 6.57 (three of them below)',
  viparita: 'Viparita',
  parivartana: 'Parivartana',
  nicabhanga: 'Nicabhanga',
  raja: 'Raja',
  dhana: 'Dhana',
  bphs_42: 'BPHS 42, by verse',
};

const cited = (source: Source): string => {
  const { work, locus, confidence } = ENGLISH.cite(source);
  return locus === undefined ? `${work} (${confidence})` : `${work} ${locus}`;
};
const citedIn = (of: Yoga | Form, at?: Yoga['at']): string => sourcesOf(of, at).map(cited).join('; ');
const wordsOf = (of: Yoga | Form, at?: Yoga['at']): string => {
  const [source] = sourcesOf(of, at);
  return source === undefined ? '' : ENGLISH.gist(source.gist);
};

function otherCount(id: string): string {
  const range = OTHER.between[id];
  return String(OTHER.percent[id] ?? (range === undefined ? '' : `${range[0]}–${range[1]}`));
}

const said = (id: Yoga['id']) => ENGLISH_AND_HINDI.byId('jataka_yoga', id);

function rowsOf(yoga: Yoga): string[] {
  const marks = `${yoga.listing ? ' (pairs are listed)' : ''}${yoga.off ? ' (off unless all=1)' : ''}`;
  const note = yoga.note === undefined ? '' : ` *${inEnglish(yoga.note)}*`;
  return [
    `| \`${yoga.id}\` | ${said(yoga.id).name} ${said(yoga.id).name_hi}${marks} | ${wordsOf(yoga)}${note} | ${citedIn(yoga)} | ${FREQUENCY_PERCENT[yoga.id]} | ${otherCount(yoga.id)} |`,
    ...forms(yoga, 'variant', yoga.variants),
    ...forms(yoga, 'bhanga', yoga.bhanga),
  ];
}

const forms = (yoga: Yoga, kind: string, list: readonly Form[] = []): string[] =>
  list.map(
    (form) =>
      `| | ${kind} \`${form.id}\` | ${wordsOf(form, yoga.at)}${form.note === undefined ? '' : ` *${inEnglish(form.note)}*`} | ${citedIn(form, yoga.at)} | | ${otherCount(`${yoga.id}/${form.id}`)} |`,
  );

const section = (category: YogaCategory): string =>
  [
    `## ${HEADINGS[category]} (\`${category}\`)`,
    '',
    '| id | name | rule | verse | % | other count |',
    '|---|---|---|---|---|---|',
    ...YOGAS.filter((yoga) => yoga.category === category).flatMap(rowsOf),
  ].join('\n');

export const yogasPage = (): string => wrapped(yogasText());

const yogasText = (): string => `${madeBy('yogas-page.ts')}# Yogas of a birth chart

Made by \`builders/yogas-page.ts\` from the rows that decide: ${YOGAS.length} yogas, ${YOGAS.flatMap(({ variants = [] }) => variants).length} variants, ${YOGAS.flatMap(({ bhanga = [] }) => bhanga).length} bhangas. A yoga is a
statement about the places of grahas; nothing here, and nothing in a reply, says what it brings.

- Houses are whole signs from the lagna; dignity is by rashi; \`strong\` is shadbala at least what is required (KUNDALI.md). Nodes own
  nothing, see nothing, and are left out of nabhasa yogas and of sunapha and its kin; they count among the malefics elsewhere.
- Benefics are Jupiter, Venus, Mercury unless a malefic shares his rashi, and the Moon unless waning (BPHS 3.11).
- "%" is the share of 10,000 births of 1900 to 2023 in India, by the Drik engine and the default readings; "other count" is another
  evaluator's count of 3,000 births, or the range it could give without strengths.
- \`relation=naisargika\` takes friendship by nature alone; \`rules=\` chooses whose strengths; \`all=1\` gives every row; \`gajakesari=kendra\` takes
  gajakesari as Jupiter in a kendra from the Moon and no more; \`sex=\` decides
  mahabhagya.
- A form without its own work is in its row's verse, or is common practice and says so. Rows whose printed name would
  frighten go by their verse.

${YOGA_CATEGORIES.map(section).join('\n\n')}
`;
