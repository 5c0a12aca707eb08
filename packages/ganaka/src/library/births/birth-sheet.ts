/** Everything that the page of one birth shows, from several views of the service. */
import { drawChart, type Style } from '../../drawings/chart/chart.ts';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { varga } from '../../jyotisha/kundali/chart/varga.ts';
import type { LocalizedField } from '../../text/voice.ts';
import { PRINTED, pictureOf } from '../../views/chart/chart-picture.ts';
import { dashas } from '../../views/kundali/dashas.ts';
import { janmaVivaran } from '../../views/kundali/janma-vivaran.ts';
import { kaalSarpa } from '../../views/kundali/kaal-sarpa.ts';
import { manglik } from '../../views/kundali/manglik.ts';
import { type Natal, natalReplyOf } from '../../views/kundali/natal.ts';
import { sadeSati } from '../../views/kundali/sade-sati.ts';
import type { PayloadOf } from '../../views/view.ts';
import { ofBirth } from '../checks/view-functions.ts';
import { lookOf } from '../days/look.ts';
import type { GanakaBirth } from './birth.ts';
import { type GrahaNames, grahaNamesOf, inProse } from './in-prose.ts';

export interface BirthSheet {
  readonly natal: Natal;
  readonly janma: PayloadOf<typeof janmaVivaran>;
  readonly dashas: PayloadOf<typeof dashas>;
  readonly manglik: PayloadOf<typeof manglik>;
  readonly kaalSarpa: PayloadOf<typeof kaalSarpa>;
  readonly sadeSati: PayloadOf<typeof sadeSati>;
  readonly grahaNames: GrahaNames;
  readonly paksha: LocalizedField<'name'>;
  /** Draws a chart as SVG without a style; the page has the style sheet (`chart.css`). */
  readonly picture: (chart: 'D1' | 'D9', style: Style) => string;
}

const janmaOf = ofBirth<BirthSheet['janma']>(janmaVivaran);
const dashasOf = ofBirth<BirthSheet['dashas']>(dashas);
const manglikOf = ofBirth<BirthSheet['manglik']>(manglik);
const kaalSarpaOf = ofBirth<BirthSheet['kaalSarpa']>(kaalSarpa);
const sadeSatiOf = ofBirth<BirthSheet['sadeSati']>(sadeSati);

export function birthSheet(given: GanakaBirth): BirthSheet {
  const birth = inProse(given);
  const { sky, t, say } = lookOf(birth, 'birth');
  const chart = chartOf(sky, t);
  const janma = janmaOf(birth);
  return {
    natal: natalReplyOf(sky, t, say),
    janma,
    paksha: say.byId('paksha', janma.tithi.paksha),
    dashas: dashasOf(birth),
    manglik: manglikOf(birth),
    kaalSarpa: kaalSarpaOf(birth),
    sadeSati: sadeSatiOf(birth),
    grahaNames: grahaNamesOf(birth),
    picture: (id, style) => drawChart({ ...pictureOf(chart, varga(chart, id, PRINTED), style, say), bare: true }),
  };
}
