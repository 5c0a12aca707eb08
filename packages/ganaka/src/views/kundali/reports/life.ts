/** The life reports. All have the same shape, which is filled from the description of each report. */

import type { Static } from 'typebox';
import { chartOf, houseFrom } from '../../../jyotisha/kundali/chart/chart.ts';
import type { Extra, ReportYogaRow } from '../../../jyotisha/kundali/reports/extra.ts';
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
import { noteText } from '../../../text/sentences/notes.ts';
import { reportLine } from '../../../text/sentences/report-line.ts';
import type { Voice } from '../../../text/voice.ts';
import { balaRules } from '../../kit/parameters.ts';
import { view } from '../../view.ts';
import type { lifeReply, subjectReply, vargaReply, yogaRowReply } from './life.reply.ts';
import { chartPlaceReplyOf, grahaLine, lordReplyOf, measureReplyOf, placeLine } from './parts.ts';

const BASIS = 'tally: ours, bands: texts; the first house, its lord and the first karaka, without weights';

/** The payload key of a report. With hyphens it is the path. */
export type LifeField = `${LifeReportId}_report`;
export type LifeReply = Static<typeof lifeReply>;

const OF = 'houses, lords, karakas and varga with their strengths and verses';

function lifeView(report: LifeReport & { readonly id: LifeReportId }) {
  const field = `${report.id}_report` as const;
  const summary = [`${heads[field]}: ${OF}`, ...(report.without === undefined ? [] : [report.without])].join('; ');
  const made = view<typeof lifeReply>()({
    field,
    summary,
    reads: 'birth',
    params: { rules: balaRules },
    shape: 'LifeReport',
    of({ sky, t, say, params }) {
      const reading = readingOf(chartOf(sky, t), params.rules);
      return reportReplyOf(say, reading, report, lifeReportOf(reading, report));
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

function reportReplyOf(say: Voice, reading: Reading, report: LifeReport, read: LifeRead): LifeReply {
  const [first, ...others] = read.vargas.map((each) => vargaMeasureOf(say, each));
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
    subjects: read.subjects.map((each) => subjectReplyOf(say, reading, each)),
    varga: first,
    more_vargas: others,
    extra: read.extra.map((each) => extraReplyOf(say, each)),
    capacity: Object.assign({}, read.capacity, { basis: BASIS, citation: say.cite(SYNTHESIS_SOURCE) }),
    not_stated: [...report.notStated],
    ...reportLine(say),
  };
}

function subjectReplyOf(say: Voice, reading: Reading, subject: Subject): Static<typeof subjectReply> {
  const measures = subject.measures.map((each) => measureReplyOf(say, each));
  switch (subject.kind) {
    case 'house':
      return {
        kind: subject.kind,
        id: subject.id,
        ...placeLine(say, reading, subject.place),
        facts: chartPlaceReplyOf(say, subject.place),
        measures,
      };
    case 'from_graha':
      return {
        kind: subject.kind,
        id: subject.id,
        ...placeLine(say, reading, subject.place, { house: subject.counted, from: subject.id }),
        facts: { counted: subject.counted, place: chartPlaceReplyOf(say, subject.place) },
        measures,
        citation: say.cite(subject.source),
      };
    default: {
      const { rashi, retrograde } = reading.of(subject.id);
      const { graha, ...facts } = lordReplyOf(say, reading, subject.id);
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

const vargaMeasureOf = (say: Voice, { chart, lagna, lord, placed }: VargaRead): Static<typeof vargaReply> => ({
  chart,
  lagna: say.named('rashi', lagna),
  lord: { graha: lord, house: houseFrom(lagna, placed[lord]) },
  placements: perGraha((graha) => ({
    rashi: say.named('rashi', placed[graha]),
    house: houseFrom(lagna, placed[graha]),
  })),
});

const extraReplyOf = (say: Voice, { id, source, grahas, rashi, figures, from, rows, ...plain }: Extra) => ({
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
  ...(rows !== undefined && { rows: rows.map((row) => rowReplyOf(say, row)) }),
  citation: say.cite(source),
});

const rowReplyOf = (
  say: Voice,
  { id, present, effective, note, source, bhanga }: ReportYogaRow,
): Static<typeof yogaRowReply> => ({
  id,
  ...say.byId('jataka_yoga', id),
  present,
  effective,
  ...(note !== undefined && noteText(say, note)),
  citation: say.cite(source),
  bhanga: bhanga.map((each) => ({ id: each.id, met: each.met, citation: say.cite(each.source) })),
});
