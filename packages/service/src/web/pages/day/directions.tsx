/** Directions not to be travelled, and where the fire, Shiva and the yogini dwell. */
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { MarkedText } from '../../design/names.tsx';
import { fieldIn, textIn } from '../../tools/names-in-language.ts';
import { Part } from './part.tsx';
import { type DayIn, NamedValue, Row, Until } from './values.tsx';

export function Directions({ day: { vasa }, date, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  const { disha_shula: shula, yogini, agni, shiva } = vasa;
  const also = shula.by_nakshatra_name;
  const until = (of: string, at: string | undefined) =>
    at !== undefined && (
      <>
        {' '}
        <Until of={of} at={at} date={date} lang={lang} />
      </>
    );
  return (
    <Part
      id="directions"
      title={words.parts.directions}
      lang={lang}
      why={[shula.citation, yogini.citation, agni.citation, shiva.citation]}
    >
      <dl class="facts">
        <Row term={words.shula}>
          <b>
            <NamedValue of="vasa.disha_shula" name={shula} lang={lang} />
          </b>
          {also !== undefined && (
            <i>
              {' '}
              {words.shulaByNakshatra}{' '}
              <MarkedText of={fieldIn({ ...shula, by_nakshatra_name: also }, 'by_nakshatra_name', lang)} lang={lang} />
            </i>
          )}
        </Row>
        <Row term={words.yogini}>
          <b>
            <NamedValue of="vasa.yogini" name={yogini} lang={lang} />
          </b>
          {until('vasa.yogini.until', yogini.until)}
        </Row>
        <Row term={words.agni}>
          <b>
            <NamedValue of="vasa.agni" name={agni} lang={lang} />
          </b>
          {until('vasa.agni.until', agni.until)}
          <i>
            {' '}
            <MarkedText of={textIn(agni.effect, agni.effect_hi, lang)} lang={lang} />
          </i>
        </Row>
        <Row term={words.ahuti}>
          <b>
            <NamedValue of="vasa.agni.chakra" name={agni.chakra} lang={lang} />
          </b>
          <i>
            {' '}
            <MarkedText of={textIn(agni.chakra.effect, agni.chakra.effect_hi, lang)} lang={lang} />
          </i>
        </Row>
        <Row term={words.shiva}>
          <b>
            <NamedValue of="vasa.shiva" name={shiva} lang={lang} />
          </b>
          {until('vasa.shiva.until', shiva.until)}
          <i>
            {' '}
            <MarkedText of={textIn(shiva.effect, shiva.effect_hi, lang)} lang={lang} />
          </i>
        </Row>
      </dl>
    </Part>
  );
}
