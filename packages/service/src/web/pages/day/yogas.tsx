/** The special yogas of the day with their hours, and the anandadi. */

import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { YOGA_QUALITIES } from 'ganaka/internal/views/blocks/special-yogas.ts';
import { Name } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { Part } from './part.tsx';
import { type DayIn, Hours, NamedValue, Row } from './values.tsx';

const QUALITIES = ['shubha', 'mixed', 'ashubha'] as const;

export function Yogas(at: DayIn) {
  const { day, lang } = at;
  const words = pageWords(lang).almanac;
  const { special_yogas: yogas } = day;
  const rows = YOGA_QUALITIES.filter(({ id }) => (yogas[id] ?? []).length > 0);
  return (
    <Part
      id="yogas"
      title={words.parts.yogas}
      lang={lang}
      why={[...rows.map(({ id }) => yogas[id]?.[0]?.citation), yogas.anandadi.citation]}
    >
      <dl class="facts">
        {QUALITIES.map((quality) => {
          const ofQuality = rows.filter((row) => row.quality === quality);
          return ofQuality.length === 0 ? null : (
            <Row key={quality} term={words.yogas[quality]}>
              {ofQuality.map(({ id }) => (
                <Yoga key={id} {...at} id={id} />
              ))}
            </Row>
          );
        })}
        <Anandadi {...at} />
      </dl>
    </Part>
  );
}

type YogaId = (typeof YOGA_QUALITIES)[number]['id'];

function Yoga({ id, day: { special_yogas: yogas }, date, lang }: DayIn & { readonly id: YogaId }) {
  const words = pageWords(lang).almanac;
  return (
    <span class="then">
      <b>
        <Name of={pageVoice(lang).byId('special_yoga', id)} lang={lang} />
      </b>
      {(yogas[id] ?? []).map((each, i) => (
        <span key={each.start} class="bit">
          {' '}
          <Hours of={`special_yogas.${id}.${i}`} span={each} date={date} lang={lang} />
          {each.badhaka !== undefined && (
            <i>
              {' '}
              {words.spoiled} <NamedValue of={`special_yogas.${id}.${i}.badhaka`} name={each.badhaka} lang={lang} />{' '}
              <Hours of={`special_yogas.${id}.${i}.badhaka`} span={each.badhaka} date={date} lang={lang} />
            </i>
          )}
        </span>
      ))}
    </span>
  );
}

function Anandadi({ day: { special_yogas: yogas }, date, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  return (
    <Row term={words.yogas.anandadi}>
      {yogas.anandadi.windows.map((each, i) => {
        const path = `special_yogas.anandadi.windows.${i}`;
        return (
          <span key={each.start} class="then">
            <b>
              <NamedValue of={path} name={each} lang={lang} />
            </b>{' '}
            <Hours of={path} span={each} date={date} lang={lang} />
            {each.leave !== undefined && (
              <i> {each.leave_all === true ? words.leaveAll : words.leaveGhatis(each.leave)}</i>
            )}
          </span>
        );
      })}
    </Row>
  );
}
