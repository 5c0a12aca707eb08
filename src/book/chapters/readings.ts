/** The houses, the six life reports, appeasement and stones: facts, their printed bands, and the cautions. */
import { GRAHAS } from '../../engines/engine.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { hindiOf } from '../hindi.ts';
import { cell, esc, figure, type Html, num, table } from '../html.ts';
import { LIFE_IDS, type Life } from '../matter.ts';
import type { Voice } from '../voice.ts';
import type { Chapter } from './chapter.ts';

interface Condition {
  /** Of one that is met. */
  readonly citation?: Parameters<Voice['cite']>[0] & { readonly gist: string };
}
const list = (conditions: readonly Condition[], voice: Voice): Html => {
  const met = conditions.flatMap(({ citation }) => citation ?? []);
  return met.length === 0
    ? '–'
    : `<ul class="small">${met
        .map((citation) => `<li>${voice.two(citation.gist, hindiOf(citation.gist))} ${voice.cite(citation)}</li>`)
        .join('')}</ul>`;
};

const houses: Chapter = {
  id: 'houses',
  body: ({ full: { bhava_phala: of } }, voice) =>
    `<p class="note">${voice.label('houses_note')}</p>${of.houses
      .map(
        ({ number, rashi, lord, karaka, occupants, bindus, band, condition }) =>
          `<div class="block"><h3>${number} · ${voice.named(rashi)}</h3><p class="small">${voice.label('lord')}: ${voice.graha(lord.graha)} (${lord.house}) · ${voice.label('karaka')}: ${voice.graha(karaka.graha)} (${karaka.house}) · ${voice.label('stands')}: ${voice.grahas(occupants)} · ${voice.label('bindus')}: ${figure(bindus)}, ${voice.id(band)}</p>` +
          table(
            [voice.label('for_it'), voice.label('against')],
            [[cell(list(condition.good, voice)), cell(list(condition.bad, voice))]],
            'halves',
          ) +
          '</div>',
      )
      .join('')}`,
};

type Subject = Life['subjects'][number];
type Measure = Subject['measures'][number];

/** A figure and the band that it stands in. */
function measured(measure: Measure | undefined, voice: Voice): Html {
  if (measure === undefined || measure.value === null) return cell('–', 'n');
  const { value, band } = measure;
  const said = typeof value === 'string' ? voice.id(value) : figure(value);
  return cell(band === null ? said : `${said}<small>${voice.id(band)}</small>`, 'n');
}

const found = ({ measures }: Subject, id: string): Measure | undefined => measures.find((each) => each.id === id);

/** Where the bands of the measures are printed: once beneath their table, whoever rests on another passage by name. */
const citedFor = (subjects: readonly Subject[], ids: readonly string[], voice: Voice): Html =>
  `<p class="cited">${ids
    .flatMap((id) => {
      const places = placesOf(subjects, id, voice);
      return places.length === 0 ? [] : [`${voice.id(id)}: ${places.join(', ')}`];
    })
    .join(' · ')}</p>`;

/** The passages of one measure: alone where all rest on it, else with those who do. */
function placesOf(subjects: readonly Subject[], id: string, voice: Voice): Html[] {
  const resting = new Map<Html, Subject['id'][]>();
  for (const subject of subjects) {
    const measure = found(subject, id);
    if (measure === undefined) continue;
    const place = voice.cite(measure.citation);
    resting.set(place, [...(resting.get(place) ?? []), subject.id]);
  }
  if (resting.size === 1) return [...resting.keys()];
  return [...resting].map(([place, who]) => `${who.map((each) => named(each, voice)).join(', ')} ${place}`);
}
const named = (id: Subject['id'], voice: Voice): Html => (typeof id === 'number' ? String(id) : voice.graha(id));

/** The houses beside one another, their two measures beneath. */
function ofHouses(subjects: readonly Subject[], voice: Voice): Html {
  const heads = subjects.map((subject) =>
    subject.kind === 'from_graha'
      ? voice.two(
          `${subject.facts.counted} from ${LANGUAGES.en.names.graha[subject.id]}`,
          `${LANGUAGES.hi.names.graha[subject.id]} से ${subject.facts.counted}`,
        )
      : String(subject.id),
  );
  const rows = OF_HOUSES.map((id) => [
    cell(voice.id(id)),
    ...subjects.map((subject) => measured(found(subject, id), voice)),
  ]);
  return table([voice.label('house'), ...heads], rows, 'small measures') + citedFor(subjects, OF_HOUSES, voice);
}

