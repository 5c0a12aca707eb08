/** The snapshot as a page of text. */
interface Named {
  readonly number: number;
  readonly name: string;
  readonly name_hi?: string;
}
interface Window {
  readonly start: string;
  readonly end: string;
}
interface Anga extends Named {
  readonly transitions: readonly (Named & Window)[];
}
interface Masa extends Named {
  readonly adhika: boolean;
  readonly kshaya: boolean;
}
interface Graha {
  readonly rashi: Named;
  readonly amsha: number;
  readonly nakshatra: Named & { readonly pada: number };
  readonly retrograde: boolean;
}

/** What the page reads of a reply; all of it stands in the snapshot's schema. */
export interface Page {
  readonly engine: string;
  readonly ayanamsa: string;
  readonly panchanga: {
    readonly place: { readonly name: string; readonly lat: number; readonly lon: number; readonly tz: number };
    readonly instant: { readonly iso: string; readonly basis: string; readonly panchanga_date: string };
    readonly weekday?: Named;
    readonly paksha?: string;
    readonly tithi?: Anga;
    readonly nakshatra?: Anga;
    readonly yoga?: Anga;
    readonly karana?: Anga;
    readonly months?: {
      readonly amanta: Masa;
      readonly purnimanta: Masa;
      readonly solar: Named & { readonly day: number };
    };
    readonly eras?: { readonly vikram: number; readonly shaka: number; readonly kali: number };
    readonly samvatsara?: { readonly barhaspatya: Named; readonly chandra: Named };
    readonly rise_set?: Readonly<Record<string, unknown>>;
    readonly sankranti?: {
      readonly ritu: Named;
      readonly ayana: Named;
      readonly next: { readonly rashi: Named; readonly at: string };
    };
    readonly muhurta?: Readonly<Record<string, unknown>> | null;
    readonly grahas?: Readonly<Record<string, Graha>>;
    readonly notes?: readonly string[];
  };
}

const LABEL_WIDTH = 14;
const line = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;
const named = ({ name, name_hi }: Named): string => (name_hi === undefined ? name : `${name} (${name_hi})`);
/** `06:31` of the day itself, `06:31 (15)` of another. */
const shortly = (iso: string, date: string): string =>
  iso.startsWith(date) ? iso.slice(-14, -9) : `${iso.slice(-14, -9)} (${iso.slice(-17, -15)})`;

export function pageOf({ engine, ayanamsa, panchanga }: Page): string[] {
  const { place, instant } = panchanga;
  const date = instant.panchanga_date;
  const at = (iso: string) => shortly(iso, date);
  return [
    `Panchanga of ${date} at ${place.name} (${place.lat}, ${place.lon}, UTC${place.tz < 0 ? '' : '+'}${place.tz})`,
    `engine ${engine}, ayanamsa ${ayanamsa}; for ${instant.iso} (${instant.basis})`,
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

type Snapshot = Page['panchanga'];
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

const clocks = (events: Readonly<Record<string, unknown>> | undefined, at: At): string[] =>
  Object.entries(events ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [line(name.replaceAll('_', ' '), at(value))] : [],
  );

const windows = (muhurta: Snapshot['muhurta'], at: At): string[] =>
  Object.entries(muhurta ?? {}).flatMap(([name, value]) =>
    isWindow(value) ? [line(name.replaceAll('_', ' '), `${at(value.start)} – ${at(value.end)}`)] : [],
  );

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

const grahas = (all: Readonly<Record<string, Graha>> | undefined): string[] =>
  Object.entries(all ?? {}).map(([id, { rashi, amsha, nakshatra, retrograde }]) =>
    line(
      id,
      `${rashi.name} ${amsha.toFixed(2)}°, ${nakshatra.name} ${nakshatra.pada}${retrograde ? ', retrograde' : ''}`,
    ),
  );
