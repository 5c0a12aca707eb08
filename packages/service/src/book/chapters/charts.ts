/** The birth chart with its houses, the nine grahas, the sixteen vargas, friendships and aspects. */
import { drawChart } from 'ganaka/internal/drawings/chart/chart.ts';
import { SAPTA } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { VARGA_IDS, type VargaId, varga } from 'ganaka/internal/jyotisha/kundali/chart/varga.ts';
import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { pictureOf } from 'ganaka/internal/views/chart/chart-picture.ts';
import { arc, cell, type Markup, num, pairs, rounded, table } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Chapter } from './chapter.ts';

/** A varga as a picture. It follows the same varga rules as the tables next to it. */
function drawn({ asked, chart }: Matter, id: VargaId): Markup {
  const { d2, d3 } = asked.params;
  return drawChart({ ...pictureOf(chart, varga(chart, id, { d2, d3 }), asked.style, asked.say), bare: true });
}

/** The birth chart with houses counted from the rashi of the Moon. */
function fromMoon({ asked, chart, full }: Matter, title: string): Markup {
  const { rashi } = full.kundali.grahas.chandra;
  const picture = pictureOf(chart, varga(chart, 'D1', asked.params), asked.style, asked.say);
  const marks = picture.marks.map((mark) => ({ ...mark, note: mark.note.replace(/\d+°/, '') }));
  return drawChart({ ...picture, title, lagna: rashi.number, marks, bare: true });
}

const birthChart: Chapter = {
  id: 'chart',
  body(matter, printer) {
    const { kundali, dashas, divisionals } = matter.full;
    const { chandra, surya } = kundali.grahas;
    const plate = (chart: Markup, caption: Markup): Markup =>
      `<figure>${chart}<figcaption>${caption}</figcaption></figure>`;
    const facts = pairs([
      [printer.label('lagna'), `${printer.named(kundali.lagna.rashi)} ${arc(kundali.lagna.amsha)}`],
      [printer.label('moon'), `${printer.named(chandra.rashi)} ${arc(chandra.amsha)}`],
      [
        printer.label('nakshatra'),
        `${printer.named(chandra.nakshatra)} · ${printer.label('pada')} ${chandra.nakshatra.pada}`,
      ],
      [printer.label('sun'), `${printer.named(surya.rashi)} ${arc(surya.amsha)}`],
      [printer.label('balance'), `${printer.graha(dashas.balance.lord)}, ${printer.lasting(dashas.balance)}`],
    ]);
    const plates =
      `<div class="plates ${matter.asked.style}"><div>${plate(drawn(matter, 'D1'), printer.label('lagna_chart'))}${facts}</div>` +
      `<div>${plate(fromMoon(matter, printer.words.labels.moon_chart), printer.label('moon_chart'))}${plate(drawn(matter, 'D9'), printer.named(divisionals.charts.D9))}</div></div>`;
    return (
      plates +
      table(
        [printer.label('house'), printer.label('rashi'), printer.label('lord'), printer.label('stands')],
        kundali.houses.map((house) => [
          num(house.number),
          cell(printer.named(house.rashi)),
          cell(printer.graha(house.lord)),
          cell(printer.grahas(house.occupants)),
        ]),
        'small',
      )
    );
  },
};

const chalit: Chapter = {
  id: 'chalit',
  body({ full: { bhava_chalit: of } }, printer) {
    return (
      table(
        [
          printer.label('house'),
          printer.label('start'),
          printer.label('madhya'),
          printer.label('end'),
          printer.label('strength'),
        ],
        of.houses.map(({ number, start, madhya, end }) => [
          num(number),
          cell(arc(start), 'n'),
          cell(arc(madhya), 'n'),
          cell(arc(end), 'n'),
          cell(
            GRAHAS.filter((graha) => of.grahas[graha].house === number)
              .map(
                (graha) => `<span class="pair">${printer.graha(graha)} ${rounded(of.grahas[graha].strength, 2)}</span>`,
              )
              .join(', ') || '–',
          ),
        ]),
      ) +
      printer.notes(of) +
      `<p>${printer.citePart(of, 'houses')} · ${printer.citePart(of, 'strength')}</p>`
    );
  },
};

