/** The grahas at sunrise, and which of them sets in the Sun's light or is seen again next. */

import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, Name } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { clockIn, dayAndYear, inDigits } from '../../tools/clock.ts';
import { Part } from './part.tsx';
import { type DayIn, NamedValue, Value } from './values.tsx';

const MINUTES = 60;

/** Returns `12° 05′`, rounded down as in almanacs, so that a graha is never shown in a degree that it has not reached. */
function degrees(amsha: number): string {
  const minutes = Math.floor(amsha * MINUTES + 1e-9);
  return `${Math.floor(minutes / MINUTES)}° ${String(minutes % MINUTES).padStart(2, '0')}′`;
}

export function Grahas(at: DayIn) {
  const { lang } = at;
  const words = pageWords(lang).almanac;
  return (
    <Part id="grahas" title={words.parts.grahas} lang={lang} closed>
      <table class="watches">
        <thead>
          <tr>
            <th scope="col">{words.graha}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.motion}</th>
          </tr>
        </thead>
        <tbody>
          {GRAHAS.map((graha) => (
            <GrahaRow key={graha} {...at} graha={graha} />
          ))}
        </tbody>
      </table>
      <NextAsta {...at} />
    </Part>
  );
}

function GrahaRow({ graha, day: { grahas }, lang }: DayIn & { readonly graha: (typeof GRAHAS)[number] }) {
  const words = pageWords(lang).almanac;
  const { rashi, amsha, nakshatra, gati_ashtadha: gati, retrograde, combust } = grahas[graha];
  const path = `grahas.${graha}`;
  return (
    <tr>
      <th scope="row">
        <Name of={pageVoice(lang).byId('graha', graha)} lang={lang} />
      </th>
      <td>
        <NamedValue of={`${path}.rashi`} name={rashi} lang={lang} />{' '}
        <Value of={`${path}.amsha`} value={amsha}>
          <DateText of={(id) => inDigits(id, degrees(amsha))} lang={lang} />
        </Value>
        <span class="then soft">
          <NamedValue of={`${path}.nakshatra`} name={nakshatra} lang={lang} />,{' '}
          <Value of={`${path}.nakshatra.pada`} value={nakshatra.pada}>
            {nakshatra.pada}
          </Value>
        </span>
      </td>
      <td>
        <NamedValue of={`${path}.gati_ashtadha`} name={gati} lang={lang} />
        {retrograde && <i> {words.retrograde}</i>}
        {combust && <i> {words.combust}</i>}
      </td>
    </tr>
  );
}

function NextAsta({ day: { asta }, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  return (
    <ul class="plain">
      {asta.upcoming.map((each, i) => (
        <li key={each.graha}>
          <Name of={pageVoice(lang).byId('graha', each.graha)} lang={lang} /> {words.events[each.event]}{' '}
          <time dateTime={each.at} data-at={`asta.upcoming.${i}.at`}>
            <DateText of={(id) => `${dayAndYear(id, each.at)}, ${clockIn(id, each.at)}`} lang={lang} />
          </time>
        </li>
      ))}
    </ul>
  );
}
