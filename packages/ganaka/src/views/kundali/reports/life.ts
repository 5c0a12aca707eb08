/** The life reports. All have the same shape, which is filled from the description of each report. */

import { type Static, Type } from 'typebox';
import { chartOf, houseFrom } from '../../../jyotisha/kundali/chart/chart.ts';
import { VARGA_IDS } from '../../../jyotisha/kundali/chart/varga.ts';
import { KARAKAS } from '../../../jyotisha/kundali/jaimini/karaka.ts';
import type { Extra, YogaRow } from '../../../jyotisha/kundali/reports/extra.ts';
import { type LifeRead, lifeReportOf, type Subject, type VargaRead } from '../../../jyotisha/kundali/reports/fill.ts';
import {
  LIFE_REPORTS,
  type LifeReport,
  type LifeReportId,
  SYNTHESIS_SOURCE,
} from '../../../jyotisha/kundali/reports/life.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { perGraha } from '../../../sky/engines/engine.ts';
import { heads } from '../../../text/languages/en/book/heads.ts';
import { noteSaid } from '../../../text/sentences/notes.ts';
import { reportLine } from '../../../text/sentences/report-line.ts';
import type { Voice } from '../../../text/voice.ts';
import { citationReply } from '../../kit/citation.ts';
import { inProse, nameReply, sentenceReply } from '../../kit/in-languages.ts';
import { balaRules } from '../../kit/parameters.ts';
import { grahaReply, namedReply } from '../../kit/position.ts';
import { view } from '../../view.ts';
import { houseReply, perGrahaReply } from '../shapes.ts';
import {
  grahaFactsFields,
  grahaLine,
  grahasReply,
  lordSaid,
  measureReply,
  measureSaid,
  placeLine,
  placeReply,
  placeSaid,
  truthReply,
} from './parts.ts';

const measures = Type.Array(measureReply);
const subjectReply = Type.Union([
  Type.Object({ kind: Type.Literal('house'), id: houseReply, ...sentenceReply('line'), facts: placeReply, measures }),
  Type.Object({
    kind: Type.Enum(['lord', 'karaka']),
    id: grahaReply,
    ...sentenceReply('line'),
    facts: Type.Object({
      lord_of: Type.Array(houseReply, { description: 'of the houses of this report' }),
      rashi: namedReply,
      ...grahaFactsFields,
      retrograde: Type.Boolean(),
    }),
    measures,
  }),
  Type.Object({
    kind: Type.Literal('from_graha'),
    id: grahaReply,
    ...sentenceReply('line'),
    facts: Type.Object({ counted: houseReply, place: placeReply }),
    measures,
    citation: citationReply,
  }),
]);

const vargaReply = Type.Object({
  chart: Type.Enum([...VARGA_IDS]),
  lagna: namedReply,
  lord: Type.Object(
    { graha: grahaReply, house: houseReply },
    { description: 'of its lagna, and the house he occupies' },
  ),
  placements: perGrahaReply(Type.Object({ rashi: namedReply, house: houseReply })),
});

const yogaRowReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  present: truthReply,
  effective: truthReply,
  ...inProse('note', Type.Optional(Type.String({ description: 'what is not known, where present is null' }))),
  citation: citationReply,
  bhanga: Type.Array(Type.Object({ id: Type.String(), met: truthReply, citation: citationReply })),
});
const extraReply = Type.Object({
  id: Type.String(),
  holds: Type.Optional(Type.Boolean()),
  link: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  grahas: Type.Optional(grahasReply),
  rashi: Type.Optional(namedReply),
  word: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  figures: Type.Optional(Type.Record(Type.String(), Type.Number())),
  from: Type.Optional(
    Type.Array(
      Type.Object({
        place: Type.Enum(['lagna', 'chandra', 'surya']),
        lord: grahaReply,
        navamsha: namedReply,
        navamsha_lord: grahaReply,
      }),
    ),
  ),
  rows: Type.Optional(Type.Array(yogaRowReply)),
  citation: citationReply,
});

const count = Type.Integer({ minimum: 0 });
const reply = Type.Object({
  rests_on: Type.Object({
    houses: Type.Array(Type.Object({ number: houseReply, citation: citationReply })),
    lords: grahasReply,
    karakas: Type.Array(
      Type.Object({ graha: grahaReply, chara: Type.Optional(Type.Enum([...KARAKAS])), citation: citationReply }),
    ),
    vargas: Type.Array(Type.Object({ chart: Type.Enum([...VARGA_IDS]), citation: citationReply })),
    citation: citationReply,
  }),
  subjects: Type.Array(subjectReply),
  varga: vargaReply,
  more_vargas: Type.Array(vargaReply),
  extra: Type.Array(extraReply),
  capacity: Type.Object(
    { upper: count, middle: count, lower: count, of: count, basis: Type.String(), citation: citationReply },
    { description: 'how many measures of the house, its lord and its first karaka are in which printed band' },
  ),
  not_stated: Type.Array(Type.String(), { description: 'chapters that say more than is printed here, by place only' }),
  ...sentenceReply('line'),
});

const BASIS = 'tally: ours, bands: texts; the first house, its lord and the first karaka, without weights';

/** The payload key of a report. With hyphens it is the path. */
export type LifeField = `${LifeReportId}_report`;
export type LifeReply = Static<typeof reply>;

const OF = 'houses, lords, karakas and varga with their strengths and verses';

