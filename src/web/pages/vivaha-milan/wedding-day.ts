import type { vivahaMilan } from '../../../views/muhurta/vivaha-milan.ts';
import type { PayloadOf } from '../../../views/view.ts';

/** The reply for one day. */
export type WeddingDay = Extract<PayloadOf<typeof vivahaMilan>, { readonly panchanga: unknown }>;
