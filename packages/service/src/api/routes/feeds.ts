/** Calendars to subscribe to, and anniversaries by tithi. */

import { panchangaFeed } from 'ganaka/internal/views/day/panchanga-feed.ts';
import { tithiAnniversaryReply } from 'ganaka/internal/views/festivals/anniversary.reply.ts';
import { tithiAnniversary } from 'ganaka/internal/views/festivals/anniversary.ts';
import { anniversaryFeed } from 'ganaka/internal/views/festivals/anniversary-feed.ts';
import { festivalsFeed, parvaFeed } from 'ganaka/internal/views/festivals/feed.ts';
import { textReply } from 'ganaka/internal/views/kit/text.reply.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const feeds = table('extension', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/festivals.ics', 'heavy', 'paid', festivalsFeed, textReply],
  ['/parva-mool.ics', 'heavy', 'paid', parvaFeed, textReply],
  ['/panchanga.ics', 'heavy', 'paid', panchangaFeed, textReply],
  ['/tithi-anniversary', 'chart', 'full', tithiAnniversary, tithiAnniversaryReply],
  ['/tithi-anniversary.ics', 'chart', 'full', anniversaryFeed, textReply],
]);
