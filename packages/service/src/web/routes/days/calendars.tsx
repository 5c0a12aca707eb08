/** `/calendars`: the open converter of the regional calendars, which needs no script. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageLanguage } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { calendar } from 'ganaka/internal/views/calendars/calendar.ts';
import { catalogIn } from 'ganaka/internal/views/calendars/catalog.ts';
import { lunarCalendar } from 'ganaka/internal/views/calendars/lunar.ts';
import { isDatedId } from 'ganaka/internal/views/calendars/parameters.ts';
import type { PayloadOf, View } from 'ganaka/internal/views/view.ts';
import { answer } from '../../../api/answer/answer.ts';
import type { Query } from '../../../api/read/query.ts';
import { read } from '../../../api/read/read.ts';
import { Refusal } from '../../../api/refusal.ts';
import { defaultsOn } from '../../../api/route-defaults.ts';
import { htmlOf } from '../../design/page.tsx';
import { Calendars, type CalendarsShown, type OtherDate } from '../../pages/calendars/page.tsx';
import type { CalendarEntry, DatedId } from '../../pages/calendars/shown.ts';
import type { PagesParts } from '../../parts.ts';
import type { Asks } from '../../requests/page-request.ts';
import { pageVoice, voiceOf } from '../../requests/voice.ts';
import type { PageCache } from '../../serving/page-cache.ts';
import { textsOf } from '../open.tsx';
import { baseOf, type Site } from '../reply.tsx';

const PATH = '/calendars';
const DATE = '/v1/calendars/{id}';
const LUNAR = '/v1/calendars/lunar';
const USUAL: DatedId = 'bikram';
const PARTS = ['date', 'year', 'month', 'day'];
const TODAY = 'today';

export function calendarRoutes(app: FastifyInstance, site: Site, kept: PageCache, asks: Asks, parts: PagesParts): void {
  const { addresses, engines, where, now, settings } = parts;

  /** Returns the payload of a route. It is computed on the main thread, because a conversion takes microseconds. */
  const asked = <V extends View>(view: V, path: string, query: Query, lang: PageLanguage): PayloadOf<V> => {
    const address = addresses.find((each) => each.path === path);
    if (address === undefined) throw new Error(`no route ${path}`);
    const engine = engineNamed(engines, defaultsOn(address.row, query)?.engine ?? address.engine ?? '');
    return answer(view, read(address, engine.info, query, [], { where, now }), engine, where, voiceOf(lang)).payload;
  };

  const shownOf = (id: string, typed: ReadonlyMap<string, string>, lang: PageLanguage): CalendarsShown => {
    const query = new Map<string, string>([['id', id], ...(typed.size === 0 ? [['date', TODAY] as const] : typed)]);
    const found = asked(calendar, DATE, query, lang);
    const others = catalogIn(pageVoice(lang)).flatMap((entry) =>
      entry.id === id ? [] : otherDate(entry, found.date, lang),
    );
    const call = `/v1/calendars/${id}?${new URLSearchParams([...query].filter(([name]) => name !== 'id'))}`;
    const engine = Object.values(engines).find(({ info }) => info.id === found.engine)?.info ?? null;
    return { found, others, call, engine };
  };

  /** Returns the date in another calendar, or nothing if that calendar has no date for the day. */
  const otherDate = (entry: CalendarEntry, date: string, lang: PageLanguage): OtherDate[] => {
    try {
      const { text, text_native: native } =
        entry.kind === 'lunar'
          ? asked(lunarCalendar, LUNAR, new Map([['date', date]]), lang)
          : asked(calendar, DATE, dateQuery(entry.id, date), lang);
      return [{ entry, text, native }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };

  app.get(PATH, (request, reply) => {
    const frame = site.frame(request, reply);
    const { lang, theme, known } = frame.reader;
    const { id, typed } = questionIn(request);
    const base = baseOf(request, settings.baseUrl);
    const today = asked(calendar, DATE, dateQuery(USUAL, TODAY), lang).date;
    const page = {
      catalog: catalogIn(pageVoice(lang)),
      id: isDatedId(id) ? id : USUAL,
      typed: Object.fromEntries(typed),
      today,
      base,
    };
    let shown: CalendarsShown;
    try {
      asks.admit(request);
      shown = shownOf(id, typed, lang);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 400) throw error;
      return site.private(reply, <Calendars frame={frame} {...page} shown={null} wrong={error.message} />, 400);
    }
    const plain = { ...frame, reader: { ...frame.reader, search: [['id', id] as const, ...typed] } };
    return kept.send(request, reply, {
      key: [PATH, lang, theme, known, base, today, id, ...[...typed].flat()].join('|'),
      leavesCookie: ['lang', 'theme'].some((name) => textsOf(request.query)[name] !== undefined),
      make: () => htmlOf(<Calendars frame={plain} {...page} shown={shown} />),
    });
  });
}

const dateQuery = (id: string, date: string): Query =>
  new Map([
    ['id', id],
    ['date', date],
  ]);

/** Returns the calendar and the date of the query; without a date the page shows today. */
function questionIn(request: FastifyRequest): { readonly id: string; readonly typed: ReadonlyMap<string, string> } {
  const query = textsOf(request.query);
  const textOf = (name: string): string => (typeof query[name] === 'string' ? query[name].trim() : '');
  const typed = new Map(PARTS.map((name) => [name, textOf(name)] as const).filter(([, value]) => value !== ''));
  return { id: textOf('id') || USUAL, typed };
}
