/** The houses, the six life reports, appeasement and stones: facts, their printed bands, and the cautions. */
import { GRAHAS } from '../../engines/engine.ts';
import { cell, esc, type Html, locusOf, num, table } from '../html.ts';
import { LIFE_IDS, type Life } from '../matter.ts';
import type { Voice } from '../voice.ts';
import type { Chapter } from './chapter.ts';

interface Met {
  readonly citation: Parameters<typeof locusOf>[0] & { readonly gist: string };
}
const list = (conditions: readonly Met[]): Html =>
  conditions.length === 0
    ? '–'
    : `<ul class="small">${conditions.map(({ citation }) => `<li>${esc(citation.gist)} ${locusOf(citation)}</li>`).join('')}</ul>`;

const houses: Chapter = {
  id: 'houses',
  body: ({ full: { bhava_phala: of } }, voice) =>
    of.houses
      .map(
        ({ number, rashi, lord, karaka, occupants, bindus, band, condition }) =>
          `<div class="block"><h3>${number} · ${voice.named(rashi)}</h3><p>${voice.label('lord')}: ${voice.graha(lord.graha)} (${lord.house}) · ${voice.label('karaka')}: ${voice.graha(karaka.graha)} (${karaka.house}) · ${voice.label('stands')}: ${voice.grahas(occupants)} · ${voice.label('bindus')}: ${bindus}, ${voice.id(band)}</p>` +
          table(
            [voice.label('for_it'), voice.label('against')],
            [[cell(list(condition.good)), cell(list(condition.bad))]],
          ) +
          '</div>',
      )
      .join(''),
};

const value = (measure: Life['subjects'][number]['measures'][number], voice: Voice): Html =>
  typeof measure.value === 'string' ? voice.id(measure.value) : measure.value === null ? '–' : esc(measure.value);

const lifeChapter = (id: (typeof LIFE_IDS)[number]): Chapter => ({
  id,
  body({ life }, voice) {
    const of = life[id];
    return (
      of.subjects
        .map(
          (subject) =>
            `<div class="block"><p class="line">${voice.two(subject.line, subject.line_hi)}</p>` +
            table(
              [voice.label('measure'), voice.label('value'), voice.label('band'), ''],
              subject.measures.map((measure) => [
                cell(voice.id(measure.id)),
                cell(value(measure, voice), 'n'),
                cell(voice.id(measure.band)),
                cell(locusOf(measure.citation)),
              ]),
              'small',
            ) +
            '</div>',
        )
        .join('') +
      `<p>${voice.label('capacity')}: ${of.capacity.upper}, ${of.capacity.middle}, ${of.capacity.lower}</p>` +
      `<p class="caution">${voice.two(of.line, of.line_hi)}</p>`
    );
  },
});

const cautions = (texts: readonly { readonly text: string; readonly text_hi?: string }[], voice: Voice): Html =>
  texts.map(({ text, text_hi }) => `<p class="caution">${voice.two(text, text_hi)}</p>`).join('');

const shanti: Chapter = {
  id: 'shanti',
  body: ({ shanti: of }, voice) =>
    `${cautions(of.caution, voice)}<p>${voice.label('ill_placed')}: ${voice.grahas(of.named)} ${locusOf(of.citation)}</p>${table(
      [
        voice.label('graha'),
        voice.label('image'),
        voice.label('mantra'),
        voice.label('japa'),
        voice.label('samidh'),
        voice.label('food'),
        voice.label('gift'),
        voice.label('dana'),
      ],
      GRAHAS.map((graha) => {
        const { image, mantra_sa, japa_count, samidh, food, gift, dana } = of.grahas[graha];
        return [
          cell(voice.graha(graha)),
          cell(voice.named(image)),
          cell(`<span lang="sa" class="sa">${esc(mantra_sa)}</span>`),
          num(japa_count),
          cell(voice.named(samidh)),
          cell(food === null ? '–' : voice.named(food)),
          cell(voice.named(gift)),
          cell(dana.map((each) => voice.named(each)).join(', ')),
        ];
      }),
      'small',
    )}${cautions(of.not_shown, voice)}`,
};

const ratna: Chapter = {
  id: 'ratna',
  body: ({ ratna: of }, voice) =>
    `${cautions(of.caution, voice)}${table(
      [voice.label('graha'), voice.label('gem'), voice.label('instead'), voice.label('ill_placed')],
      GRAHAS.map((graha) => {
        const { gem, instead, ill_placed } = of.grahas[graha];
        return [
          cell(voice.graha(graha)),
          cell(voice.named(gem)),
          cell(voice.named(instead)),
          cell(voice.label(ill_placed.natal ? 'present' : 'absent')),
        ];
      }),
    )}<p>${locusOf(of.grahas.surya.citation)} · ${locusOf(of.citations.instead)}</p>`,
};

export const READINGS: readonly Chapter[] = [houses, ...LIFE_IDS.map(lifeChapter), shanti, ratna];
