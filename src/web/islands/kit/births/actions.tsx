/** Save, link, print. */
import type { Screen } from '../../../pages/births/screen.ts';

interface ActionsProps {
  readonly words: Screen['words'];
  readonly link: () => string;
  /** Saves and says what came of it. */
  readonly save: () => string;
}

export function Actions({ words, link, save }: ActionsProps) {
  const say = (event: Event, text: string): void => {
    const line =
      event.currentTarget instanceof Element ? event.currentTarget.parentElement?.querySelector('[role=status]') : null;
    if (line) line.textContent = text;
  };
  const share = (event: Event): void => {
    const [address, button] = [link(), event.currentTarget];
    const said = (text: string): void => {
      const line = button instanceof Element ? button.parentElement?.querySelector('[role=status]') : null;
      if (line) line.textContent = text;
    };
    // without a clipboard (plain http on another host) the link is written out
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => said(words.shared),
      () => said(`${words.linkBelow} ${address}`),
    );
  };
  return (
    <div class="actions births-actions">
      <button type="button" class="btn quiet" onClick={(event) => say(event, save())}>
        {words.save}
      </button>
      <button type="button" class="btn quiet" onClick={share}>
        {words.share}
      </button>
      <button type="button" class="btn quiet" onClick={() => print()}>
        {words.print}
      </button>
      <p role="status" class="births-said" />
    </div>
  );
}