/** The grahas below one another, their measures as columns. */
function ofGrahas(subjects: readonly Subject[], voice: Voice): Html {
  const rows = subjects.flatMap((subject) =>
    subject.kind === 'lord' || subject.kind === 'karaka'
      ? [[cell(voice.graha(subject.id)), ...OF_GRAHAS.map((id) => measured(found(subject, id), voice))]]
      : [],
  );
  const heads = [voice.label('graha'), ...OF_GRAHAS.map((id) => voice.id(id))];
  return table(heads, rows, 'small measures') + citedFor(subjects, OF_GRAHAS, voice);
}

/** A sentence for each subject; who is lord and karaka has one for both. */
const said = (subjects: readonly Subject[], voice: Voice): Html =>
  `<ul class="said">${[...new Set(subjects.map(({ line, line_hi }) => voice.two(line, line_hi)))]
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`;

const OF_HOUSES = ['sav', 'bhava_bala'];
const OF_GRAHAS = ['shadbala_ratio', 'vimshopaka', 'jagradadi', 'bav', 'ishta', 'kashta', 'dignity_good', 'baladi'];

const lifeChapter = (id: (typeof LIFE_IDS)[number]): Chapter => ({
  id,
  body({ life }, voice) {
    const of = life[id];
    const houses = of.subjects.filter(({ kind }) => kind === 'house' || kind === 'from_graha');
    const others = of.subjects.filter(({ kind }) => kind === 'lord' || kind === 'karaka');
    // who is lord and karaka is measured once
    const grahas = others.filter((each, n) => others.findIndex((other) => other.id === each.id) === n);
    const { upper, middle, lower } = of.capacity;
    // what all six say of themselves stands once, before the first
    const [first] = LIFE_IDS;
    const caution = id === first || of.line !== life[first].line ? [{ text: of.line, text_hi: of.line_hi }] : [];
    return (
      cautions(caution, voice) +
      said(of.subjects, voice) +
      ofHouses(houses, voice) +
      `<div class="block">${ofGrahas(grahas, voice)}<p>${voice.label('capacity')}: ${voice.label('upper')} ${figure(upper)}, ${voice.label('middle')} ${figure(middle)}, ${voice.label('lower')} ${figure(lower)}</p></div>`
    );
  },
});

const cautions = (
  texts: readonly { readonly text: string; readonly text_hi?: string | undefined }[],
  voice: Voice,
): Html => texts.map(({ text, text_hi }) => `<p class="caution">${voice.two(text, text_hi)}</p>`).join('');

const shanti: Chapter = {
  id: 'shanti',
  body: ({ shanti: of }, voice) =>
    `${cautions(of.caution, voice)}<p>${voice.label('ill_placed')}: ${voice.grahas(of.named)} ${voice.cite(of.citation)}</p>${table(
      [
        voice.label('graha'),
        voice.label('image'),
        voice.label('mantra'),
        voice.label('japa'),
        voice.label('samidh'),
        voice.label('food'),
        voice.label('gift'),
        voice.label('dana'),
      ],
      GRAHAS.map((graha) => {
        const { image, mantra_sa, japa_count, samidh, food, gift, dana } = of.grahas[graha];
        return [
          cell(voice.graha(graha)),
          cell(voice.named(image)),
          cell(`<span lang="sa" class="sa">${esc(mantra_sa)}</span>`),
          num(japa_count),
          cell(voice.named(samidh)),
          cell(food === null ? '–' : voice.named(food)),
          cell(voice.named(gift)),
          cell(dana.map((each) => voice.named(each)).join(', ')),
        ];
      }),
      'small stack rites',
    )}${cautions(of.not_shown, voice)}`,
};

const ratna: Chapter = {
  id: 'ratna',
  body: ({ ratna: of }, voice) =>
    `${cautions(of.caution, voice)}${table(
      [voice.label('graha'), voice.label('gem'), voice.label('instead'), voice.label('ill_placed')],
      GRAHAS.map((graha) => {
        const { gem, instead, ill_placed } = of.grahas[graha];
        return [
          cell(voice.graha(graha)),
          cell(voice.named(gem)),
          cell(voice.named(instead)),
          cell(voice.label(ill_placed.natal ? 'yes' : 'no')),
        ];
      }),
    )}<p>${voice.cite(of.grahas.surya.citation)} · ${voice.cite(of.citations.instead)}</p>`,
};

export const READINGS: readonly Chapter[] = [houses, ...LIFE_IDS.map(lifeChapter), shanti, ratna];
