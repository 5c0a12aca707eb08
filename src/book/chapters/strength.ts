/** Shadbala as bars, ashtakavarga as grids, karakas and padas, yogas that hold, and the two doshas. */
import { SAPTA } from '../../kundali/chart.ts';
import { RASHI } from '../../lexicon/rashi.ts';
import { arc, bar, beside, cell, esc, figure, type Html, num, table } from '../html.ts';
import { BHANGAS } from '../terms.ts';
import type { Voice } from '../voice.ts';
import type { LabelId } from '../words.ts';
import type { Chapter } from './chapter.ts';

/** How a chapter is read. */
const remark = (id: LabelId, voice: Voice): Html => `<p class="note">${voice.label(id)}</p>`;

const shadbala: Chapter = {
  id: 'shadbala',
  body({ full: { shadbala: of } }, voice) {
    const longest = Math.max(...SAPTA.map((graha) => of.grahas[graha].ratio));
    return (
      remark('shadbala_note', voice) +
      table(
        [
          voice.label('graha'),
          voice.label('sthana'),
          voice.label('dig'),
          voice.label('kala'),
          voice.label('cheshta'),
          voice.label('naisargika'),
          voice.label('drik'),
          voice.label('total'),
          voice.label('ratio'),
          '',
        ],
        SAPTA.map((graha) => {
          const { sthana, dig, kala, cheshta, naisargika, drik, total, ratio } = of.grahas[graha];
          return [
            cell(voice.graha(graha)),
            ...[sthana.total, dig, kala.total, cheshta, naisargika, drik, total, ratio].map(num),
            cell(bar(ratio / longest)),
          ];
        }),
        'small stack',
      ) +
      beside(
        of.houses.map(({ number, lord, total }) => [
          num(number),
          cell(voice.graha(lord)),
          num(total),
          cell(bar(total / Math.max(...of.houses.map((house) => house.total)))),
        ]),
        (rows) => table([voice.label('house'), voice.label('lord'), voice.label('total'), ''], rows, 'small'),
      )
    );
  },
};

const ashtakavarga: Chapter = {
  id: 'ashtakavarga',
  body({ asked: { say }, full: { ashtakavarga: of } }, voice) {
    return `${remark('ashtakavarga_note', voice)}${table(
      [voice.label('rashi'), ...SAPTA.map((graha) => voice.graha(graha)), voice.label('sum')],
      RASHI.map(({ number }, n) => [
        cell(voice.named(say.named('rashi', number))),
        ...SAPTA.map((graha) => num(of.bav[graha][n] ?? null)),
        num(of.sav[n] ?? null),
      ]),
    )}<p>${voice.cite(of.citation)}</p>`;
  },
};

const jaimini: Chapter = {
  id: 'jaimini',
  body({ full: { jaimini: of } }, voice) {
    const karakas = table(
      [voice.label('karaka'), voice.label('graha'), voice.label('degrees')],
      of.chara_karakas.map((karaka) => [
        cell(`${voice.named(karaka)} <span class="cite">${esc(karaka.karaka)}</span>`),
        cell(voice.graha(karaka.graha)),
        cell(arc(karaka.degrees), 'n'),
      ]),
      'small',
    );
    const padas = table(
      [voice.label('house'), voice.label('arudha'), voice.label('rashi')],
      of.padas.map((pada) => [num(pada.house), cell(voice.named(pada)), cell(voice.named(pada.rashi))]),
      'small',
    );
    const { karakamsha, citation } = of;
    const amsha = `<p>${voice.label('karakamsha')}: ${voice.named(karakamsha.rashi)} · ${voice.label('navamsha_lagna')}: ${voice.named(of.navamsha_lagna)}</p>`;
    const cited = [citation.karakas, citation.karakamsha, citation.arudha].map((each) => voice.cite(each)).join(' · ');
    return `<div class="beside"><div>${karakas}${amsha}</div>${padas}</div><p>${cited}</p>`;
  },
};

type Yoga = Parameters<Chapter['body']>[0]['full']['yogas']['list'][number];

const sentence = (conditions: readonly Html[], { lang }: Voice): Html => {
  const said = conditions.join('; ');
  return lang === 'hi' ? `${said}।` : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
};

const inWords = ({ text, text_hi = '' }: Yoga['conditions'][number], { lang }: Voice): Html =>
  esc(lang === 'hi' ? text_hi : text);

const undoing = (id: string, voice: Voice): Html => {
  const known = BHANGAS[id];
  return known === undefined ? esc(id.replaceAll('_', ' ')) : voice.word(known);
};

const yogas: Chapter = {
  id: 'yogas',
  body({ full: { yogas: of } }, voice) {
    const said = (yoga: Yoga): Html => {
      const undone = yoga.bhanga.filter(({ met }) => met === true);
      const conditions = yoga.conditions.filter(({ met }) => met === true).map((each) => inWords(each, voice));
      return (
        `<div class="block"><h3>${voice.named(yoga)}</h3><p class="note">${voice.cite(yoga.citation)} · ${figure(yoga.frequency_percent)} % ${voice.label('frequency')}</p>` +
        (yoga.makers.length === 0
          ? ''
          : `<p class="small">${voice.label('made_by')}: ${yoga.makers.map(({ graha, house }) => `${voice.graha(graha)} (${house})`).join(', ')}</p>`) +
        (conditions.length === 0 ? '' : `<p class="small">${sentence(conditions, voice)}</p>`) +
        (undone.length === 0
          ? ''
          : `<p class="small">${voice.label('bhanga')}: ${undone.map(({ id, citation }) => `${undoing(id, voice)} ${voice.cite(citation)}`).join('; ')}</p>`) +
        '</div>'
      );
    };
    const held = of.list.filter(({ present }) => present === true);
    return held.length === 0
      ? `<p>${voice.label('none')}</p>`
      : `${remark('yogas_note', voice)}<div class="columns">${held.map(said).join('')}</div>`;
  },
};

const doshas: Chapter = {
  id: 'doshas',
  body({ full: { manglik, kaal_sarpa: sarpa } }, voice) {
    const is = (present: boolean): Html => voice.label(present ? 'present' : 'absent');
    return (
      `<p>${voice.label('kuja')}: ${is(manglik.dosha)} · ${voice.cite(manglik.citation)}</p>` +
      (manglik.bhanga.length === 0
        ? ''
        : `<ul>${manglik.bhanga.map(({ id, citation }) => `<li>${voice.label('bhanga')}: ${undoing(id, voice)} ${voice.cite(citation)}</li>`).join('')}</ul>`) +
      `<p>${voice.label('kala_sarpa')}: ${is(sarpa.present)}${sarpa.type === null ? '' : `, ${voice.named(sarpa.type)}`} · ${voice.cite(sarpa.citation)}</p>` +
      `<p class="caution">${voice.two(manglik.line, manglik.line_hi)}</p>`
    );
  },
};

export const STRENGTH: readonly Chapter[] = [shadbala, ashtakavarga, jaimini, yogas, doshas];
