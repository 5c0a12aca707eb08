/**
 * Chapters on the houses, the life reports, appeasement and gemstones: facts, the bands in which the texts class them,
 * and the cautions.
 */
import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import type { Citation } from 'ganaka/internal/text/citation.ts';
import type { TermId } from 'ganaka/internal/text/contracts/book-words.ts';
import type { LocalizedField } from 'ganaka/internal/text/voice.ts';
import { LIFE_FIELDS, type LifeField, type LifeReply } from 'ganaka/internal/views/kundali/reports/life.ts';
import { cell, esc, figure, type Markup, num, rounded, table } from '../html.ts';
import type { BookPrinter } from '../printer.ts';
import type { Chapter } from './chapter.ts';

interface Condition {
  /** Present only if the condition is met. */
  readonly citation?: Citation;
}
const list = (conditions: readonly Condition[], printer: BookPrinter): Markup => {
  const met = conditions.flatMap(({ citation }) => citation ?? []);
  return met.length === 0
    ? '–'
    : `<ul class="small">${met
        .map((citation) => `<li>${printer.said('gist', citation)} ${printer.cite(citation)}</li>`)
        .join('')}</ul>`;
};

const houses: Chapter = {
  id: 'houses',
  body: ({ full: { bhava_phala: of } }, printer) =>
    `<p class="note">${printer.label('houses_note')}</p>${of.houses
      .map(
        ({ number, rashi, lord, karaka, occupants, bindus, band, condition }) =>
          `<div class="block"><h3>${number} · ${printer.named(rashi)}</h3><p class="small">${printer.label('lord')}: ${printer.graha(lord.graha)} (${lord.house}) · ${printer.label('karaka')}: ${printer.graha(karaka.graha)} (${karaka.house}) · ${printer.label('stands')}: ${printer.grahas(occupants)} · ${printer.label('bindus')}: ${figure(bindus)}, ${printer.term(band)}</p>` +
          table(
            [printer.label('for_it'), printer.label('against')],
            [[cell(list(condition.good, printer)), cell(list(condition.bad, printer))]],
            'halves',
          ) +
          '</div>',
      )
      .join('')}`,
};

type Subject = LifeReply['subjects'][number];
type Measure = Subject['measures'][number];

/** The decimals that a reader needs; the appendix has the exact values. Bindus are whole numbers. */
const DECIMALS: Readonly<Record<string, number>> = {
  shadbala_ratio: 2,
  vimshopaka: 1,
  ishta: 1,
  kashta: 1,
  dignity_good: 2,
  baladi: 2,
  bhava_bala: 1,
};

/** A table cell with a measured value and its band. */
function measured(measure: Measure | undefined, printer: BookPrinter): Markup {
  if (measure === undefined || measure.value === null) return cell('–', 'n');
  const { id, value, band } = measure;
  const said = typeof value === 'string' ? printer.term(value) : rounded(value, DECIMALS[id] ?? 0);
  return cell(band === null ? said : `${said}<small>${printer.term(band)}</small>`, 'n');
}

const found = ({ measures }: Subject, id: string): Measure | undefined => measures.find((each) => each.id === id);

/**
 * The citations of the bands in one line below the table. They are given with names if not all subjects cite the same
 * passage.
 */
const citedFor = (subjects: readonly Subject[], ids: readonly TermId[], printer: BookPrinter): Markup =>
  `<p class="cited">${ids
    .flatMap((id) => {
      const places = placesOf(subjects, id, printer);
      return places.length === 0 ? [] : [`${printer.term(id)}: ${places.join(', ')}`];
    })
    .join(' · ')}</p>`;

/**
 * The passages cited for one measure. If all subjects cite the same passage, it is given without names. Otherwise each
 * passage is given with the subjects that cite it.
 */
function placesOf(subjects: readonly Subject[], id: string, printer: BookPrinter): Markup[] {
  const resting = new Map<Markup, Subject['id'][]>();
  for (const subject of subjects) {
    const measure = found(subject, id);
    if (measure === undefined) continue;
    const place = printer.cite(measure.citation);
    resting.set(place, [...(resting.get(place) ?? []), subject.id]);
  }
  if (resting.size === 1) return [...resting.keys()];
  return [...resting].map(([place, who]) => `${who.map((each) => named(each, printer)).join(', ')} ${place}`);
}
const named = (id: Subject['id'], printer: BookPrinter): Markup =>
  typeof id === 'number' ? String(id) : printer.graha(id);

/** A table of the houses: the houses are columns, their two measures are rows. */
function ofHouses(subjects: readonly Subject[], printer: BookPrinter): Markup {
  const heads = subjects.map((subject) =>
    subject.kind === 'from_graha' ? printer.countedFrom(subject.facts.counted, subject.id) : String(subject.id),
  );
  const rows = OF_HOUSES.map((id) => [
    cell(printer.term(id)),
    ...subjects.map((subject) => measured(found(subject, id), printer)),
  ]);
  return table([printer.label('house'), ...heads], rows, 'small measures') + citedFor(subjects, OF_HOUSES, printer);
}

