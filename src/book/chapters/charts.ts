/** The birth chart with its houses, the nine grahas, the sixteen vargas, friendship and looks. */
import { drawChart } from '../../drawings/chart.ts';
import { GRAHAS } from '../../engines/engine.ts';
import { SAPTA } from '../../kundali/chart.ts';
import { VARGA_IDS, type VargaId, varga } from '../../kundali/varga.ts';
import { pictureOf } from '../../views/kundali-svg.ts';
import { arc, cell, figure, type Html, num, pairs, table } from '../html.ts';
import type { Matter } from '../matter.ts';
import { LABELS } from '../words.ts';
import type { Chapter } from './chapter.ts';

/** Drawn by the rules of the tables beside it. */
function drawn({ asked, chart }: Matter, id: VargaId): Html {
  const { d2, d3 } = asked.params;
  return drawChart({ ...pictureOf(chart, varga(chart, id, { d2, d3 }), asked.style, asked.say), bare: true });
}

/** The houses counted from the rashi of the Moon. */
function fromMoon({ asked, chart, full }: Matter, title: string): Html {
  const { rashi } = full.kundali.grahas.chandra;
  const picture = pictureOf(chart, varga(chart, 'D1', asked.params), asked.style, asked.say);
  const marks = picture.marks.map((mark) => ({ ...mark, note: mark.note.replace(/\d+°/, '') }));
  return drawChart({ ...picture, title, lagna: rashi.number, marks, bare: true });
}

const birthChart: Chapter = {
  id: 'chart',
  body(matter, voice) {
    const { kundali, dashas, divisionals } = matter.full;
    const { chandra, surya } = kundali.grahas;
    const plate = (chart: Html, caption: Html): Html => `<figure>${chart}<figcaption>${caption}</figcaption></figure>`;
    const facts = pairs([
      [voice.label('lagna'), `${voice.named(kundali.lagna.rashi)} ${arc(kundali.lagna.amsha)}`],
      [voice.label('moon'), `${voice.named(chandra.rashi)} ${arc(chandra.amsha)}`],
      [
        voice.label('nakshatra'),
        `${voice.named(chandra.nakshatra)} · ${voice.label('pada')} ${chandra.nakshatra.pada}`,
      ],
      [voice.label('sun'), `${voice.named(surya.rashi)} ${arc(surya.amsha)}`],
      [voice.label('balance'), `${voice.graha(dashas.balance.lord)}, ${voice.lasting(dashas.balance)}`],
    ]);
    const plates =
      `<div class="plates ${matter.asked.style}"><div>${plate(drawn(matter, 'D1'), voice.label('lagna_chart'))}${facts}</div>` +
      `<div>${plate(fromMoon(matter, voice.one(LABELS.moon_chart)), voice.label('moon_chart'))}${plate(drawn(matter, 'D9'), voice.named(divisionals.charts.D9))}</div></div>`;
    return (
      plates +
      table(
        [voice.label('house'), voice.label('rashi'), voice.label('lord'), voice.label('stands')],
        kundali.houses.map((house) => [
          num(house.number),
          cell(voice.named(house.rashi)),
          cell(voice.graha(house.lord)),
          cell(voice.grahas(house.occupants)),
        ]),
        'small',
      )
    );
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

/** The rashi of the lagna and of each graha in each varga, by number. */
const tulana: Chapter = {
  id: 'tulana',
  body({ full: { varga_tulana: of } }, voice) {
    const row = (name: Html, at: (typeof of.grid)['lagna']): readonly Html[] => [
      cell(name),
      ...VARGA_IDS.map((id) => num(at[id])),
    ];
    return `<p class="note">${voice.label('by_number')}</p>${table(
      ['', ...VARGA_IDS],
      [row(voice.label('lagna'), of.grid.lagna), ...GRAHAS.map((graha) => row(voice.graha(graha), of.grid[graha]))],
      'small grid',
    )}<p>${voice.label('vargottama')}: ${of.vargottama.map((id) => (id === 'lagna' ? voice.label('lagna') : voice.graha(id))).join(', ') || '–'} · ${voice.cite(of.citation)}</p>`;
  },
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
      'small',
    )}<p>${voice.cite(of.citation.aspects)}</p>`;
  },
};

export const CHARTS: readonly Chapter[] = [birthChart, chalit, grahas, vargas, tulana, maitri, drishti];
