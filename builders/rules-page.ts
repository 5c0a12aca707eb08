/**
 * Writes docs/RULES.md from the rule tables, so that the page cannot say anything the code does not do.
 */
import { BADHAKA_ROWS } from 'ganaka/internal/jyotisha/panchanga/badhaka/badhaka-rows.ts';
import { NISHEDHA_SOURCE } from 'ganaka/internal/jyotisha/panchanga/graha-asta/asta.ts';
import {
  ANANDADI_FROM,
  ANANDADI_SOURCE,
  KUYOGA_RELIEF,
  YOGA_ROWS,
} from 'ganaka/internal/jyotisha/panchanga/special-yogas/catalog.ts';
import { type Clause, type Sight, wordOf } from 'ganaka/internal/rules/clause.ts';
import { KALAS } from 'ganaka/internal/rules/kala.ts';
import type { Ladder } from 'ganaka/internal/rules/ladder.ts';
import type { Source } from 'ganaka/internal/rules/source.ts';
import { BADHAKA_SOURCE, SANKRANTI_SOURCE, VRATA_SOURCE } from 'ganaka/internal/rules/tables/badhaka.ts';
import {
  ASTA_AVOID,
  AUSPICIOUS_WORK,
  ECLIPSE_SOURCE,
  KARI_SOURCE,
  MALAMASA_AVOID,
  MALAMASA_SOURCE,
  SAMSARPA_AVOID,
  SAMSARPA_SOURCE,
  SIMHASTHA_FIRST_SOURCE,
  SIMHASTHA_REST_AVOID,
  SIMHASTHA_REST_SOURCE,
} from 'ganaka/internal/rules/tables/badhaka-periods.ts';
import {
  BHADRA_ROWS,
  BHADRA_SOURCE,
  KIND_SOURCE,
  MUKHA_SOURCE,
  STHANA_BY_RASHI,
} from 'ganaka/internal/rules/tables/bhadra.ts';
import {
  EKADASHI_GAUDIYA,
  MAHADVADASHI_NAMES,
  mahadvadashiOf,
  TWELFTH_STARS,
} from 'ganaka/internal/rules/tables/mahadvadashi.ts';
import {
  DARK_TIE_SOURCE,
  MANVADI_BRIGHT,
  MANVADI_DARK,
  MANVADI_SOURCE,
  THREE_MUHURTAS_SOURCE,
  YUGADI_EARLIER_SOURCE,
  YUGADI_KALA_SOURCE,
  YUGADI_SOURCE,
  YUGADI_TIE_SOURCE,
} from 'ganaka/internal/rules/tables/manvadi.ts';
import { PURANA_ROWS } from 'ganaka/internal/rules/tables/purana-notes.generated.ts';
import { PASSAGE_ROWS } from 'ganaka/internal/rules/tables/purana-passages.ts';
import { FORMS_SOURCE, GANAPATI_SOURCE, SANKALPA_SOURCE } from 'ganaka/internal/rules/tables/sankalpa.ts';
import {
  EKADASHI_SMARTA,
  EKADASHI_VAISHNAVA,
  SAKALYA,
  TITHI_RULES,
} from 'ganaka/internal/rules/tables/tithi-nirnaya.ts';
import {
  AGNI_BY_REMAINDER,
  AGNI_SOURCE,
  HOMA_ORDER,
  SHULA_BY_VARA,
  SHULA_SOURCE,
  YOGINI_BY_TITHI,
  YOGINI_SOURCE,
} from 'ganaka/internal/rules/tables/vasa.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { madeBy, wrapped } from './wrap.ts';

const cited = (source: Source): string => {
  const { work, locus, confidence } = ENGLISH.cite(source);
  return locus === undefined ? `${work} (${confidence})` : `${work} ${locus}`;
};
const gist = (source: Source): string => `${ENGLISH.gist(source.gist)} (${cited(source)})`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A clause of a day in words: the varas first, then what each of them has. */
function words(clause: Clause<never>): string {
  if (clause.kind === 'is')
    return Object.entries(clause.args ?? {})
      .map(argWords)
      .join('; ');
  if (clause.kind === 'not') return `not ${words(clause.of)}`;
  if (clause.kind === 'choose')
    return Object.entries(clause.of)
      .map(([key, part]) => (part === undefined ? '' : `${key}: ${words(part)}`))
      .join('; ');
  return clause.of.map(words).join(clause.kind === 'all' ? ': ' : '; ');
}
const argWords = ([name, value]: [string, Sight]): string => {
  const said = Array.isArray(value) ? value.join(', ') : String(value);
  return name === 'ids' || name === 'places' || name === 'numbers' ? said : `${name}: ${said}`;
};