/** A table of the grahas: the grahas are rows, their measures are columns. */
function ofGrahas(subjects: readonly Subject[], printer: BookPrinter): Markup {
  const rows = subjects.flatMap((subject) =>
    subject.kind === 'lord' || subject.kind === 'karaka'
      ? [[cell(printer.graha(subject.id)), ...OF_GRAHAS.map((id) => measured(found(subject, id), printer))]]
      : [],
  );
  const heads = [printer.label('graha'), ...OF_GRAHAS.map((id) => printer.term(id))];
  return table(heads, rows, 'small measures') + citedFor(subjects, OF_GRAHAS, printer);
}

/**
 * The sentence of each subject. A graha that is both lord and karaka (significator) has the same sentence twice, which
 * is printed once.
 */
const reportLines = (subjects: readonly Subject[], printer: BookPrinter): Markup =>
  `<ul class="said">${[...new Set(subjects.map((subject) => printer.said('line', subject)))]
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`;

const OF_HOUSES: readonly TermId[] = ['sav', 'bhava_bala'];
const OF_GRAHAS: readonly TermId[] = [
  'shadbala_ratio',
  'vimshopaka',
  'jagradadi',
  'bav',
  'ishta',
  'kashta',
  'dignity_good',
  'baladi',
];

const lifeChapter = (id: LifeField): Chapter => ({
  id,
  body({ life }, printer) {
    const of = life[id];
    const houses = of.subjects.filter(({ kind }) => kind === 'house' || kind === 'from_graha');
    const others = of.subjects.filter(({ kind }) => kind === 'lord' || kind === 'karaka');
    // a graha that is both lord and karaka has one row
    const grahas = others.filter((each, n) => others.findIndex((other) => other.id === each.id) === n);
    const { upper, middle, lower } = of.capacity;
    // the caution that all life reports share is printed once, before the first
    const [first = id] = LIFE_FIELDS;
    const caution = id === first || of.line !== life[first].line ? [printer.said('line', of)] : [];
    return (
      cautions(caution) +
      reportLines(of.subjects, printer) +
      ofHouses(houses, printer) +
      `<div class="block">${ofGrahas(grahas, printer)}<p>${printer.label('capacity')}: ${printer.label('upper')} ${figure(upper)}, ${printer.label('middle')} ${figure(middle)}, ${printer.label('lower')} ${figure(lower)}</p></div>`
    );
  },
});

const cautions = (texts: readonly Markup[]): Markup => texts.map((text) => `<p class="caution">${text}</p>`).join('');
const textsOf = (of: readonly LocalizedField<'text'>[], printer: BookPrinter): readonly Markup[] =>
  of.map((each) => printer.said('text', each));

const shanti: Chapter = {
  id: 'shanti',
  body: ({ shanti: of }, printer) =>
    `${cautions(textsOf(of.caution, printer))}<p>${printer.label('ill_placed')}: ${printer.grahas(of.named)} ${printer.cite(of.citation)}</p>${table(
      [
        printer.label('graha'),
        printer.label('image'),
        printer.label('mantra'),
        printer.label('japa'),
        printer.label('samidh'),
        printer.label('food'),
        printer.label('gift'),
        printer.label('dana'),
      ],
      GRAHAS.map((graha) => {
        const { image, mantra_sa, japa_count, samidh, food, gift, dana } = of.grahas[graha];
        return [
          cell(printer.graha(graha)),
          cell(printer.named(image)),
          cell(`<span lang="sa" class="sa">${esc(mantra_sa)}</span>`),
          num(japa_count),
          cell(printer.named(samidh)),
          cell(food === null ? '–' : printer.named(food)),
          cell(printer.named(gift)),
          cell(dana.map((each) => printer.named(each)).join(', ')),
        ];
      }),
      'small stack rites',
    )}${cautions(textsOf(of.not_shown, printer))}`,
};

const ratna: Chapter = {
  id: 'ratna',
  body: ({ ratna: of }, printer) =>
    `${cautions(textsOf(of.caution, printer))}${table(
      [printer.label('graha'), printer.label('gem'), printer.label('instead'), printer.label('ill_placed')],
      GRAHAS.map((graha) => {
        const { gem, instead, ill_placed } = of.grahas[graha];
        return [
          cell(printer.graha(graha)),
          cell(printer.named(gem)),
          cell(printer.named(instead)),
          cell(printer.label(ill_placed.natal ? 'yes' : 'no')),
        ];
      }),
    )}<p>${printer.cite(of.grahas.surya.citation)} · ${printer.citePart(of, 'instead')}</p>`,
};

export const READINGS: readonly Chapter[] = [houses, ...LIFE_FIELDS.map(lifeChapter), shanti, ratna];
