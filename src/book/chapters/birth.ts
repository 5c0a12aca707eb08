/** The birth sheet, the panchanga of its minute, and the avakahada. */
import { esc, figure, type Html, pairs } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import type { Chapter } from './chapter.ts';

const birth: Chapter = {
  id: 'birth',
  body(matter, voice) {
    const { asked, sheet } = matter;
    const { place } = asked.sky;
    const { lat, lon } = coordinates(matter, voice);
    return (
      pairs([
        ...(asked.name === null ? [] : [[voice.label('name'), `<bdi>${esc(asked.name)}</bdi>`] as const]),
        [voice.label('date'), `${voice.clock(sheet.iso)} <span class="cite">UTC${esc(sheet.iso.slice(-6))}</span>`],
        ...(isNamed(matter) ? [[voice.label('place'), esc(place.name)] as const] : []),
        [voice.label('latitude'), lat],
        [voice.label('longitude'), lon],
        [voice.label('ayanamsa'), ayanamsa(matter, voice)],
        [voice.label('weekday'), voice.named(sheet.weekday)],
        [voice.label('sunrise'), voice.clock(sheet.sunrise)],
        [voice.label('sunset'), voice.clock(sheet.sunset)],
        [voice.label('ishta_ghati'), sheet.ishta_ghati === null ? '–' : figure(sheet.ishta_ghati)],
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
      `${voice.named(anga)} <span class="cite">${voice.label('end')} ${voice.clock(anga.end)}</span>`;
    const { amanta, purnimanta } = sheet.months;
    return pairs([
      [voice.label('tithi'), until(sheet.tithi)],
      [voice.label('nakshatra'), `${until(sheet.nakshatra)} · ${voice.label('pada')} ${sheet.nakshatra.pada}`],
      [voice.label('yoga'), until(sheet.yoga)],
      [voice.label('karana'), until(sheet.karana)],
      [voice.label('masa'), `${voice.named(amanta)} · ${voice.named(purnimanta)}`],
      [voice.label('eras'), `${esc(sheet.eras.vikram)} · ${esc(sheet.eras.shaka)} · ${esc(sheet.eras.kali)}`],
    ]);
  },
};

const avakahada: Chapter = {
  id: 'avakahada',
  body({ full: { avakahada: of } }, voice) {
    return `${pairs([
      [voice.label('nakshatra'), `${voice.named(of.nakshatra)} · ${voice.label('pada')} ${of.pada}`],
      [voice.label('rashi'), `${voice.named(of.rashi)} · ${voice.label('lord')}: ${voice.graha(of.rashi_lord)}`],
      [voice.label('varna'), voice.id(of.varna)],
      [voice.label('vashya'), voice.id(of.vashya)],
      [voice.label('yoni'), voice.id(of.yoni)],
      [voice.label('gana'), voice.id(of.gana)],
      [voice.label('nadi'), voice.id(of.nadi)],
      [voice.label('tattva'), voice.id(of.tattva)],
      [voice.label('paya'), `${voice.id(of.paya.nakshatra)} · ${voice.id(of.paya.rashi)}`],
      [voice.label('akshara'), voice.named(of.nama_akshara)],
    ])}<p>${voice.cite(of.citation.nama_akshara)}</p>`;
  },
};

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
    [voice.label('engine'), voice.two(engine.label.en.name, engine.label.hi?.name)],
    [voice.label('ayanamsa'), ayanamsa(matter, voice)],
    [voice.label('conventions'), conventionsOf(matter, voice)],
  ]);
}
