/** Calendars to subscribe to, and anniversaries by tithi. */
import { tithiAnniversary } from 'ganaka/internal/views/festivals/anniversary.ts';
import { anniversaryFeed } from 'ganaka/internal/views/festivals/anniversary-feed.ts';
import { festivalsFeed, parvaFeed } from 'ganaka/internal/views/festivals/feed.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const feeds = table('extension', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/festivals.ics', 'heavy', 'full', festivalsFeed],
  ['/parva-mool.ics', 'heavy', 'full', parvaFeed],
  ['/tithi-anniversary', 'chart', 'full', tithiAnniversary],
  ['/tithi-anniversary.ics', 'chart', 'full', anniversaryFeed],
]);
