/**
 * Makes packages/ganaka/src/rules/tables/purana-notes.generated.ts from the festival collection of jyotisham/adyatithi (MIT): the observances of
 * a lunar month and tithi that the collection refers to a named Purana. Names are the collection's Sanskrit ones; their
 * Roman form is made here, once, by transliteration of Sanskrit.
 *
 * npx tsx builders/purana-notes.ts ../shared/texts/adyatithi-events.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { iast } from 'ganaka/internal/lexicon/script/iast.ts';

interface Event {
  readonly id?: string;
  readonly names?: { readonly sa?: readonly string[] };
  readonly timing?: {
    readonly month_type?: string;
    readonly anga_type?: string;
    readonly month_number?: number;
    readonly anga_number?: number;
  };
  readonly references_primary?: readonly string[];
  readonly shlokas?: string;
}

/** Purana names as the collection writes them, and as we print them. */
const PURANAS: readonly [RegExp, string][] = [
  [/^Skanda Puranam(.*)$/, 'Skanda Purana'],
  [/^Nilamata Puranam(.*)$/, 'Nilamata Purana'],
  [/^Bhavishyottara Puranam(.*)$/, 'Bhavishyottara Purana'],
  [/^Bhavis[hy]+a(?:t)? Purana[m]?(.*)$/, 'Bhavishya Purana'],
  [/^Narad(?:iya|a) Puranam(.*)$/, 'Narada Purana'],
  [/^Padma Puranam(.*)$/, 'Padma Purana'],
  [/^मत्स्यपुराण(?:े|म्)(?: \(स्मृतिकौस्तुभे\))?()$/, 'Matsya Purana'],
  [/^मार्कण्डेय-पुराणम् \(स्मृतिकौस्तुभे\)()$/, 'Markandeya Purana'],
  [/^गरुड-पुराणात्()$/, 'Garuda Purana'],
  [/^देवीपुराणम् \(स्मृतिकौस्तुभे\)()$/, 'Devi Purana'],
];

function attribution(text: string): { purana: string; at?: string } | null {
  for (const [pattern, purana] of PURANAS) {
    const found = pattern.exec(text.trim());
    if (found === null) continue;
    const at = (found[1] ?? '')
      .replaceAll('Adhyaaya', 'Adhyaya')
      .replace(/^[\s,-]+/, '')
      .replaceAll(' - ', ', ');
    return at === '' ? { purana } : { purana, at };
  }
  return null;
}

const source = process.argv[2];
if (source === undefined) throw new Error('give the path of adyatithi-events.json');
const { events } = JSON.parse(readFileSync(source, 'utf8')) as { events: readonly Event[] };

const rows = events.flatMap((event) => {
  const { timing, names, references_primary = [], shlokas = '' } = event;
  const sa = names?.sa?.[0];
  if (timing?.month_type !== 'lunar_month' || timing.anga_type !== 'tithi' || sa === undefined) return [];
  const quoted = [...shlokas.matchAll(/^---(.*)$/gm)].map(([, text]) => text ?? '');
  const known = [...references_primary, ...quoted].map(attribution).find((each) => each !== null);
  if (known === undefined || timing.month_number === undefined || timing.anga_number === undefined) return [];
  const nameSa = sa.normalize('NFC').replaceAll('/', ' / ');
  return [
    {
      masa: timing.month_number,
      tithi: timing.anga_number,
      name: iast(nameSa),
      sa: nameSa,
      ...known,
    },
  ];
});
rows.sort((a, b) => a.masa - b.masa || a.tithi - b.tithi || (a.name < b.name ? -1 : 1));

const text = `/**
 * Observances that the collection jyotisham/adyatithi assigns to a named Purana, by amanta month and tithi (MIT,
 * Copyright (c) 2019 Sanskrit Open Source Programmers; packages/ganaka/data/licences). Made by builders/purana-notes.ts. The references
 * are those of the collection; we have not read them in the Puranas themselves.
 */
export interface PuranaRow {
  /** The amanta month, 1 = Chaitra. */
  readonly masa: number;
  /** The tithi, 1–30. */
  readonly tithi: number;
  readonly name: string;
  readonly sa: string;
  readonly purana: string;
  readonly at?: string;
}

export const PURANA_ROWS: readonly PuranaRow[] = ${JSON.stringify(rows, null, 2)};
`;
writeFileSync('packages/ganaka/src/rules/tables/purana-notes.generated.ts', text);
process.stdout.write(`${rows.length} rows\n`);
