/** The birth sheet, the panchanga of its minute, and the avakahada. */
import type { Graha } from '../../engines/engine.ts';
import { engines } from '../../text/hi/engines.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { wordsIn } from '../../text/loaded.ts';
import { beside, esc, figure, type Html, pairs } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import type { Chapter } from './chapter.ts';

const birth: Chapter = {
  id: 'birth',
  body(matter, voice) {
    const { asked, sheet } = matter;
    const { place } = asked.sky;
    const { lat, lon } = coordinates(matter, voice);
    const { weekday, dinamana, ratrimana } = sheet;
    return (
      pairs([
        ...(asked.name === null ? [] : [[voice.label('name'), `<bdi>${esc(asked.name)}</bdi>`] as const]),
        [voice.label('date'), `${voice.clock(sheet.iso)} <span class="cite">UTC${esc(sheet.iso.slice(-6))}</span>`],
        ...(isNamed(matter) ? [[voice.label('place'), esc(place.name)] as const] : []),
        [voice.label('coordinates'), `${lat}, ${lon}`],
        [voice.label('ayanamsa'), ayanamsa(matter, voice)],
        [voice.label('weekday'), `${voice.named(weekday)} · ${voice.label('lord')}: ${voice.graha(weekday.lord)}`],
        [voice.label('sunrise'), voice.clock(sheet.sunrise)],
        [voice.label('sunset'), voice.clock(sheet.sunset)],
        [
          voice.label('day_and_night'),
          `${voice.ghatis(dinamana?.ghati ?? null)} · ${voice.ghatis(ratrimana?.ghati ?? null)}`,
        ],
        [voice.label('ishta_kala'), voice.ghatis(sheet.ishta_ghati)],
      ]) + voice.notes(sheet.notes)
    );
  },
};

/** A place that was given by its coordinates is called by them. */
const isNamed = ({ asked: { sky } }: Matter): boolean => !/^-?[\d.]+, *-?[\d.]+$/.test(sky.place.name);

function coordinates({ asked: { sky } }: Matter, voice: Voice): { readonly lat: Html; readonly lon: Html } {
  const { latDeg, lonDeg } = sky.place;
  return {
    lat: `${esc(Math.abs(latDeg))}° ${voice.label(latDeg < 0 ? 'south' : 'north')}`,
    lon: `${esc(Math.abs(lonDeg))}° ${voice.label(lonDeg < 0 ? 'west' : 'east')}`,
  };
}

const ayanamsa = ({ asked, full }: Matter, voice: Voice): Html =>
  `${esc(voice.convention(asked.sky.engine.ayanamsaName))} ${figure(full.kundali.ayanamsa_degrees)}°`;

const panchanga: Chapter = {
  id: 'panchanga',
  body({ sheet }, voice) {
    const until = (anga: { readonly name: string; readonly name_hi?: string; readonly end: string }): Html =>
      `${voice.named(anga)} <span class="cite">${voice.until(anga.end)}</span>`;
    const { tithi, nakshatra, eras, samvatsara } = sheet;
    return pairs([
      [voice.label('eras'), `${figure(eras.vikram)} · ${figure(eras.shaka)} · ${figure(eras.kali)}`],
      [voice.label('samvatsara'), `${voice.named(samvatsara.barhaspatya)} · ${voice.named(samvatsara.chandra)}`],
      [voice.label('ayana_and_ritu'), `${voice.named(sheet.ayana)} · ${voice.named(sheet.ritu)}`],
      [voice.label('masa'), `${masa(sheet.months.amanta, voice)} · ${masa(sheet.months.purnimanta, voice)}`],
      [
        voice.label('paksha'),
        voice.two(wordsIn('en').names.paksha[tithi.paksha], wordsIn('hi').names.paksha[tithi.paksha]),
      ],
      [voice.label('tithi'), until(tithi)],
      [voice.label('tithi_remaining'), voice.ghatis(tithi.remaining_ghati)],
      [voice.label('nakshatra'), until(nakshatra)],
      [voice.label('bhayat_bhabhog'), `${voice.ghatis(sheet.bhayat_ghati)} · ${voice.ghatis(sheet.bhabhog_ghati)}`],
      [voice.label('yoga'), until(sheet.yoga)],
      [voice.label('karana'), until(sheet.karana)],
    ]);
  },
};