function lifeView(report: LifeReport & { readonly id: LifeReportId }) {
  const field = `${report.id}_report` as const;
  const summary = [`${heads[field]}: ${OF}`, ...(report.without === undefined ? [] : [report.without])].join('; ');
  const made = view({
    field,
    summary,
    reads: 'birth',
    params: { rules: balaRules },
    reply,
    shape: 'LifeReport',
    of({ sky, t, say, params }) {
      const reading = readingOf(chartOf(sky, t), params.rules);
      return reportSaid(say, reading, report, lifeReportOf(reading, report));
    },
  });
  return { ...made, field };
}

/** The views, one for each description, in the order of the descriptions. */
export const LIFE_VIEWS = Object.values(LIFE_REPORTS).map(lifeView);
export const LIFE_FIELDS: readonly LifeField[] = LIFE_VIEWS.map(({ field }) => field);
/** The path of a report, such as `/career-report`. */
export const lifePath = (field: LifeField): string => `/${field.replaceAll('_', '-')}`;

/** All life reports of one birth, by payload key. */
export const lifeReportsOf = (asked: Parameters<(typeof LIFE_VIEWS)[number]['of']>[0]): Record<LifeField, LifeReply> =>
  // the cast is safe: there is a view for each field
  Object.fromEntries(LIFE_VIEWS.map((each) => [each.field, each.of(asked)])) as Record<LifeField, LifeReply>;

function reportSaid(say: Voice, reading: Reading, report: LifeReport, read: LifeRead): LifeReply {
  const [first, ...others] = read.vargas.map((each) => vargaSaid(say, each));
  if (first === undefined) throw new Error(`${report.id} rests on no varga`);
  return {
    rests_on: {
      houses: report.houses.map(({ number, source }) => ({ number, citation: say.cite(source) })),
      lords: report.houses.map(({ number }) => reading.facts.lordOfHouse(number)),
      karakas: read.karakas.map(({ graha, chara, source }) => ({
        graha,
        ...(chara !== null && { chara }),
        citation: say.cite(source),
      })),
      vargas: report.vargas.map(({ chart, source }) => ({ chart, citation: say.cite(source) })),
      citation: say.cite(SYNTHESIS_SOURCE),
    },
    subjects: read.subjects.map((each) => subjectSaid(say, reading, each)),
    varga: first,
    more_vargas: others,
    extra: read.extra.map((each) => extraSaid(say, each)),
    capacity: Object.assign({}, read.capacity, { basis: BASIS, citation: say.cite(SYNTHESIS_SOURCE) }),
    not_stated: [...report.notStated],
    ...reportLine(say),
  };
}

function subjectSaid(say: Voice, reading: Reading, subject: Subject): Static<typeof subjectReply> {
  const measures = subject.measures.map((each) => measureSaid(say, each));
  switch (subject.kind) {
    case 'house':
      return {
        kind: subject.kind,
        id: subject.id,
        ...placeLine(say, reading, subject.place),
        facts: placeSaid(say, subject.place),
        measures,
      };
    case 'from_graha':
      return {
        kind: subject.kind,
        id: subject.id,
        ...placeLine(say, reading, subject.place, { house: subject.counted, from: subject.id }),
        facts: { counted: subject.counted, place: placeSaid(say, subject.place) },
        measures,
        citation: say.cite(subject.source),
      };
    default: {
      const { rashi, retrograde } = reading.of(subject.id);
      const { graha, ...facts } = lordSaid(say, reading, subject.id);
      return {
        kind: subject.kind,
        id: graha,
        ...grahaLine(say, reading, graha, subject),
        facts: { lord_of: [...subject.of], rashi: say.named('rashi', rashi), ...facts, retrograde },
        measures,
      };
    }
  }
}

const vargaSaid = (say: Voice, { chart, lagna, lord, placed }: VargaRead): Static<typeof vargaReply> => ({
  chart,
  lagna: say.named('rashi', lagna),
  lord: { graha: lord, house: houseFrom(lagna, placed[lord]) },
  placements: perGraha((graha) => ({
    rashi: say.named('rashi', placed[graha]),
    house: houseFrom(lagna, placed[graha]),
  })),
});

const extraSaid = (say: Voice, { id, source, grahas, rashi, figures, from, rows, ...plain }: Extra) => ({
  id,
  ...plain,
  ...(grahas !== undefined && { grahas: [...grahas] }),
  ...(rashi !== undefined && { rashi: say.named('rashi', rashi) }),
  ...(figures !== undefined && { figures: { ...figures } }),
  ...(from !== undefined && {
    from: from.map(({ place, lord, navamsha, navamshaLord }) => ({
      place,
      lord,
      navamsha: say.named('rashi', navamsha),
      navamsha_lord: navamshaLord,
    })),
  }),
  ...(rows !== undefined && { rows: rows.map((row) => rowSaid(say, row)) }),
  citation: say.cite(source),
});

const rowSaid = (
  say: Voice,
  { id, present, effective, note, source, bhanga }: YogaRow,
): Static<typeof yogaRowReply> => ({
  id,
  ...say.byId('jataka_yoga', id),
  present,
  effective,
  ...(note !== undefined && noteSaid(say, note)),
  citation: say.cite(source),
  bhanga: bhanga.map((each) => ({ id: each.id, met: each.met, citation: say.cite(each.source) })),
});
