/** Two routes that are not about one day: `/find` searches a span of time, `/why-differs` explains another date. */
import { whyDiffersReply } from 'ganaka/internal/views/festivals/why-differs.reply.ts';
import { whyDiffers } from 'ganaka/internal/views/festivals/why-differs.ts';
import { findReply } from 'ganaka/internal/views/find/find.reply.ts';
import { find } from 'ganaka/internal/views/find/find.ts';
import { EVERY_ENGINE, longerAs, table, withBody } from '../route.ts';

export const finding = withBody(
  longerAs(
    table('extension', EVERY_ENGINE, [
      // path, credits, access, shows, its schema
      ['/find', 'heavy', 'full', find, findReply],
    ]),
    { credits: 'bulk', access: 'enterprise' },
  ),
);

export const differing = table('extension', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/why-differs', 'heavy', 'full', whyDiffers, whyDiffersReply],
]);
