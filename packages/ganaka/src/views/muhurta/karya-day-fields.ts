/** The shape of one day of karya-muhurta. */

import type { Static } from 'typebox';
import type { karyaDayReply } from './karya-day-fields.reply.ts';

export type KaryaDayReply = Static<typeof karyaDayReply>;