const ladder = (rungs: Ladder): string[][] => rungs.map(({ when, take, source }) => [wordOf(when), take, gist(source)]);

export const rulesPage = (): string => wrapped(rulesText());

const rulesText = (): string => `${madeBy('rules-page.ts')}# Rules

Made by \`builders/rules-page.ts\` from the rule tables. Where each locus was found: CITATIONS.md.

## The ladder
A rule is a list of rungs, \`{when, take, source}\` (\`packages/ganaka/src/rules/ladder.ts\`). A tithi is put before the days it meets with the share of the
karma-kala it covers on each; the first rung whose clause holds decides, and is printed as the reason. The clauses are words of
\`packages/ganaka/src/rules/meeting-clauses.ts\`. Kalas, cut from the engine's own sunrise and sunset:

${table(
  ['kala', 'of', 'from', 'to', 'parts'],
  Object.entries(KALAS).map(([id, kala]) => [
    id,
    kala.of,
    String(kala.from),
    String(kala.to),
    'parts' in kala ? String(kala.parts) : 'ghatikas',
  ]),
)}

## Tithi-nirnaya
A day is kept as the tithi whose ladder gives the day to it; of two such, the one at sunrise; of none, the one at sunrise: ${gist(SAKALYA)}

${TITHI_RULES.map((rule) => `### ${rule.id} (tithi ${rule.tithis.join(', ')}; kala ${rule.kala})\n${table(['when', 'take', 'source'], ladder(rule.ladder))}`).join('\n\n')}

### ekadashi, smarta
${table(['when', 'take', 'source'], ladder(EKADASHI_SMARTA))}

### ekadashi, vaishnava
${table(['when', 'take', 'source'], ladder(EKADASHI_VAISHNAVA))}

### ekadashi, gaudiya
The first day is the last at whose sunrise the eleventh runs, or the day that holds it; the second is the next.

${table(
  ['when', 'take', 'mahadvadashi', 'source'],
  EKADASHI_GAUDIYA.map(({ when, take, great, source }) => [wordOf(when), take, great ?? '', gist(source)]),
)}

