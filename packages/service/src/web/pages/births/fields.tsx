/**
 * The fields of one birth. They have no `name` attribute, because no form of this page is ever sent, with or without
 * scripts.
 */
import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';

interface BirthFieldsProps {
  readonly id: string;
  readonly words: PageWords['births'];
}

/** A field with an element for its message, which the script fills and links to the control. */
function LabelledInput({
  id,
  label,
  hint,
  note,
  type,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly note?: string;
  readonly type: 'text' | 'date' | 'time';
}) {
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-wrong`].join(' ');
  const common = { autocomplete: 'off', 'aria-describedby': described };
  return (
    <div class="field">
      <label for={id}>
        {label} {note !== undefined && <span class="soft">({note})</span>}
      </label>
      {type === 'text' ? (
        <input id={id} type="text" maxlength={120} {...common} />
      ) : type === 'time' ? (
        <input id={id} type="time" {...common} />
      ) : (
        <input id={id} type="date" {...common} />
      )}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p class="wrong" id={`${id}-wrong`} />
    </div>
  );
}

export const BirthFields = ({ id, words }: BirthFieldsProps) => (
  <div class="birth-fields" data-birth={id}>
    <LabelledInput id={`${id}-name`} type="text" label={words.name} note={words.optional} />
    <LabelledInput id={`${id}-date`} type="date" label={words.date} />
    <LabelledInput id={`${id}-time`} type="time" label={words.time} hint={words.timeHint} />
    <LabelledInput id={`${id}-town`} type="text" label={words.town} hint={words.townHint} />
    <fieldset class="twice" id={`${id}-twice`} hidden />
  </div>
);
