/** The birth sheet, the panchanga of its minute, and the avakahada. */
import { clockOf, esc, type Html, locusOf, pairs } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import type { Chapter } from './chapter.ts';

const birth: Chapter = {
  id: 'birth',
  body({ asked, sheet, full }, voice) {
    const { place } = asked.sky;
    return (
      pairs([
        ...(asked.name === null ? [] : [[voice.label('name'), `<bdi>${esc(asked.name)}</bdi>`] as const]),
        [voice.label('date'), `${clockOf(sheet.iso)} <span class="cite">${esc(sheet.iso.slice(-6))}</span>`],
        [voice.label('place'), esc(place.name)],
        [voice.label('latitude'), esc(place.latDeg)],
        [voice.label('longitude'), esc(place.lonDeg)],
        [voice.label('ayanamsa'), `${esc(asked.sky.engine.ayanamsaName)} ${esc(full.kundali.ayanamsa_degrees)}°`],
        [voice.label('weekday'), voice.named(sheet.weekday)],
        [voice.label('sunrise'), clockOf(sheet.sunrise)],
        [voice.label('sunset'), clockOf(sheet.sunset)],
        [voice.label('ishta_ghati'), sheet.ishta_ghati === null ? '–' : esc(sheet.ishta_ghati)],
      ]) + notes(sheet.notes)
    );
  },
};

const panchanga: Chapter = {
  id: 'panchanga',
  body({ sheet }, voice) {
    const until = (anga: { readonly name: string; readonly name_hi?: string; readonly end: string }): Html =>
      `${voice.named(anga)} <span class="cite">${voice.label('until')} ${clockOf(anga.end)}</span>`;
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
      [voice.label('varna'), esc(of.varna)],
      [voice.label('vashya'), esc(of.vashya)],
      [voice.label('yoni'), esc(of.yoni)],
      [voice.label('gana'), esc(of.gana)],
      [voice.label('nadi'), esc(of.nadi)],
      [voice.label('tattva'), esc(of.tattva)],
      [voice.label('paya'), `${esc(of.paya.nakshatra)}, ${esc(of.paya.rashi)}`],
      [voice.label('akshara'), voice.named(of.nama_akshara)],
    ])}<p>${locusOf(of.citation.nama_akshara)}</p>`;
  },
};

export const notes = (list: readonly string[]): Html => list.map((note) => `<p class="note">${esc(note)}</p>`).join('');

export const BIRTH: readonly Chapter[] = [birth, panchanga, avakahada];

/** What stands on the first page under the name. */
export function titleSheet({ asked, sheet, full }: Matter, voice: Voice): Html {
  const { engine, place, options } = asked.sky;
  const chosen = Object.entries(options).map(([name, value]) => `${esc(name)} ${esc(value)}`);
  const { rules, d2, d3, dasha_year } = asked.params;
  return pairs([
    [voice.label('date'), clockOf(sheet.iso)],
    [voice.label('place'), `${esc(place.name)} <span class="cite">${esc(place.latDeg)}, ${esc(place.lonDeg)}</span>`],
    [voice.label('engine'), voice.two(engine.label.en.name, engine.label.hi?.name)],
    [voice.label('ayanamsa'), `${esc(engine.ayanamsaName)} ${esc(full.kundali.ayanamsa_degrees)}°`],
    [
      voice.label('conventions'),
      [...chosen, `shadbala ${rules}`, `D2 ${d2}`, `D3 ${d3}`, `dasha year ${dasha_year}`].join(', '),
    ],
  ]);
}
