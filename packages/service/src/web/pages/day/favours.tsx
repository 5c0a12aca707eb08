/** Chandrabala, tarabala and chandrashtama: which births the Moon of the day favours, and which should take care. */

import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { NumberedList } from 'ganaka/internal/text/names.ts';
import { Name } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { moonRashis } from './moon-rashis.ts';
import { Part } from './part.tsx';
import { type DayIn, Hours, Row, Until, Value } from './values.tsx';

const RASHIS = 12;
/** From the eighth rashi one counts back to the first: the Moon is there in the eighth from these births. */
const eighthFrom = (rashi: number): number => ((rashi + RASHIS - 8) % RASHIS) + 1;

export function Favours(at: DayIn) {
  const { day, lang } = at;
  const words = pageWords(lang).almanac;
  return (
    <Part id="favours" title={words.parts.favours} lang={lang} why={[day.chandrabala.citation, day.tarabala.citation]}>
      <dl class="facts">
        <Row term={words.chandrabala}>
          <Bala {...at} of="chandrabala" list="rashi" />
        </Row>
        <Row term={words.chandrashtama}>
          <Chandrashtama {...at} />
        </Row>
        <Row term={words.tarabala}>
          <Bala {...at} of="tarabala" list="nakshatra" />
        </Row>
      </dl>
    </Part>
  );
}

function Bala({
  of,
  list,
  day,
  date,
  lang,
}: DayIn & { readonly of: 'chandrabala' | 'tarabala'; readonly list: NumberedList }) {
  const { spans } = day[of];
  return spans.map((each, i) => (
    <span key={each.start} class="then">
      {spans.length > 1 && (
        <>
          <Hours of={`${of}.spans.${i}`} span={each} date={date} lang={lang} />:{' '}
        </>
      )}
      <Value of={`${of}.spans.${i}.good`} value={each.good.join(',')}>
        <NamesOf list={list} numbers={each.good} lang={lang} />
      </Value>
    </span>
  ));
}

const NamesOf = ({
  list,
  numbers,
  lang,
}: {
  readonly list: NumberedList;
  readonly numbers: readonly number[];
  readonly lang: PageLanguage;
}) =>
  numbers.map((number, i) => (
    <>
      {i > 0 && ', '}
      <Name of={pageVoice(lang).named(list, number)} lang={lang} />
    </>
  ));

function Chandrashtama({ day: { padas }, date, lang }: DayIn) {
  const stays = moonRashis(padas);
  return stays.map(({ rashi, end, last }) => (
    <span key={rashi} class="then">
      <b data-rashi={eighthFrom(rashi)}>
        <Name of={pageVoice(lang).named('rashi', eighthFrom(rashi))} lang={lang} />
      </b>
      {end !== null && (
        <>
          {' '}
          <Until of={`padas.${last}.end`} at={end} date={date} lang={lang} />
        </>
      )}
    </span>
  ));
}
