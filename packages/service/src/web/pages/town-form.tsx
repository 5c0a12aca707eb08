/**
 * The form that asks for a town: by name with suggestions or, when the reader presses a button, by the browser's
 * location.
 */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { fieldText, type Town, townName, type UnknownTown } from '../requests/town.ts';

interface TownFormProps {
  readonly lang: PageLanguage;
  readonly action: string;
  readonly town: Town | UnknownTown;
}

export function TownForm({ lang, action, town }: TownFormProps) {
  const words = pageWords(lang).home;
  return (
    <form class="town" method="get" action={action} data-town="">
      <label for="place">{words.town}</label>
      <input
        id="place"
        name="place"
        type="text"
        value={fieldText(town, lang)}
        placeholder={words.townHint}
        autocomplete="off"
        maxlength={120}
        data-suggest={words.town}
        required
      />
      <button class="btn" type="submit">
        {words.show}
      </button>
      <button
        class="btn quiet scripted-only"
        type="button"
        data-locate=""
        data-asking={words.locating}
        data-failed={words.notLocated}
      >
        {words.locate}
      </button>
    </form>
  );
}

/** The same form, folded, for pages that already have a town. */
export const ChangeTown = (props: TownFormProps & { readonly town: Town }) => (
  <details class="change-town">
    <summary>
      {pageWords(props.lang).home.changeTown} <span class="soft">{townName(props.town, props.lang)}</span>
    </summary>
    <TownForm {...props} />
  </details>
);

/** The places that a name may have meant. */
export function TownUnknown({ lang, action, town }: TownFormProps & { readonly town: UnknownTown }) {
  const words = pageWords(lang).home;
  return (
    <div class="notice bad" role="alert">
      <p>{town.tie ? words.several(town.asked) : words.unknown(town.asked)}</p>
      {town.near.length > 0 && (
        <>
          <p>{words.oneOf}</p>
          <ul>
            {town.near.map((label) => (
              <li key={label}>
                <a href={`${action}?place=${encodeURIComponent(label)}`}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
