/** The sankalpa of the day and the town in Devanagari, with fields for gotra and name that a script fills in. */
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { personText } from 'ganaka/internal/text/script/sankalpa-person.ts';
import { inPageDigits } from './facts.tsx';
import { Part } from './part.tsx';
import type { DayIn } from './values.tsx';

/** The words of the text for a person whose gotra and name are not known. */
const SOMEBODY = personText('', '');

export function Sankalpa({ day: { sankalpa }, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  const { mukhya, ganapati } = sankalpa;
  const own = (text: { readonly text: string; readonly text_hi?: string; readonly text_sa_deva?: string }): string =>
    inPageDigits(text.text_hi ?? text.text_sa_deva ?? text.text, lang);
  const [before = '', after] = own(mukhya).split(SOMEBODY);
  return (
    <Part
      id="sankalpa"
      title={words.parts.sankalpa}
      lang={lang}
      closed
      why={[mukhya.citation, ganapati.citation, sankalpa.citation]}
    >
      <p class="soft">{words.sankalpaLead}</p>
      <p class="sankalpa" lang="sa">
        {before}
        {after !== undefined && (
          <>
            <span data-somebody="">{SOMEBODY}</span>
            {after}
          </>
        )}
      </p>
      <p class="sankalpa" lang="sa">
        {own(ganapati)}
      </p>
      <div class="own-words scripted-only">
        <label>
          {words.gotra} <input type="text" lang="sa" maxlength={40} autocomplete="off" data-fills="" />
        </label>
        <label>
          {words.yourName} <input type="text" lang="sa" maxlength={60} autocomplete="off" data-fills="" />
        </label>
        <p class="hint">{words.staysHere}</p>
      </div>
    </Part>
  );
}
