/** A page of the operator: the conditions of the plans, or the privacy policy. */
export interface Section {
  readonly head: string;
  readonly says: readonly string[];
}

export interface Paper {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** What the operator has set; null if nothing is. */
export interface Operator {
  readonly contact: string;
  readonly sla: string | null;
  readonly support: string | null;
}
