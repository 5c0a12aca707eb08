/** A field for a place name, with suggestions while typing (the script is `places.js`). */
interface PlaceFieldProps {
  readonly label: string;
  /** The label of the list of suggestions. */
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
