/** The five angas with their starts and ends, the padas of the nakshatra, and bhadra. */
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LabelId } from 'ganaka/internal/text/language.ts';
import { Beside, Label, MarkedText } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { named } from '../../tools/names-in-language.ts';
import { kalaIn } from './line.ts';
import { Part } from './part.tsx';
import { At, type DayIn, Hours, NamedValue, Row } from './values.tsx';

export function Angas(at: DayIn) {
  const { day, lang } = at;
  const words = pageWords(lang).almanac;
  return (
    <Part
      id="angas"
      title={words.parts.angas}
      lang={lang}
      why={[
        day.months.citation,
        ...day.bhadra.windows.map(({ citation }) => citation),
        ...(day.bhadra.citations ?? []),
      ]}
    >
      <dl class="facts">
        <Anga {...at} of="tithi" />
        <Anga {...at} of="nakshatra" />
        <Padas {...at} />
        <Anga {...at} of="yoga" />
        <Anga {...at} of="karana" />
        <Row term={<Label of="vara" lang={lang} />}>
          <b>
            <NamedValue of="weekday" name={day.weekday} lang={lang} />
          </b>
          <Beside of={day.weekday} lang={lang} />
        </Row>
        {day.bhadra.windows.length > 0 && <Bhadra {...at} />}
      </dl>
    </Part>
  );
}

type AngaId = LabelId & ('tithi' | 'nakshatra' | 'yoga' | 'karana');

/** Every tithi (or nakshatra …) of the day with its start and end. */
const Anga = ({ of, day, date, lang }: DayIn & { readonly of: AngaId }) => (
  <Row term={<Label of={of} lang={lang} />}>
    {day[of].transitions.map((each, i) => (
      <span key={each.start} class="then">
        <b>
          <NamedValue of={`${of}.transitions.${i}`} name={each} lang={lang} />
        </b>{' '}
        <Hours of={`${of}.transitions.${i}`} span={each} date={date} lang={lang} />
      </span>
    ))}
  </Row>
);

function Padas({ day: { padas }, date, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  return (
    <Row term={words.padas}>
      {padas.map((each, i) => (
        <span key={each.start} class="bit">
          {i > 0 && ' · '}
          <b>{each.pada}</b> <At of={`padas.${i}.end`} at={each.end} date={date} lang={lang} />
        </span>
      ))}
    </Row>
  );
}

function Bhadra({ day: { bhadra }, date, lang }: DayIn) {
  const words = pageWords(lang).almanac.bhadra;
  return (
    <Row term={<MarkedText of={kalaIn('bhadra', lang)} lang={lang} />}>
      {bhadra.windows.map((each, i) => {
        const path = `bhadra.windows.${i}`;
        const prose = proseOf(lang);
        const where = named(pageVoice(prose).byId('vasa', each.sthana), prose);
        return (
          <span key={each.start} class="then">
            <b>{words.kinds[each.kind]}</b> <Hours of={path} span={each} date={date} lang={lang} />{' '}
            <i>{each.on_earth ? words.onEarth : words.elsewhere(where)}</i>
            <span class="then">
              <MarkedText of={kalaIn('bhadra_mukha', lang)} lang={lang} />{' '}
              <Hours of={`${path}.mukha`} span={each.mukha} date={date} lang={lang} />
              {each.leave === 'mukha' && <i> {words.leave}</i>}
            </span>
            <span class="then">
              <MarkedText of={kalaIn('bhadra_puccha', lang)} lang={lang} />{' '}
              <Hours of={`${path}.puccha`} span={each.puccha} date={date} lang={lang} />
              {each.leave === 'puccha' && <i> {words.leave}</i>}
            </span>
            {each.harmless !== null && (
              <span class="then">
                {words.harmless} <Hours of={`${path}.harmless`} span={each.harmless} date={date} lang={lang} />
              </span>
            )}
          </span>
        );
      })}
    </Row>
  );
}
