/** The snapshot as a page of text. */
import type { Answer } from '../ask/answer.ts';
import type { Snapshot } from '../views/panchanga.ts';

interface Named {
  readonly name: string;
  readonly name_hi?: string;
}
interface Window {
  readonly start: string;
  readonly end: string;
}
interface Anga {
  readonly transitions: readonly (Named & Window)[];
}

/** What the page reads of an answer. */
export type Page = Pick<Answer<Snapshot>, 'payload'> & {
  readonly engine: Pick<Answer['engine'], 'id' | 'ayanamsaName'>;
};

const LABEL_WIDTH = 14;
const line = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;
const named = ({ name, name_hi }: Named): string => (name_hi === undefined ? name : `${name} (${name_hi})`);
/** `06:31` of the day itself, `06:31 (15)` of another. */
const shortly = (iso: string, date: string): string =>
  iso.startsWith(date) ? iso.slice(-14, -9) : `${iso.slice(-14, -9)} (${iso.slice(-17, -15)})`;

export function pageOf({ engine, payload: panchanga }: Page): string[] {
  const { place, instant } = panchanga;
  const date = instant.panchanga_date;
  const at = (iso: string) => shortly(iso, date);
  return [
    `Panchanga of ${date} at ${place.name} (${place.lat}, ${place.lon}, UTC${place.tz < 0 ? '' : '+'}${place.tz})`,
    `engine ${engine.id}, ayanamsa ${engine.ayanamsaName}; for ${instant.iso} (${instant.basis})`,
    ...section('Angas', angas(panchanga, at)),
    ...section('Calendar', calendar(panchanga, at)),
    ...section('Sun and Moon', clocks(panchanga.rise_set, at)),
    ...section('Muhurta', windows(panchanga.muhurta, at)),
    ...section('Grahas', grahas(panchanga.grahas)),
    ...section('Notes', panchanga.notes?.map((note) => `  ${note}`) ?? []),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

type Masa = NonNullable<Snapshot['months']>['amanta'];
type At = (iso: string) => string;

function angas({ weekday, paksha, tithi, nakshatra, yoga, karana }: Snapshot, at: At): string[] {
  const runs = (label: string, anga: Anga | undefined) =>
    anga === undefined
      ? []
      : [line(label, anga.transitions.map((each) => `${named(each)} to ${at(each.end)}`).join('; '))];
  return [
    ...(weekday === undefined ? [] : [line('vara', named(weekday))]),
    ...(paksha === undefined ? [] : [line('paksha', paksha)]),
    ...runs('tithi', tithi),
    ...runs('nakshatra', nakshatra),
    ...runs('yoga', yoga),
    ...runs('karana', karana),
  ];
}

function calendar({ months, eras, samvatsara, sankranti }: Snapshot, at: At): string[] {
  const masa = (each: Masa) => `${each.adhika ? 'adhika ' : each.kshaya ? 'kshaya ' : ''}${named(each)}`;
  return [
    ...(months === undefined
      ? []
      : [
          line('amanta', masa(months.amanta)),
          line('purnimanta', masa(months.purnimanta)),
          line('solar', `${named(months.solar)} ${months.solar.day}`),
        ]),
    ...(eras === undefined ? [] : [line('eras', `Vikram ${eras.vikram}, Shaka ${eras.shaka}, Kali ${eras.kali}`)]),
    ...(samvatsara === undefined
      ? []
      : [line('samvatsara', `${named(samvatsara.chandra)}; Barhaspatya ${named(samvatsara.barhaspatya)}`)]),
    ...(sankranti === undefined
      ? []
      : [
          line('ritu, ayana', `${named(sankranti.ritu)}, ${named(sankranti.ayana)}`),
          line(
            'sankranti',
            `${named(sankranti.next.rashi)} on ${sankranti.next.at.slice(0, -15)} at ${at(sankranti.next.at).slice(0, 5)}`,
          ),
        ]),
  ];
}

const clocks = (events: Snapshot['rise_set'], at: At): string[] =>
  Object.entries(events ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [line(name.replaceAll('_', ' '), at(value))] : [],
  );

const windows = (muhurta: Snapshot['muhurta'], at: At): string[] =>
  Object.entries(muhurta ?? {}).flatMap(([name, value]) =>
    isWindow(value) ? [line(name.replaceAll('_', ' '), `${at(value.start)} – ${at(value.end)}`)] : [],
  );

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

const grahas = (all: Snapshot['grahas']): string[] =>
  Object.entries(all ?? {}).map(([id, { rashi, amsha, nakshatra, retrograde }]) =>
    line(
      id,
      `${rashi.name} ${amsha.toFixed(2)}°, ${nakshatra.name} ${nakshatra.pada}${retrograde ? ', retrograde' : ''}`,
    ),
  );
