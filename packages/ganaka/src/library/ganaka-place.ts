/** A place with its clock. */
export interface GanakaPlace {
  readonly name: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** An IANA name, or hours east of UTC. */
  readonly zone: string | number;
  /** The Indian state as the gazetteer names it. Months, years and festivals follow the custom of the state. */
  readonly state: string | null;
  /** The name in Devanagari, which is used in a sankalpa. */
  readonly devanagari?: string;
}
