/** The minutes around a birth time, for a page: the changes of the chart, and the chart at any second. */
import { drawChart, type Style } from '../../drawings/chart/chart.ts';
import { chartOf, nakshatraOf, padaOf, rashiOf } from '../../jyotisha/kundali/chart/chart.ts';
import { rashiInVarga, varga } from '../../jyotisha/kundali/chart/varga.ts';
import { changesAmong, closerLooks, looksOf, WAYS } from '../../kernel/seconds.ts';
import { jdUt } from '../../kernel/units.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import type { LocalizedField } from '../../text/voice.ts';
import { PRINTED, pictureOf } from '../../views/chart/chart-picture.ts';
import { lookOf } from '../days/look.ts';
import type { GanakaBirth } from './birth.ts';
import { inProse } from './in-prose.ts';

/**
 * What can change: the signs of the lagna and of its navamsha, nakshatra and pada of the Moon, the signs of the grahas.
 */
export type StripFeature = 'lagna' | 'navamsha' | 'nakshatra' | 'pada' | Graha;
type Value = LocalizedField<'name'> | number;

export interface StripChange {
  readonly what: StripFeature;
  /** Seconds after the given birth time; negative is before it. */
  readonly seconds: number;
  readonly at: string;
  /** The values before and after the change, in the order of time. */
  readonly before: Value;
  readonly after: Value;
}

export interface StripChart {
  readonly at: string;
  readonly lagna: LocalizedField<'name'>;
  readonly navamsha: LocalizedField<'name'>;
  readonly nakshatra: LocalizedField<'name'>;
  readonly pada: number;
  /** The chart as an SVG without styles; the page has them in `chart.css`. */
  readonly picture: (chart: 'D1' | 'D9', style: Style) => string;
}

export interface BirthStrip {
  /** The changes within so many minutes before and after the birth time, in the order of time. */
  changes(minutes: number): readonly StripChange[];
  chartAt(seconds: number): StripChart;
}

const SECONDS_PER_DAY = 86_400;
/**
 * The step of the search, in seconds. In this time the lagna usually moves five minutes of arc, much less than a
 * navamsha. Near the polar circles it moves faster, and the steps are smaller.
 */
const LAGNA_LOOK_S = 20;
const NAVAMSHA_DEG = 30 / 9;
/** The step of the search, in seconds. In this time the Moon moves a third of a degree, and every other graha less. */
const GRAHA_LOOK_S = 1800;

export function birthStrip(given: GanakaBirth): BirthStrip {
  const { sky, t, say } = lookOf(inProse(given), 'birth');
  const instant = (seconds: number) => jdUt(t + seconds / SECONDS_PER_DAY);
  const at = (seconds: number): string => clock(sky.place, instant(seconds));
  const moon = (seconds: number) => sky.longitude('chandra', instant(seconds));
  const lagna = (seconds: number) => sky.lagna(instant(seconds));
  const said = (what: StripFeature, number: number): Value =>
    what === 'pada' ? number : say.named(what === 'nakshatra' ? 'nakshatra' : 'rashi', number);

  const features: readonly (readonly [StripFeature, look: number, (seconds: number) => number])[] = [
    ['lagna', LAGNA_LOOK_S, (seconds) => rashiOf(lagna(seconds))],
    ['navamsha', LAGNA_LOOK_S, (seconds) => rashiInVarga('D9', lagna(seconds))],
    ['nakshatra', GRAHA_LOOK_S, (seconds) => nakshatraOf(moon(seconds))],
    ['pada', GRAHA_LOOK_S, (seconds) => padaOf(moon(seconds))],
    ...GRAHAS.map(
      (graha) => [graha, GRAHA_LOOK_S, (seconds: number) => rashiOf(sky.longitude(graha, instant(seconds)))] as const,
    ),
  ];
  return {
    changes: (minutes) =>
      features
        .flatMap(([what, look, value]) =>
          WAYS.flatMap((way) => {
            const even = looksOf(minutes * 60, look);
            const looks = look === LAGNA_LOOK_S ? closerLooks(way, even, lagna, NAVAMSHA_DEG) : even;
            return changesAmong(way, looks, value).map(({ seconds, from, to }): StripChange => {
              const [before, after] = way > 0 ? [from, to] : [to, from];
              return { what, seconds, at: at(seconds), before: said(what, before), after: said(what, after) };
            });
          }),
        )
        .sort((a, b) => a.seconds - b.seconds),
    chartAt(seconds) {
      const chart = chartOf(sky, instant(seconds));
      return {
        at: at(seconds),
        lagna: say.named('rashi', rashiOf(chart.lagna)),
        navamsha: say.named('rashi', rashiInVarga('D9', chart.lagna)),
        nakshatra: say.named('nakshatra', nakshatraOf(moon(seconds))),
        pada: padaOf(moon(seconds)),
        picture: (id, style) => drawChart({ ...pictureOf(chart, varga(chart, id, PRINTED), style, say), bare: true }),
      };
    },
  };
}