const grahas: Chapter = {
  id: 'grahas',
  body({ full: { kundali } }, printer) {
    const row = (name: Markup, at: (typeof kundali)['lagna'], rest: readonly Markup[]) => [
      cell(name),
      cell(printer.named(at.rashi)),
      cell(arc(at.amsha), 'n'),
      cell(printer.named(at.nakshatra)),
      num(at.nakshatra.pada),
      ...rest,
    ];
    return table(
      [
        printer.label('graha'),
        printer.label('rashi'),
        printer.label('degrees'),
        printer.label('nakshatra'),
        printer.label('pada'),
        printer.label('house'),
        printer.label('dignity'),
        printer.label('state'),
        printer.label('marks'),
      ],
      [
        row(printer.label('lagna'), kundali.lagna, [num(1), cell('–'), cell('–'), cell('–')]),
        ...GRAHAS.map((graha) => {
          const at = kundali.grahas[graha];
          const marks = [
            ...(at.retrograde ? [printer.label('retrograde')] : []),
            ...(at.combust ? [printer.label('combust')] : []),
          ];
          return row(printer.graha(graha), at, [
            num(at.house),
            cell(printer.term(at.dignity)),
            cell(printer.named(at.avastha.baladi)),
            cell(marks.join(', ') || '–'),
          ]);
        }),
      ],
      'small stack',
    );
  },
};

const vargas: Chapter = {
  id: 'vargas',
  body: (matter, printer) =>
    `<div class="charts ${matter.asked.style}">${VARGA_IDS.map(
      (id) =>
        `<figure>${drawn(matter, id)}<figcaption>${id} · ${printer.named(matter.full.divisionals.charts[id])}</figcaption></figure>`,
    ).join('')}</div>`,
};

/** The rashis of the lagna and of each graha in each varga, as numbers. */
const tulana: Chapter = {
  id: 'tulana',
  body({ full: { varga_tulana: of } }, printer) {
    const row = (name: Markup, at: (typeof of.grid)['lagna']): readonly Markup[] => [
      cell(name),
      ...VARGA_IDS.map((id) => num(at[id])),
    ];
    return `<p class="note">${printer.label('by_number')}</p>${table(
      ['', ...VARGA_IDS],
      [row(printer.label('lagna'), of.grid.lagna), ...GRAHAS.map((graha) => row(printer.graha(graha), of.grid[graha]))],
      'small grid',
    )}<p>${printer.label('vargottama')}: ${of.vargottama.map((id) => (id === 'lagna' ? printer.label('lagna') : printer.graha(id))).join(', ') || '–'} · ${printer.cite(of.citation)}</p>`;
  },
};

const maitri: Chapter = {
  id: 'maitri',
  body({ full: { maitri: of } }, printer) {
    return `${table(
      ['', ...SAPTA.map((graha) => printer.graha(graha))],
      SAPTA.map((graha) => [
        cell(printer.graha(graha)),
        ...SAPTA.map((other) => cell(graha === other ? '–' : printer.term(of.panchadha[graha][other] ?? null))),
      ]),
      'small stack',
    )}<p>${printer.citePart(of, 'panchadha')}</p>`;
  },
};

const drishti: Chapter = {
  id: 'drishti',
  body({ full: { graha_drishti: of } }, printer) {
    return `${table(
      [printer.label('graha'), printer.label('looks_at')],
      SAPTA.map((graha) => [
        cell(printer.graha(graha)),
        cell(
          of.grahas[graha].aspects
            .map(
              ({ house, rashi, grahas: seen }) =>
                `<span class="pair">${house} ${printer.named(rashi)}${seen.length === 0 ? '' : ` (${printer.grahas(seen)})`}</span>`,
            )
            .join('; '),
        ),
      ]),
      'small',
    )}<p>${printer.citePart(of, 'aspects')}</p>`;
  },
};

export const CHARTS: readonly Chapter[] = [birthChart, chalit, grahas, vargas, tulana, maitri, drishti];
