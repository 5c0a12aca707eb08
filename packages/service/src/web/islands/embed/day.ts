/** `<ganaka-day place="…" lang="…" date="…" engine="…">`: the five angas of a day; today if no date is given. */
import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import { type AngaRun, angas, type GanakaAngas, today } from 'ganaka/internal/library/days/angas.ts';
import { dayNameAt } from 'ganaka/internal/text/contracts/day-words.ts';
import type { LabelId } from 'ganaka/internal/text/language.ts';
import { drawn, type EmbedContext, GanakaElement, made } from './element.ts';
import { clockOn, datesIn, longDate, tithiName, untilIn } from './names-and-dates.ts';

const ANGAS = ['nakshatra', 'yoga', 'karana'] as const;
const EVENTS = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const;

export class GanakaDayElement extends GanakaElement {
  static readonly observedAttributes = ['place', 'lang', 'date', 'engine'];

  content(shown: EmbedContext): Node[] {
    const { engine, place, words, lang } = shown;
    const date = this.getAttribute('date') ?? today(place);
    const day = angas(engine, place, date);
    const label = (id: LabelId): string => words.labels[id] ?? '';
    const fact = (name: string, ...content: (Node | string)[]): Node[] => [
      made('dt', {}, name),
      made('dd', {}, ...content),
    ];
    const run = (name: string, { end }: AngaRun): (Node | string)[] => [
      made('b', {}, name),
      ' ',
      made('small', {}, untilIn(words, lang, clockOn(lang, end, date))),
    ];
    const [tithi] = day.tithi;
    const facts = [
      ...fact(label('vara'), dayNameAt(words, 'vara', day.weekday)),
      ...(tithi === undefined ? [] : fact(label('tithi'), ...run(tithiName(words, tithi.number), tithi))),
      ...ANGAS.flatMap((anga) => {
        const [first] = day[anga];
        return first === undefined ? [] : fact(label(anga), ...run(dayNameAt(words, anga, first.number), first));
      }),
      ...EVENTS.flatMap((event) => fact(label(event), eventOf(day, event, lang, date))),
    ];
    const { number, adhika } = day.purnimanta;
    const masa = `${adhika ? `${words.names.masa_terms.adhika ?? ''} ` : ''}${dayNameAt(words, 'masa', number)}`;
    return [
      made('h2', { lang }, drawn(drawMoon(day.elongation)), tithiName(words, tithi?.number ?? 0)),
      made('p', { lang }, made('span', { lang: datesIn(lang) }, longDate(lang, date)), ` · ${masa}`),
      made('p', {}, place.name),
      made('dl', { lang }, ...facts),
    ];
  }
}

const eventOf = (
  day: GanakaAngas,
  event: (typeof EVENTS)[number],
  lang: EmbedContext['lang'],
  date: string,
): string => {
  const at = day[event];
  return at === null ? '–' : clockOn(lang, at, date);
};