The names of a great twelfth with a star, by \`mahadvadashi_names\`:

${table(
  ['star', ...MAHADVADASHI_NAMES],
  TWELFTH_STARS.map((star) => [star, ...MAHADVADASHI_NAMES.map((names) => mahadvadashiOf(star, names).id)]),
)}

${MAHADVADASHI_NAMES.map((names) => `- ${names}: ${gist(mahadvadashiOf('rohini', names).source)}`).join('\n')}

## Bhadra
${[BHADRA_SOURCE, MUKHA_SOURCE, KIND_SOURCE].map((source) => `- ${gist(source)}`).join('\n')}

The mouth is five and the tail three plain ghatikas, as the Dharmasindhu's example of 64 ghatikas has it. \`tyajya\` is true when some of it
today is on earth and outside the part in which it does no harm.

${table(
  ['tithi', 'half', 'mouth at the start of eighth', 'tail at the end of eighth'],
  Object.entries(BHADRA_ROWS).map(([tithi, row]) => [
    tithi,
    String(row.half),
    String(row.mukhaYama),
    String(row.pucchaYama),
  ]),
)}

Dwelling by the Moon's rashi from Mesha: ${STHANA_BY_RASHI.join(', ')}.

## Vasa
- Agni: ${gist(AGNI_SOURCE)} Remainder 0 to 3: ${AGNI_BY_REMAINDER.map(({ place }) => place).join(', ')}. The oblation by threes: ${HOMA_ORDER.join(', ')}.
- Disha-shula: ${gist(SHULA_SOURCE)} From Sunday: ${SHULA_BY_VARA.join(', ')}.
- Yogini: ${gist(YOGINI_SOURCE)} Tithi 1 to purnima, then amavasya: ${YOGINI_BY_TITHI.join(', ')}.
- Shiva vasa has no source that was read: twice the tithi (1–30) and five, by seven, is given as practice.

## Special yogas
Windows are cut to sunrise – next sunrise. ${gist(KUYOGA_RELIEF)} Tithis are places in the paksha.

${table(
  ['id', 'quality', 'when', 'source'],
  YOGA_ROWS.map((row) => [
    row.id,
    row.quality,
    words(row.rule) + ('spoiltBy' in row ? `. Spoilt by tithi: ${words(row.spoiltBy)}` : ''),
    gist(row.source),
  ]),
)}

Anandadi: ${gist(ANANDADI_SOURCE)} From ${Object.entries(ANANDADI_FROM)
  .map(([vara, star]) => `${vara} ${star}`)
  .join(', ')}.

Left out: the month-void tithis of Muhurta Chintamani 1.10-1.11, whose reckoning of months in the dark half the text does not state; 1.30, whose
four yogas are the sixteenth to nineteenth anandadi.

## Badhaka
${[BADHAKA_SOURCE, VRATA_SOURCE, SANKRANTI_SOURCE].map((source) => `- ${gist(source)}`).join('\n')}

${table(
  ['by', 'which', 'avoid'],
  BADHAKA_ROWS.map(({ on, avoid }) => [on.clause, words(on), avoid.join(', ')]),
)}

Periods that bar works, given while they run:

${table(
  ['period', 'avoid', 'rule'],
  [
    ['adhika, kshaya', MALAMASA_AVOID.join(', '), gist(MALAMASA_SOURCE)],
    ['samsarpa', SAMSARPA_AVOID.join(', '), gist(SAMSARPA_SOURCE)],
    ['asta, vardhakya, balya of Guru and Shukra', ASTA_AVOID.join(', '), gist(NISHEDHA_SOURCE)],
    ['simhastha, first five quarters', AUSPICIOUS_WORK.join(', '), gist(SIMHASTHA_FIRST_SOURCE)],
    [
      'simhastha, the rest (Ganga and Godavari drawn through a few towns)',
      SIMHASTHA_REST_AVOID.join(', '),
      gist(SIMHASTHA_REST_SOURCE),
    ],
    ['about an eclipse that is seen', AUSPICIOUS_WORK.join(', '), gist(ECLIPSE_SOURCE)],
    ['ayana, bhavuka (Vaishakha amavasya), holika', AUSPICIOUS_WORK.join(', '), gist(KARI_SOURCE)],
  ],
)}

## Sankalpa
- ${gist(SANKALPA_SOURCE)}
- ${gist(GANAPATI_SOURCE)}
- ${gist(FORMS_SOURCE)}
- Chandra samvatsara and ritu; purnimanta month north of the Vindhya (from latitude 23: India, Nepal, Pakistan, Bangladesh, Bhutan), amanta south of
  it and elsewhere. Gotra and name are left to the speaker (amuka). Outside India no dvipa, varsha, khanda or kshetra is named. A town's Hindi name is
  written with the letters of Sanskrit (वृंदावन: वृन्दावन-, चंडीगढ़: चण्डीगढ-).

## Purana
- ${gist(MANVADI_SOURCE)}
- ${gist(YUGADI_SOURCE)}
- Manvadi: by ${MANVADI_BRIGHT.kala} in the bright half, by ${MANVADI_DARK.kala} in the dark. ${gist(THREE_MUHURTAS_SOURCE)}
- Yugadi: ${gist(YUGADI_KALA_SOURCE)}
- Yugadi: ${gist(YUGADI_TIE_SOURCE)}
- Yugadi: ${gist(YUGADI_EARLIER_SOURCE)}
- In the dark half: ${gist(DARK_TIE_SOURCE)}
- Both count in an adhika month too.
- ${PASSAGE_ROWS.length} passages of the digests that name a Purana or a smriti, and the lords of the tithis (Muhurta Chintamani 1.3).
- ${PURANA_ROWS.length} observances that the collection adyatithi (MIT) refers to a Purana, confidence \`secondary\`.
`;
