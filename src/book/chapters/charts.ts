/** The birth chart with its houses, the nine grahas, the sixteen vargas, friendship and looks. */
import { drawChart } from '../../drawings/chart.ts';
import { GRAHAS } from '../../engines/engine.ts';
import { SAPTA } from '../../kundali/chart.ts';
import { VARGA_IDS, type VargaId, varga } from '../../kundali/varga.ts';
import { pictureOf } from '../../views/kundali-svg.ts';
import { arc, cell, figure, type Html, num, table } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Chapter } from './chapter.ts';

/** Drawn by the rules of the tables beside it. */
function drawn({ asked, chart }: Matter, id: VargaId): Html {
  const { d2, d3 } = asked.params;
  return drawChart({ ...pictureOf(chart, varga(chart, id, { d2, d3 }), asked.style, asked.say), bare: true });
}

const birthChart: Chapter = {
  id: 'chart',
  body(matter, voice) {
    const { houses } = matter.full.kundali;
    return `<div class="one">${drawn(matter, 'D1')}</div>${table(
      [voice.label('house'), voice.label('rashi'), voice.label('lord'), voice.label('stands')],
      houses.map((house) => [
        num(house.number),
        cell(voice.named(house.rashi)),
        cell(voice.graha(house.lord)),
        cell(voice.grahas(house.occupants)),
      ]),
    )}`;
  },
};

const chalit: Chapter = {
  id: 'chalit',
  body({ full: { bhava_chalit: of } }, voice) {
    return (
      table(
        [
          voice.label('house'),
          voice.label('start'),
          voice.label('madhya'),
          voice.label('end'),
          voice.label('strength'),
        ],
        of.houses.map(({ number, start, madhya, end }) => [
          num(number),
          cell(arc(start), 'n'),
          cell(arc(madhya), 'n'),
          cell(arc(end), 'n'),
          cell(
            GRAHAS.filter((graha) => of.grahas[graha].house === number)
              .map((graha) => `<span class="pair">${voice.graha(graha)} ${figure(of.grahas[graha].strength)}</span>`)
              .join(', ') || '–',
          ),
        ]),
      ) +
      voice.notes(of.notes) +
      `<p>${voice.cite(of.citation.houses)} · ${voice.cite(of.citation.strength)}</p>`
    );
  },
};

const grahas: Chapter = {
  id: 'grahas',
  body({ full: { kundali } }, voice) {
    const row = (name: Html, at: (typeof kundali)['lagna'], rest: readonly Html[]) => [
      cell(name),
      cell(voice.named(at.rashi)),
      cell(arc(at.amsha), 'n'),
      cell(voice.named(at.nakshatra)),
      num(at.nakshatra.pada),
      ...rest,
    ];
    return table(
      [
        voice.label('graha'),
        voice.label('rashi'),
        voice.label('degrees'),
        voice.label('nakshatra'),
        voice.label('pada'),
        voice.label('house'),
        voice.label('dignity'),
        voice.label('state'),
        voice.label('marks'),
      ],
      [
        row(voice.label('lagna'), kundali.lagna, [num(1), cell('–'), cell('–'), cell('–')]),
        ...GRAHAS.map((graha) => {
          const at = kundali.grahas[graha];
          const marks = [
            ...(at.retrograde ? [voice.label('retrograde')] : []),
            ...(at.combust ? [voice.label('combust')] : []),
          ];
          return row(voice.graha(graha), at, [
            num(at.house),
            cell(voice.id(at.dignity)),
            cell(voice.named(at.avastha.baladi)),
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
  body: (matter, voice) =>
    `<div class="charts ${matter.asked.style}">${VARGA_IDS.map(
      (id) =>
        `<figure>${drawn(matter, id)}<figcaption>${id} · ${voice.named(matter.full.divisionals.charts[id])}</figcaption></figure>`,
    ).join('')}</div>`,
};

const maitri: Chapter = {
  id: 'maitri',
  body({ full: { maitri: of } }, voice) {
    return `${table(
      ['', ...SAPTA.map((graha) => voice.graha(graha))],
      SAPTA.map((graha) => [
        cell(voice.graha(graha)),
        ...SAPTA.map((other) => cell(graha === other ? '–' : voice.id(of.panchadha[graha][other] ?? null))),
      ]),
      'small stack',
    )}<p>${voice.cite(of.citation.panchadha)}</p>`;
  },
};

const drishti: Chapter = {
  id: 'drishti',
  body({ full: { graha_drishti: of } }, voice) {
    return `${table(
      [voice.label('graha'), voice.label('looks_at')],
      SAPTA.map((graha) => [
        cell(voice.graha(graha)),
        cell(
          of.grahas[graha].aspects
            .map(
              ({ house, rashi, grahas: seen }) =>
                `<span class="pair">${house} ${voice.named(rashi)}${seen.length === 0 ? '' : ` (${voice.grahas(seen)})`}</span>`,
            )
            .join('; '),
        ),
      ]),
    )}<p>${voice.cite(of.citation.aspects)}</p>`;
  },
};

export const CHARTS: readonly Chapter[] = [birthChart, chalit, grahas, vargas, maitri, drishti];
