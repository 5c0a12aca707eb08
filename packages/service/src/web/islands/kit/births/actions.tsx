/** The buttons to save, to link and to print. */
import type { Screen } from '../../../pages/births/screen.ts';

interface ActionsProps {
  readonly words: Screen['words'];
  readonly link: () => string;
  /** Saves the births and returns the message to show. */
  readonly save: () => string;
}

export function Actions({ words, link, save }: ActionsProps) {
  /** Shows a message in the line below the buttons. */
  const sayNear = (button: EventTarget | null, text: string): void => {
    const line = button instanceof Element ? button.parentElement?.querySelector('[role=status]') : null;
    if (line) line.textContent = text;
  };
  const share = ({ currentTarget }: Event): void => {
    const address = link();
    // without a clipboard (plain http on another host) the link is shown as text
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => sayNear(currentTarget, words.shared),
      () => sayNear(currentTarget, `${words.linkBelow} ${address}`),
    );
  };
  return (
    <div class="actions births-actions">
      <button type="button" class="btn quiet" onClick={({ currentTarget }) => sayNear(currentTarget, save())}>
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
