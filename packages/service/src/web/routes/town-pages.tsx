/**
 * Pages whose URL names their town: `?town=` with an id of the gazetteer, so that a page can be bookmarked, shared and
 * found. Only a URL without `town=` shows the town that the reader chose before. The town form redirects to the URL of
 * the town.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Frame, htmlOf } from '../design/page.tsx';
import { TASTE_COOKIE } from '../design/reader.ts';
import { HomeUnknown } from '../pages/home/page.tsx';
import type { PagesParts } from '../parts.ts';
import type { Asks } from '../requests/page-request.ts';
import { readerInTown } from '../requests/state-language.ts';
import {
  inTown,
  isUnknown,
  type Town,
  townAddressed,
  townIn,
  townInSearch,
  townKept,
  type UnknownTown,
  withSky,
} from '../requests/town.ts';
import type { PageCache } from '../serving/page-cache.ts';
import { textsOf } from './open.tsx';
import { baseOf, type Site } from './reply.tsx';

type Shown = Parameters<typeof htmlOf>[0];

export interface TownPages {
  /** Returns the town of the request, and a frame whose switches keep it; null if a reply was sent instead. */
  asked(request: FastifyRequest, reply: FastifyReply): { readonly frame: Frame; readonly town: Town } | null;
  /**
   * Counts a new computation against the rate limit of the IP address, as `send` does for a page that is not cached.
   */
  admit(request: FastifyRequest): void;
  /**
   * Sends a page, cached for a minute. `at` is what the page depends on in addition to its URL, such as today's date.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { readonly frame: Frame; readonly town: Town },
    page: { readonly at: string; readonly show: (base: string) => Shown },
  ): Promise<FastifyReply>;
}

export function townPagesOf(site: Site, kept: PageCache, asks: Asks, { where, settings }: PagesParts): TownPages {
  const unknown = (reply: FastifyReply, frame: Frame, town: UnknownTown): null => {
    site.private(reply, <HomeUnknown frame={frame} town={town} action={frame.reader.path} />, 400);
    return null;
  };
  const leads = (reply: FastifyReply, path: string, town: Town): null => {
    reply.header('cache-control', 'no-store').redirect(inTown(path, town), 303);
    return null;
  };
  return {
    asked(request, reply) {
      const frame = site.frame(request, reply);
      const { path } = frame.reader;
      const query = textsOf(request.query);
      const chosen = townIn(query, where);
      if (chosen !== undefined) {
        if (isUnknown(chosen)) return unknown(reply, frame, chosen);
        reply.setCookie('town', chosen.asked, { ...TASTE_COOKIE, httpOnly: true, secure: site.secure });
        return leads(reply, path, chosen);
      }
      const addressed = townAddressed(query, where);
      if (addressed !== undefined && isUnknown(addressed)) return unknown(reply, frame, addressed);
      // a name redirects to the id
      if (addressed !== undefined && addressed.address !== query.town) return leads(reply, path, addressed);
      const town = withSky(addressed ?? townKept(request.cookies, where), query);
      const reader = readerInTown(frame.reader, town, query, request.cookies);
      return { frame: { ...frame, reader: { ...reader, search: townInSearch({ town: town.address }, town) } }, town };
    },
    admit: (request) => asks.admit(request),
    send(request, reply, { frame, town }, { at, show }) {
      const { lang, theme, known, path } = frame.reader;
      const base = baseOf(request, settings.baseUrl);
      const query = textsOf(request.query);
      return kept.send(request, reply, {
        key: [path, lang, theme, known, town.address, town.modern, base, at].join('|'),
        leavesCookie: query.lang !== undefined || query.theme !== undefined,
        make: () => {
          asks.admit(request);
          return htmlOf(show(base));
        },
      });
    },
  };
}
