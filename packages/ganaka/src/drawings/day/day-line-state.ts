/** The data of a day line, from which its horizontal or vertical drawing is made. */

/** The colour class of a span; defined in the page's style sheet. */
export type Tone = 'tithi' | 'nakshatra' | 'good' | 'bad' | 'middling' | 'plain';

/** A span of a row: a tithi, a hora, a muhurta. */
export interface LineSpan {
  /** Instants, in the unit of the line's own `from` and `to`. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** A small text next to the label if there is room, such as a time. */
  readonly note?: string;
  readonly tone: Tone;
  /** One sign instead of the label, if the room is small. */
  readonly mark?: string;
  /** True for a later span of the row, which is drawn paler. */
  readonly later?: boolean;
  /** The tooltip. */
  readonly words: string;
  /** The language of the label and the words, if it is not that of the line. */
  readonly language?: string;
}

/** A row of spans. */
export interface LineRow {
  readonly label: string;
  /** The label in the vertical layout, where a column is only as wide as a word. */
  readonly short?: string;
  readonly spans: readonly LineSpan[];
  /** The text if the row has no spans. */
  readonly none?: string;
  /** The language of the label, if it is not that of the line. */
  readonly language?: string;
  /** Set for rows with many short spans. In the horizontal layout each has its label above its note, centred. */
  readonly dense?: true;
}

/** A day, from sunrise to sunrise, in rows. */
export interface DayLine {
  readonly language: string;
  readonly title: string;
  /** The whole day in a sentence. */
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** The labels at the start, at sunset and at the end, each with a word and a time. */
  readonly begins: Edge;
  readonly sunset: Edge & { readonly at: number };
  readonly ends: Edge;
  readonly rows: readonly LineRow[];
  /** The instant of the hand; undefined if the present is outside the day. */
  readonly now?: number;
}

export interface Edge {
  readonly word: string;
  readonly clock: string;
  /** The language of the word, if it is not that of the line. */
  readonly language?: string;
}
