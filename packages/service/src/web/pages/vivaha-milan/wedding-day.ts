import type { vivahaMilan } from 'ganaka/internal/views/muhurta/vivaha-milan.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';

/** The reply for one day. */
export type WeddingDay = Extract<PayloadOf<typeof vivahaMilan>, { readonly panchanga: unknown }>;
