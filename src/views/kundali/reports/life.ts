/** The six life reports: one shape, filled from what each rests on. */

import { type Static, Type } from 'typebox';
import { perGraha } from '../../../engines/engine.ts';
import { chartOf, houseFrom } from '../../../kundali/chart.ts';
import { KARAKAS } from '../../../kundali/jaimini/karaka.ts';
import type { Extra, YogaRow } from '../../../kundali/reports/extra.ts';
import { type LifeRead, lifeReportOf, type Subject, type VargaRead } from '../../../kundali/reports/fill.ts';
import { LIFE_REPORTS, type LifeReport, SYNTHESIS_SOURCE } from '../../../kundali/reports/life.ts';
import { type Reading, readingOf } from '../../../kundali/reports/reading.ts';
import { VARGA_IDS } from '../../../kundali/varga.ts';
import { citation } from '../../../rules/source.ts';
import { reportLine } from '../../../text/report-line.ts';
import type { Say } from '../../../text/say.ts';
import { citationReply } from '../../citation.ts';
import { inLanguages } from '../../in-languages.ts';
import { balaRules } from '../../parameters.ts';
import { grahaReply, namedReply } from '../../position.ts';
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
  Type.Object({ kind: Type.Literal('house'), id: houseReply, ...inLanguages('line'), facts: placeReply, measures }),
  Type.Object({
    kind: Type.Enum(['lord', 'karaka']),
    id: grahaReply,
    ...inLanguages('line'),
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
    ...inLanguages('line'),
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
    { description: 'of its lagna, and where he stands in it' },
  ),
  placements: perGrahaReply(Type.Object({ rashi: namedReply, house: houseReply })),
});

const yogaRowReply = Type.Object({
  id: Type.String(),
  ...inLanguages('name'),
  present: truthReply,
  effective: truthReply,
  note: Type.Optional(Type.String({ description: 'what is not known, where present is null' })),
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
    { description: 'how many measures of the house, its lord and its first karaka stand in which printed band' },
  ),
  not_stated: Type.Array(Type.String(), { description: 'chapters that say more than is printed here, by place only' }),
  ...inLanguages('line'),
});

const BASIS = 'tally: ours, bands: texts; the first house, its lord and the first karaka, without weights';

const lifeReport = (report: LifeReport, summary: string) =>
  view({
    field: `${report.id}_report`,
    summary,
    reads: 'birth',
    params: { rules: balaRules },
    reply,
    of({ sky, t, say, params }) {
      const reading = readingOf(chartOf(sky, t), params.rules);
      return reportSaid(say, reading, report, lifeReportOf(reading, report));
    },
  });

function reportSaid(say: Say, reading: Reading, report: LifeReport, read: LifeRead): Static<typeof reply> {
  const [first, ...others] = read.vargas.map((each) => vargaSaid(say, each));
  if (first === undefined) throw new Error(`${report.id} rests on no varga`);
  return {
    rests_on: {
      houses: report.houses.map(({ number, source }) => ({ number, citation: citation(source) })),
      lords: report.houses.map(({ number }) => reading.facts.lordOfHouse(number)),
      karakas: read.karakas.map(({ graha, chara, source }) => ({
        graha,
        ...(chara !== null && { chara }),
        citation: citation(source),
      })),
      vargas: report.vargas.map(({ chart, source }) => ({ chart, citation: citation(source) })),
      citation: citation(SYNTHESIS_SOURCE),
    },
    subjects: read.subjects.map((each) => subjectSaid(say, reading, each)),
    varga: first,
    more_vargas: others,
    extra: read.extra.map((each) => extraSaid(say, each)),
    capacity: Object.assign({}, read.capacity, { basis: BASIS, citation: citation(SYNTHESIS_SOURCE) }),
    not_stated: [...report.notStated],
    ...reportLine(say),
  };
}

function subjectSaid(say: Say, reading: Reading, subject: Subject): Static<typeof subjectReply> {
  const measures = subject.measures.map(measureSaid);
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
        citation: citation(subject.source),
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

const vargaSaid = (say: Say, { chart, lagna, lord, placed }: VargaRead): Static<typeof vargaReply> => ({
  chart,
  lagna: say.named('rashi', lagna),
  lord: { graha: lord, house: houseFrom(lagna, placed[lord]) },
  placements: perGraha((graha) => ({
    rashi: say.named('rashi', placed[graha]),
    house: houseFrom(lagna, placed[graha]),
  })),
});

const extraSaid = (say: Say, { id, source, grahas, rashi, figures, from, rows, ...plain }: Extra) => ({
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
  citation: citation(source),
});

const rowSaid = (say: Say, { id, present, effective, note, source, bhanga }: YogaRow): Static<typeof yogaRowReply> => ({
  id,
  ...say.byId('jataka_yoga', id),
  present,
  effective,
  ...(note !== undefined && { note }),
  citation: citation(source),
  bhanga: bhanga.map((each) => ({ id: each.id, met: each.met, citation: citation(each.source) })),
});

const of = 'houses, lords, karakas and varga with their strengths and verses';
export const careerReport = lifeReport(LIFE_REPORTS.career, `Livelihood: ${of}`);
export const wealthReport = lifeReport(LIFE_REPORTS.wealth, `Wealth: ${of}`);
export const marriageReport = lifeReport(LIFE_REPORTS.marriage, `Marriage: ${of}`);
export const healthReport = lifeReport(LIFE_REPORTS.health, `The body: ${of}; no medical statement`);
export const educationReport = lifeReport(LIFE_REPORTS.education, `Learning: ${of}`);
export const childrenReport = lifeReport(LIFE_REPORTS.children, `Children: ${of}; no number and no promise`);
