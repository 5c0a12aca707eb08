/** The snapshot as a page of text. */
import type { Answer } from '../ask/answer.ts';
import { GRAHAS } from '../engines/engine.ts';
import { minuteOf } from '../text/format.ts';
import type { Snapshot } from '../views/panchanga.ts';
import { clockOn, dateOf, engineSaid, type Label, placeSaid, section, type Voice, voiceIn } from './voice.ts';

interface Window {
  readonly start: string;
  readonly end: string;
}
interface Anga {
  readonly transitions: readonly ({ readonly name: string; readonly name_hi?: string } & Window)[];
}

/** What the page reads of an answer. */
export type Page = Pick<Answer<Snapshot>, 'payload'> & {
  readonly engine: Pick<Answer['engine'], 'id' | 'ayanamsaName'>;
};

export function pageOf({ engine, payload: panchanga }: Page, voice: Voice = voiceIn(null)): string[] {
  const { place, instant } = panchanga;
  const date = instant.panchanga_date;
  return [
    `${voice.label('Panchanga')} ${date}, ${placeSaid(place)}`,
    `${engineSaid(engine, voice)}; ${instant.iso} (${voice.label(instant.basis)})`,
    ...section(voice.label('Angas'), angasSaid(panchanga, date, voice)),
    ...section(voice.label('Calendar'), calendar(panchanga, voice)),
    ...section(voice.label('Sun and Moon'), clocksSaid(panchanga.rise_set, date, voice)),
    ...section(voice.label('Muhurta'), windowsSaid(panchanga.muhurta, date, voice)),
    ...section(voice.label('Grahas'), grahas(panchanga.grahas, voice)),
    ...section(voice.label('Notes'), panchanga.notes?.map((note) => `  ${note}`) ?? []),
  ];
}

export function angasSaid(
  { weekday, paksha, tithi, nakshatra, yoga, karana }: Snapshot,
  date: string,
  voice: Voice,
): string[] {
  const runs = (label: 'tithi' | 'nakshatra' | 'yoga' | 'karana', anga: Anga | undefined) =>
    anga === undefined
      ? []
      : [
          voice.line(
            voice.label(label),
            anga.transitions.map((each) => untilSaid(voice.named(each), clockOn(each.end, date), voice)).join('; '),
          ),
        ];
  return [
    ...(weekday === undefined ? [] : [voice.line(voice.label('vara'), voice.named(weekday))]),
    ...(paksha === undefined ? [] : [voice.line(voice.label('paksha'), voice.paksha(paksha))]),
    ...runs('tithi', tithi),
    ...runs('nakshatra', nakshatra),
    ...runs('yoga', yoga),
    ...runs('karana', karana),
  ];
}

/** `Saptami to 06:31`, `सप्तमी 06:31 तक` */
const untilSaid = (what: string, clock: string, voice: Voice): string =>
  voice.clockFirst() ? `${what} ${clock} ${voice.label('to')}` : `${what} ${voice.label('to')} ${clock}`;

type Masa = NonNullable<Snapshot['months']>['amanta'];
export const masaSaid = (masa: Masa, voice: Voice): string =>
  `${masa.adhika ? `${voice.label('adhika')} ` : masa.kshaya ? `${voice.label('kshaya')} ` : ''}${voice.named(masa)}`;

function calendar({ months, eras, samvatsara, sankranti }: Snapshot, voice: Voice): string[] {
  const { label, line, named } = voice;
  return [
    ...(months === undefined
      ? []
      : [
          line(label('amanta'), masaSaid(months.amanta, voice)),
          line(label('purnimanta'), masaSaid(months.purnimanta, voice)),
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
          line(label('ritu, ayana'), `${named(sankranti.ritu)}, ${named(sankranti.ayana)}`),
          line(
            label('sankranti'),
            `${named(sankranti.next.rashi)}, ${dateOf(sankranti.next.at)} ${minuteOf(sankranti.next.at)}`,
          ),
        ]),
  ];
}

const EVENTS = [
  ['sunrise', 'sunrise'],
  ['sunset', 'sunset'],
  ['next_sunrise', 'next sunrise'],
  ['solar_noon', 'solar noon'],
  ['moonrise', 'moonrise'],
  ['moonset', 'moonset'],
  ['moon_transit', 'moon transit'],
] as const;

export const clocksSaid = (
  events: Snapshot['rise_set'],
  date: string,
  voice: Voice,
  isShown: (label: Label) => boolean = () => true,
): string[] =>
  EVENTS.flatMap(([key, label]) => {
    const at = events?.[key] ?? null;
    return at === null || !isShown(label) ? [] : [voice.line(voice.label(label), clockOn(at, date))];
  });

const WINDOWS = [
  ['abhijit', 'abhijit'],
  ['brahma', 'brahma'],
  ['godhuli', 'godhuli'],
  ['rahu_kala', 'rahu kala'],
  ['gulika_kala', 'gulika kala'],
  ['yamaganda', 'yamaganda'],
  ['vijaya', 'vijaya'],
  ['pratah_sandhya', 'pratah sandhya'],
  ['sayam_sandhya', 'sayam sandhya'],
] as const;

export const windowsSaid = (
  muhurta: Snapshot['muhurta'],
  date: string,
  voice: Voice,
  isShown: (label: Label) => boolean = () => true,
): string[] =>
  WINDOWS.flatMap(([key, label]) => {
    const window: Window | null = muhurta?.[key] ?? null;
    return window === null || !isShown(label) ? [] : [voice.line(voice.label(label), spanSaid(window, date))];
  });

export const spanSaid = ({ start, end }: Window, date: string): string =>
  `${clockOn(start, date)} – ${clockOn(end, date)}`;

const grahas = (all: Snapshot['grahas'], voice: Voice): string[] =>
  all === undefined
    ? []
    : GRAHAS.map((id) => {
        const { rashi, amsha, nakshatra, retrograde } = all[id];
        return voice.line(
          voice.graha(id),
          `${voice.named(rashi)} ${amsha.toFixed(2)}°, ${voice.named(nakshatra)} ${nakshatra.pada}${retrograde ? `, ${voice.label('retrograde')}` : ''}`,
        );
      });
