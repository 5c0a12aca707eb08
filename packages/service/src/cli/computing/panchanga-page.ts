/** The full panchanga as a page of text. */

import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import type { TerminalLabel } from 'ganaka/internal/text/contracts/terminal-words.ts';
import { minuteOf } from 'ganaka/internal/text/format.ts';
import type { LocalizedField } from 'ganaka/internal/text/voice.ts';
import type { PanchangaSnapshot } from 'ganaka/internal/views/day/panchanga.ts';
import type { Answer } from '../../api/answer/envelope.ts';
import { clockOn, dateOf, engineLine, type Page, placeHeading, section } from './page.ts';
import { southernText } from './southern-page.ts';

interface Window {
  readonly start: string;
  readonly end: string;
}
interface Anga {
  readonly transitions: readonly (LocalizedField<'name'> & Window)[];
}

/** The parts of an answer that the page uses. */
type Read = Pick<Answer<PanchangaSnapshot>, 'payload'> & {
  readonly engine: Pick<Answer['engine'], 'id' | 'ayanamsaName'>;
};

export function linesOf({ engine, payload: panchanga }: Read, page: Page): string[] {
  const { place, instant } = panchanga;
  const date = instant.panchanga_date;
  return [
    `${page.head('panchanga')} ${date}, ${placeHeading(place)}`,
    `${engineLine(engine, page)}; ${instant.iso} (${page.label(instant.basis)})`,
    ...section(page.head('angas'), angasText(panchanga, date, page)),
    ...section(page.head('calendar'), calendar(panchanga, page)),
    ...section(page.head('sun_and_moon'), clocksText(panchanga.rise_set, date, page)),
    ...section(page.head('muhurta'), windowsText(panchanga.muhurta, date, page)),
    ...section(page.head('southern_day'), southernText(panchanga.southern_day, date, page)),
    ...section(page.head('grahas'), grahas(panchanga.grahas, page)),
    ...section(page.head('notes'), panchanga.notes?.map((note) => `  ${note}`) ?? []),
  ];
}

export function angasText(
  { weekday, paksha, tithi, nakshatra, yoga, karana }: PanchangaSnapshot,
  date: string,
  page: Page,
): string[] {
  const runs = (label: 'tithi' | 'nakshatra' | 'yoga' | 'karana', anga: Anga | undefined) =>
    anga === undefined
      ? []
      : [
          page.line(
            page.label(label),
            anga.transitions.map((each) => page.until(page.named(each), clockOn(each.end, date))).join('; '),
          ),
        ];
  return [
    ...(weekday === undefined ? [] : [page.line(page.label('vara'), page.named(weekday))]),
    ...(paksha === undefined ? [] : [page.line(page.label('paksha'), page.paksha(paksha))]),
    ...runs('tithi', tithi),
    ...runs('nakshatra', nakshatra),
    ...runs('yoga', yoga),
    ...runs('karana', karana),
  ];
}

type Masa = NonNullable<PanchangaSnapshot['months']>['amanta'];
export const masaText = (masa: Masa, page: Page): string =>
  `${masa.adhika ? `${page.label('adhika')} ` : masa.kshaya ? `${page.label('kshaya')} ` : ''}${page.named(masa)}`;

function calendar({ months, eras, samvatsara, sankranti }: PanchangaSnapshot, page: Page): string[] {
  const { label, line, named } = page;
  return [
    ...(months === undefined
      ? []
      : [
          line(label('amanta'), masaText(months.amanta, page)),
          line(label('purnimanta'), masaText(months.purnimanta, page)),
          line(label('solar'), `${named(months.solar)} ${months.solar.day}`),
        ]),
    ...(eras === undefined
      ? []
      : [
          line(
            label('eras'),
            `${label('vikram')} ${eras.vikram}, ${label('shaka')} ${eras.shaka}, ${label('kali')} ${eras.kali}`,
          ),
        ]),
    ...(samvatsara === undefined
      ? []
      : [
          line(
            label('samvatsara'),
            `${named(samvatsara.chandra)}; ${label('barhaspatya')} ${named(samvatsara.barhaspatya)}`,
          ),
        ]),
    ...(sankranti === undefined
      ? []
      : [
          line(label('ritu_and_ayana'), `${named(sankranti.ritu)}, ${named(sankranti.ayana)}`),
          line(
            label('sankranti'),
            `${named(sankranti.next.rashi)}, ${dateOf(sankranti.next.at)} ${minuteOf(sankranti.next.at)}`,
          ),
        ]),
  ];
}

const EVENTS = ['sunrise', 'sunset', 'next_sunrise', 'solar_noon', 'moonrise', 'moonset', 'moon_transit'] as const;

export const clocksText = (
  events: PanchangaSnapshot['rise_set'],
  date: string,
  page: Page,
  isShown: (id: TerminalLabel) => boolean = () => true,
): string[] =>
  EVENTS.flatMap((id) => {
    const at = events?.[id] ?? null;
    return at === null || !isShown(id) ? [] : [page.line(page.label(id), clockOn(at, date))];
  });

const WINDOWS = [
  'abhijit',
  'brahma',
  'godhuli',
  'rahu_kala',
  'gulika_kala',
  'yamaganda',
  'vijaya',
  'pratah_sandhya',
  'sayam_sandhya',
] as const;

export const windowsText = (
  muhurta: PanchangaSnapshot['muhurta'],
  date: string,
  page: Page,
  isShown: (id: TerminalLabel) => boolean = () => true,
): string[] =>
  WINDOWS.flatMap((id) => {
    const window: Window | null = muhurta?.[id] ?? null;
    return window === null || !isShown(id) ? [] : [page.line(page.label(id), spanText(window, date))];
  });

export const spanText = ({ start, end }: Window, date: string): string =>
  `${clockOn(start, date)} – ${clockOn(end, date)}`;

const grahas = (all: PanchangaSnapshot['grahas'], page: Page): string[] =>
  all === undefined
    ? []
    : GRAHAS.map((id) => {
        const { rashi, amsha, nakshatra, retrograde } = all[id];
        return page.line(
          page.graha(id),
          `${page.named(rashi)} ${amsha.toFixed(2)}°, ${page.named(nakshatra)} ${nakshatra.pada}${retrograde ? `, ${page.label('retrograde')}` : ''}`,
        );
      });