interface Masa {
  readonly name: string;
  readonly name_hi?: string;
  readonly adhika: boolean;
  readonly kshaya: boolean;
}
/** A month that was put in, or that swallowed its follower, says so. */
function masa({ adhika, kshaya, ...name }: Masa, voice: Voice): Html {
  return `${adhika ? `${voice.label('adhika')} ` : ''}${voice.named(name)}${kshaya ? ` ${voice.label('kshaya')}` : ''}`;
}

const avakahada: Chapter = {
  id: 'avakahada',
  body({ full: { avakahada: of, kundali }, sheet: { nakshatra } }, voice) {
    const rows: readonly (readonly [Html, Html])[] = [
      [
        voice.label('lagna'),
        `${voice.named(kundali.lagna.rashi)} · ${voice.label('lord')}: ${voice.graha(lordOfLagna(kundali))}`,
      ],
      [voice.label('rashi'), `${voice.named(of.rashi)} · ${voice.label('lord')}: ${voice.graha(of.rashi_lord)}`],
      [
        voice.label('nakshatra'),
        `${voice.named(of.nakshatra)} · ${voice.label('pada')} ${of.pada} · ${voice.label('lord')}: ${voice.graha(nakshatra.lord)}`,
      ],
      [voice.label('varna'), voice.id(of.varna)],
      [voice.label('vashya'), voice.id(of.vashya)],
      [voice.label('yoni'), voice.id(of.yoni)],
      [voice.label('gana'), voice.id(of.gana)],
      [voice.label('nadi'), voice.id(of.nadi)],
      [voice.label('tattva'), voice.id(of.tattva)],
      [voice.label('yunja'), voice.id(of.yunja)],
      [voice.label('paya'), `${voice.id(of.paya.nakshatra)} · ${voice.id(of.paya.rashi)}`],
      [voice.label('akshara'), voice.named(of.nama_akshara)],
    ];
    return `${beside(rows, pairs)}<p>${voice.cite(of.citation.nama_akshara)} · ${voice.cite(of.citation.paya_rashi)}</p>`;
  },
};

/** The lord of the first house. */
export function lordOfLagna({ houses }: Matter['full']['kundali']): Graha {
  const [first] = houses;
  if (first === undefined) throw new Error('a chart has twelve houses');
  return first.lord;
}

export const BIRTH: readonly Chapter[] = [birth, panchanga, avakahada];

/** The conventions that were chosen, in one line. */
export function conventionsOf({ asked: { sky, params } }: Matter, voice: Voice): Html {
  const { rules, d2, d3, dasha_year } = params;
  const chosen: readonly (readonly [string, string])[] = [
    ...Object.entries(sky.options).map(([name, value]) => [voice.convention(name), voice.convention(value)] as const),
    [voice.convention('shadbala'), voice.convention(rules)],
    ['D2', voice.convention(d2)],
    ['D3', voice.convention(d3)],
    [voice.convention('dasha_year'), voice.convention(dasha_year)],
  ];
  return chosen.map(([name, value]) => `<span class="pair">${esc(name)} ${esc(value)}</span>`).join(', ');
}

/** What stands on the first page under the name. */
export function titleSheet(matter: Matter, voice: Voice): Html {
  const { engine, place } = matter.asked.sky;
  const { lat, lon } = coordinates(matter, voice);
  const where = `${lat}, ${lon}`;
  return pairs([
    [voice.label('date'), voice.clock(matter.sheet.iso)],
    [voice.label('place'), isNamed(matter) ? `${esc(place.name)} <span class="cite">${where}</span>` : where],
    [voice.label('engine'), voice.two(engine.label.name, engines[engine.key]?.name)],
    [voice.label('ayanamsa'), ayanamsa(matter, voice)],
    [voice.label('conventions'), conventionsOf(matter, voice)],
  ]);
}
