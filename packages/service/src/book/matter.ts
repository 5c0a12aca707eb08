/** The content of the book: the payloads of the routes, all from one chart. */
import type { Style } from 'ganaka/internal/drawings/chart/chart.ts';
import { type Chart, chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { kundaliFull, type packParams } from 'ganaka/internal/views/kundali/full.ts';
import { gocharaReport } from 'ganaka/internal/views/kundali/gochara-report.ts';
import { janmaVivaran } from 'ganaka/internal/views/kundali/janma-vivaran.ts';
import { grahaShanti } from 'ganaka/internal/views/kundali/reports/graha-shanti.ts';
import { type LifeField, type LifeReply, lifeReportsOf } from 'ganaka/internal/views/kundali/reports/life.ts';
import { ratnaNirnaya } from 'ganaka/internal/views/kundali/reports/ratna-nirnaya.ts';
import type { PayloadOf, ViewInput } from 'ganaka/internal/views/view.ts';
import type { Paper } from './paper.ts';

export type BookInput = ViewInput<typeof packParams> & {
  readonly name: string | null;
  readonly style: Style;
  readonly paper: Paper;
};

export interface Matter {
  readonly asked: BookInput;
  readonly chart: Chart;
  readonly full: PayloadOf<typeof kundaliFull>;
  readonly sheet: PayloadOf<typeof janmaVivaran>;
  readonly gochara: PayloadOf<typeof gocharaReport>;
  readonly life: Readonly<Record<LifeField, LifeReply>>;
  readonly shanti: PayloadOf<typeof grahaShanti>;
  readonly ratna: PayloadOf<typeof ratnaNirnaya>;
}

/** Collects the payloads with every sentence in the book's own language as well (`inProse`). */
export function matterOf(told: BookInput): Matter {
  const asked = { ...told, say: told.say.inProse() };
  const plain = { ...asked, params: {} };
  return {
    asked,
    chart: chartOf(asked.sky, asked.t),
    full: kundaliFull.of(asked),
    sheet: janmaVivaran.of(plain),
    gochara: gocharaReport.of(asked),
    life: lifeReportsOf(asked),
    shanti: grahaShanti.of(plain),
    ratna: ratnaNirnaya.of({ ...asked, params: { basis: 'printed', on: asked.params.on } }),
  };
}
