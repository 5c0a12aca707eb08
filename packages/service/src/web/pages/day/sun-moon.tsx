/** Sun and Moon: rising, setting, transit, the lengths of day and night, and where the two are with the times they change. */
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LabelId } from 'ganaka/internal/text/language.ts';
import { Label, Name } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { moonRashis } from './moon-rashis.ts';
import { Part } from './part.tsx';
import { At, type DayIn, NamedValue, Row, Until, Value } from './values.tsx';

export function SunAndMoon(at: DayIn) {
  const { day, date, lang } = at;
  const words = pageWords(lang).almanac;
  const { rise_set: sky } = day;
  const one = (label: LabelId) => {
    const instant = sky[label as 'sunrise'];
    return (
      <Row term={<Label of={label} lang={lang} />}>
        <At of={`rise_set.${label}`} at={instant} date={date} lang={lang} />
      </Row>
    );
  };
  return (
    <Part id="luminaries" title={words.parts.luminaries} lang={lang}>
      <dl class="facts">
        {one('sunrise')}
        {one('sunset')}
        <Row term={words.transit.sun}>
          <At of="rise_set.solar_noon" at={sky.solar_noon} date={date} lang={lang} />
        </Row>
        <Length {...at} of="dinamana" />
        <Length {...at} of="ratrimana" />
        <Sun {...at} />
        {one('moonrise')}
        {one('moonset')}
        <Row term={words.transit.moon}>
          <At of="rise_set.moon_transit" at={sky.moon_transit} date={date} lang={lang} />
        </Row>
        <Moon {...at} />
      </dl>
    </Part>
  );
}

function Length({ of, day, lang }: DayIn & { readonly of: 'dinamana' | 'ratrimana' }) {
  const words = pageWords(lang).almanac;
  const length = day.rise_set[of];
  if (length === null) return null;
  const minutes = Math.round(length.hours * 60);
  return (
    <Row term={words[of]}>
      <Value of={`rise_set.${of}.ghati`} value={length.ghati}>
        {words.length(Math.floor(minutes / 60), minutes % 60, length.ghati.toFixed(2))}
      </Value>
    </Row>
  );
}

function Sun({ day: { sankranti, grahas }, date, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  const { nakshatra } = grahas.surya;
  return (
    <Row term={words.sunIn}>
      <span class="then">
        <b>
          <NamedValue of="sankranti.rashi" name={sankranti.rashi} lang={lang} />
        </b>{' '}
        <NamedValue of="grahas.surya.nakshatra" name={nakshatra} lang={lang} />, {words.pada(nakshatra.pada)}
      </span>
      <span class="then">
        <i>{words.afterwards}</i> <NamedValue of="sankranti.next.rashi" name={sankranti.next.rashi} lang={lang} />{' '}
        <At of="sankranti.next.at" at={sankranti.next.at} date={date} lang={lang} />
      </span>
    </Row>
  );
}

function Moon({ day: { padas }, date, lang }: DayIn) {
  const words = pageWords(lang);
  return (
    <Row term={words.almanac.moonIn}>
      {moonRashis(padas).map(({ rashi, end, last }) => (
        <span key={rashi} class="then">
          <b data-rashi={rashi}>
            <Name of={pageVoice(lang).named('rashi', rashi)} lang={lang} />
          </b>
          {end !== null && (
            <>
              {' '}
              <Until of={`padas.${last}.end`} at={end} date={date} lang={lang} />
            </>
          )}
        </span>
      ))}
    </Row>
  );
}
