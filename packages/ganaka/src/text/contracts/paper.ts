/** A legal page of the operator: the terms of the plans, or the privacy policy. */
export interface Section {
  readonly head: string;
  readonly says: readonly string[];
}

export interface PaperWords {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** The settings of the operator that these pages mention; null if not set. */
export interface Operator {
  readonly contact: string;
  readonly sla: string | null;
  readonly support: string | null;
}
