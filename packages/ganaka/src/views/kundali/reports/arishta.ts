/**
 * The arishtas (afflictions at birth) that the chart has, preceded by their cancellations. The reply states no outcome
 * and quotes no verse.
 */

import type { Static } from 'typebox';
import { chartOf } from '../../../jyotisha/kundali/chart/chart.ts';
import {
  ARISHTA_BHANGA,
  ARISHTA_ROWS,
  ARISHTA_SCOPE,
  type ArishtaRow,
} from '../../../jyotisha/kundali/reports/arishta.ts';
import { readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { reportLine } from '../../../text/sentences/report-line.ts';
import type { Voice } from '../../../text/voice.ts';
import { view } from '../../view.ts';
import type { arishtaReply, rowReply } from './arishta.reply.ts';

export const arishta = view<typeof arishtaReply>()({
  field: 'arishta',
  summary: 'Classical birth-time rows with what lifts them; presence of positions, no outcome',
  reads: 'birth',
  of({ sky, t, say }) {
    const reading = readingOf(chartOf(sky, t), 'raman');
    const said = (each: ArishtaRow) => rowReplyOf(say, each, each.met(reading) === true);
    const bhanga = ARISHTA_BHANGA.map(said);
    const rows = ARISHTA_ROWS.map(said).filter(({ present }) => present);
    const raw = rows.length > 0;
    return {
      bhanga,
      rows,
      raw,
      effective: raw && !bhanga.some(({ present }) => present),
      citation: say.cite(ARISHTA_SCOPE),
      scope: say.cite(ARISHTA_SCOPE),
      ...reportLine(say),
    };
  },
});

const rowReplyOf = (say: Voice, { id, source }: ArishtaRow, present: boolean): Static<typeof rowReply> => ({
  id,
  ...say.field('label', ({ gists }) => gists[`arishta.${id}`]),
  present,
  citation: say.cite(source),
});
