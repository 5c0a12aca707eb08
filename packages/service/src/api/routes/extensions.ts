/** Two routes that are not about one day: `/find` searches a span of time, `/why-differs` explains another date. */
import { whyDiffers } from 'ganaka/internal/views/festivals/why-differs.ts';
import { find } from 'ganaka/internal/views/find/find.ts';
import { EVERY_ENGINE, longerAs, table, withBody } from '../route.ts';

export const finding = withBody(
  longerAs(
    table('extension', EVERY_ENGINE, [
      // path, credits, access, shows
      ['/find', 'heavy', 'full', find],
    ]),
    { credits: 'bulk', access: 'enterprise' },
  ),
);

export const differing = table('extension', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/why-differs', 'heavy', 'full', whyDiffers],
]);
