/** The birth sheet, the panchanga at the time of birth, and the avakahada. */
import type { Graha } from 'ganaka/internal/sky/engines/engine.ts';
import type { LocalizedField } from 'ganaka/internal/text/voice.ts';
import { arc, beside, esc, figure, type Markup, pairs } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { BookPrinter } from '../printer.ts';
import type { Chapter } from './chapter.ts';

const birth: Chapter = {
  id: 'birth',
  body(matter, printer) {
    const { asked, sheet } = matter;
    const { place } = asked.sky;
    const { lat, lon } = coordinates(matter, printer);
    const { weekday, dinamana, ratrimana } = sheet;
    return (
      pairs([
        ...(asked.name === null ? [] : [[printer.label('name'), `<bdi>${esc(asked.name)}</bdi>`] as const]),
        [printer.label('date'), `${printer.clock(sheet.iso)} <span class="cite">UTC${esc(sheet.iso.slice(-6))}</span>`],
        ...(isNamed(matter) ? [[printer.label('place'), esc(place.name)] as const] : []),
        [printer.label('coordinates'), `${lat}, ${lon}`],
        [printer.label('ayanamsa'), ayanamsa(matter, printer)],
        [
          printer.label('weekday'),
          `${printer.named(weekday)} · ${printer.label('lord')}: ${printer.graha(weekday.lord)}`,
        ],
        [printer.label('sunrise'), printer.clock(sheet.sunrise)],
        [printer.label('sunset'), printer.clock(sheet.sunset)],
        [
          printer.label('day_and_night'),
          `${printer.ghatis(dinamana?.ghati ?? null)} · ${printer.ghatis(ratrimana?.ghati ?? null)}`,
        ],
        [printer.label('ishta_kala'), printer.ghatis(sheet.ishta_ghati)],
      ]) + printer.notes(sheet)
    );
  },
};

/** Whether the place has a name. The name of a place that was given by its coordinates is the coordinates. */
const isNamed = ({ asked: { sky } }: Matter): boolean => !/^-?[\d.]+, *-?[\d.]+$/.test(sky.place.name);

function coordinates({ asked: { sky } }: Matter, printer: BookPrinter): { readonly lat: Markup; readonly lon: Markup } {
  const { latDeg, lonDeg } = sky.place;
  return {
    lat: `${esc(Math.abs(latDeg))}° ${printer.label(latDeg < 0 ? 'south' : 'north')}`,
    lon: `${esc(Math.abs(lonDeg))}° ${printer.label(lonDeg < 0 ? 'west' : 'east')}`,
  };
}

const ayanamsa = ({ asked, full }: Matter, printer: BookPrinter): Markup =>
  `${esc(printer.convention(asked.sky.engine.ayanamsaName))} ${arc(full.kundali.ayanamsa_degrees)}`;

const panchanga: Chapter = {
  id: 'panchanga',
  body({ sheet }, printer) {
    const until = (anga: LocalizedField<'name'> & { readonly end: string }): Markup =>
      `${printer.named(anga)} <span class="cite">${printer.until(anga.end)}</span>`;
    const { tithi, nakshatra, eras, samvatsara } = sheet;
    return pairs([
      [printer.label('eras'), `${figure(eras.vikram)} · ${figure(eras.shaka)} · ${figure(eras.kali)}`],
      [printer.label('samvatsara'), `${printer.named(samvatsara.barhaspatya)} · ${printer.named(samvatsara.chandra)}`],
      [printer.label('ayana_and_ritu'), `${printer.named(sheet.ayana)} · ${printer.named(sheet.ritu)}`],
      [printer.label('masa'), `${masa(sheet.months.amanta, printer)} · ${masa(sheet.months.purnimanta, printer)}`],
      [printer.label('paksha'), printer.paksha(tithi.paksha)],
      [printer.label('tithi'), until(tithi)],
      [printer.label('tithi_remaining'), printer.ghatis(tithi.remaining_ghati)],
      [printer.label('nakshatra'), until(nakshatra)],
      [
        printer.label('bhayat_bhabhog'),
        `${printer.ghatis(sheet.bhayat_ghati)} · ${printer.ghatis(sheet.bhabhog_ghati)}`,
      ],
      [printer.label('yoga'), until(sheet.yoga)],
      [printer.label('karana'), until(sheet.karana)],
    ]);
  },
};

