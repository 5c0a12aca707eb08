/** Shadbala as bars, ashtakavarga as grids, karakas and padas, the yogas of the chart, and the two doshas. */
import { SAPTA } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { RASHI } from 'ganaka/internal/lexicon/chart/rashi.ts';
import type { BookLabelId } from 'ganaka/internal/text/contracts/book-words.ts';
import { amount, arc, bar, beside, cell, esc, figure, type Markup, num, table } from '../html.ts';
import type { BookPrinter } from '../printer.ts';
import type { Chapter } from './chapter.ts';

/** A remark on how to read a chapter. */
const remark = (id: BookLabelId, printer: BookPrinter): Markup => `<p class="note">${printer.label(id)}</p>`;

const SHADBALA_COLUMNS = [
  'graha',
  'sthana',
  'dig',
  'kala',
  'cheshta',
  'naisargika',
  'drik',
  'total',
  'ratio',
] as const satisfies readonly BookLabelId[];
/** The heads of the table of strengths, here and in the appendix. */
export const shadbalaHeads = (printer: BookPrinter): string[] => SHADBALA_COLUMNS.map((id) => printer.label(id));

const shadbala: Chapter = {
  id: 'shadbala',
  body({ full: { shadbala: of } }, printer) {
    const longest = Math.max(...SAPTA.map((graha) => of.grahas[graha].ratio));
    return (
      remark('shadbala_note', printer) +
      table(
        [...shadbalaHeads(printer), ''],
        SAPTA.map((graha) => {
          const { sthana, dig, kala, cheshta, naisargika, drik, total, ratio } = of.grahas[graha];
          return [
            cell(printer.graha(graha)),
            ...[sthana.total, dig, kala.total, cheshta, naisargika, drik, total].map((each) => amount(each)),
            amount(ratio, 2),
            cell(bar(ratio / longest)),
          ];
        }),
        'small stack',
      ) +
      beside(
        of.houses.map(({ number, lord, total }) => [
          num(number),
          cell(printer.graha(lord)),
          amount(total),
          cell(bar(total / Math.max(...of.houses.map((house) => house.total)))),
        ]),
        (rows) => table([printer.label('house'), printer.label('lord'), printer.label('total'), ''], rows, 'small'),
      )
    );
  },
};

const ashtakavarga: Chapter = {
  id: 'ashtakavarga',
  body({ asked: { say }, full: { ashtakavarga: of } }, printer) {
    return `${remark('ashtakavarga_note', printer)}${table(
      [printer.label('rashi'), ...SAPTA.map((graha) => printer.graha(graha)), printer.label('sum')],
      RASHI.map(({ number }, n) => [
        cell(printer.named(say.named('rashi', number))),
        ...SAPTA.map((graha) => num(of.bav[graha][n] ?? null)),
        num(of.sav[n] ?? null),
      ]),
    )}<p>${printer.cite(of.citation)}</p>`;
  },
};

const jaimini: Chapter = {
  id: 'jaimini',
  body({ full: { jaimini: of } }, printer) {
    const karakas = table(
      [printer.label('karaka'), printer.label('graha'), printer.label('degrees')],
      of.chara_karakas.map((karaka) => [
        cell(`${printer.named(karaka)} <span class="cite">${esc(karaka.karaka)}</span>`),
        cell(printer.graha(karaka.graha)),
        cell(arc(karaka.degrees), 'n'),
      ]),
      'small',
    );
    const padas = table(
      [printer.label('house'), printer.label('arudha'), printer.label('rashi')],
      of.padas.map((pada) => [num(pada.house), cell(printer.named(pada)), cell(printer.named(pada.rashi))]),
      'small',
    );
    const { karakamsha } = of;
    const amsha = `<p>${printer.label('karakamsha')}: ${printer.named(karakamsha.rashi)} · ${printer.label('navamsha_lagna')}: ${printer.named(of.navamsha_lagna)}</p>`;
    const cited = ['karakas', 'karakamsha', 'arudha'].map((part) => printer.citePart(of, part)).join(' · ');
    return `<div class="beside"><div>${karakas}${amsha}</div>${padas}</div><p>${cited}</p>`;
  },
};

type Yoga = Parameters<Chapter['body']>[0]['full']['yogas']['list'][number];

const sentence = (conditions: readonly Markup[], { words }: BookPrinter): Markup =>
  words.sentence(conditions.join('; '));

const inWords = (condition: Yoga['conditions'][number], printer: BookPrinter): Markup =>
  printer.alone('text', condition);

const yogas: Chapter = {
  id: 'yogas',
  body({ full: { yogas: of } }, printer) {
    const said = (yoga: Yoga): Markup => {
      const undone = yoga.bhanga.filter(({ met }) => met === true);
      const conditions = yoga.conditions.filter(({ met }) => met === true).map((each) => inWords(each, printer));
      return (
        `<div class="block"><h3>${printer.named(yoga)}</h3><p class="note">${printer.cite(yoga.citation)} · ${figure(yoga.frequency_percent)} % ${printer.label('frequency')}</p>` +
        (yoga.makers.length === 0
          ? ''
          : `<p class="small">${printer.label('made_by')}: ${yoga.makers.map(({ graha, house }) => `${printer.graha(graha)} (${house})`).join(', ')}</p>`) +
        (conditions.length === 0 ? '' : `<p class="small">${sentence(conditions, printer)}</p>`) +
        (undone.length === 0
          ? ''
          : `<p class="small">${printer.label('bhanga')}: ${undone.map(({ id, citation }) => `${printer.bhanga(id)} ${printer.cite(citation)}`).join('; ')}</p>`) +
        '</div>'
      );
    };
    const held = of.list.filter(({ present }) => present === true);
    return held.length === 0
      ? `<p>${printer.label('none')}</p>`
      : `${remark('yogas_note', printer)}<div class="columns">${held.map(said).join('')}</div>`;
  },
};

const doshas: Chapter = {
  id: 'doshas',
  body({ full: { manglik, kaal_sarpa: sarpa } }, printer) {
    const is = (present: boolean): Markup => printer.label(present ? 'present' : 'absent');
    return (
      `<p>${printer.label('kuja')}: ${is(manglik.dosha)} · ${printer.cite(manglik.citation)}</p>` +
      (manglik.bhanga.length === 0
        ? ''
        : `<ul>${manglik.bhanga.map(({ id, citation }) => `<li>${printer.label('bhanga')}: ${printer.bhanga(id)} ${printer.cite(citation)}</li>`).join('')}</ul>`) +
      `<p>${printer.label('kala_sarpa')}: ${is(sarpa.present)}${sarpa.type === null ? '' : `, ${printer.named(sarpa.type)}`} · ${printer.cite(sarpa.citation)}</p>` +
      `<p class="caution">${printer.said('line', manglik)}</p>`
    );
  },
};

export const STRENGTH: readonly Chapter[] = [shadbala, ashtakavarga, jaimini, yogas, doshas];
