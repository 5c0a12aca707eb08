/** Asks for a place by its name, with suggestions while one types (the script is `places.js`). */
interface PlaceFieldProps {
  readonly label: string;
  /** What the list of suggestions is called. */
  readonly suggested: string;
  readonly value: string;
  readonly required?: boolean;
}

export const PlaceField = ({ label, suggested, value, required = false }: PlaceFieldProps) => (
  <label>
    {label}{' '}
    <input
      name="place"
      value={value}
      size={14}
      autocomplete="off"
      maxlength={120}
      data-suggest={suggested}
      required={required}
    />
  </label>
);