type Masa = LocalizedField<'name'> & { readonly adhika: boolean; readonly kshaya: boolean };
/** The name of a month, with a word for an adhika or a kshaya month. */
function masa({ adhika, kshaya, ...name }: Masa, printer: BookPrinter): Markup {
  return `${adhika ? `${printer.label('adhika')} ` : ''}${printer.named(name)}${kshaya ? ` ${printer.label('kshaya')}` : ''}`;
}

const avakahada: Chapter = {
  id: 'avakahada',
  body({ full: { avakahada: of, kundali }, sheet: { nakshatra } }, printer) {
    const rows: readonly (readonly [Markup, Markup])[] = [
      [
        printer.label('lagna'),
        `${printer.named(kundali.lagna.rashi)} · ${printer.label('lord')}: ${printer.graha(lordOfLagna(kundali))}`,
      ],
      [
        printer.label('rashi'),
        `${printer.named(of.rashi)} · ${printer.label('lord')}: ${printer.graha(of.rashi_lord)}`,
      ],
      [
        printer.label('nakshatra'),
        `${printer.named(of.nakshatra)} · ${printer.label('pada')} ${of.pada} · ${printer.label('lord')}: ${printer.graha(nakshatra.lord)}`,
      ],
      [printer.label('varna'), printer.term(of.varna)],
      [printer.label('vashya'), printer.term(of.vashya)],
      [printer.label('yoni'), printer.term(of.yoni)],
      [printer.label('gana'), printer.term(of.gana)],
      [printer.label('nadi'), printer.term(of.nadi)],
      [printer.label('tattva'), printer.term(of.tattva)],
      [printer.label('yunja'), printer.term(of.yunja)],
      [printer.label('paya'), `${printer.term(of.paya.nakshatra)} · ${printer.term(of.paya.rashi)}`],
      [printer.label('akshara'), printer.named(of.nama_akshara)],
    ];
    return `${beside(rows, pairs)}<p>${printer.citePart(of, 'nama_akshara')} · ${printer.citePart(of, 'paya_rashi')}</p>`;
  },
};

/** The lord of the first house. */
export function lordOfLagna({ houses }: Matter['full']['kundali']): Graha {
  const [first] = houses;
  if (first === undefined) throw new Error('a chart has twelve houses');
  return first.lord;
}

export const BIRTH: readonly Chapter[] = [birth, panchanga, avakahada];

/** The chosen conventions, in one line. */
export function conventionsOf({ asked: { sky, params } }: Matter, printer: BookPrinter): Markup {
  const { rules, d2, d3, dasha_year } = params;
  const chosen: readonly (readonly [string, string])[] = [
    ...Object.entries(sky.options).map(
      ([name, value]) => [printer.convention(name), printer.convention(value)] as const,
    ),
    [printer.convention('shadbala'), printer.convention(rules)],
    ['D2', printer.convention(d2)],
    ['D3', printer.convention(d3)],
    [printer.convention('dasha_year'), printer.convention(dasha_year)],
  ];
  return chosen.map(([name, value]) => `<span class="pair">${esc(name)} ${esc(value)}</span>`).join(', ');
}

/** The lines below the name on the title page. */
export function titleSheet(matter: Matter, printer: BookPrinter): Markup {
  const { engine, place } = matter.asked.sky;
  const { lat, lon } = coordinates(matter, printer);
  const where = `${lat}, ${lon}`;
  return pairs([
    [printer.label('date'), printer.clock(matter.sheet.iso)],
    [printer.label('place'), isNamed(matter) ? `${esc(place.name)} <span class="cite">${where}</span>` : where],
    [printer.label('engine'), printer.engine(engine, ({ name }) => name)],
    [printer.label('ayanamsa'), ayanamsa(matter, printer)],
    [printer.label('conventions'), conventionsOf(matter, printer)],
  ]);
}
