/** The Tamil day as lines of text. */
import type { PanchangaSnapshot } from 'ganaka/internal/views/day/panchanga.ts';
import { clockOn, type Page } from './page.ts';

type Southern = NonNullable<PanchangaSnapshot['southern_day']>;

export function southernText(southern: Southern | null | undefined, date: string, page: Page): string[] {
  if (!southern) return [];
  const { gowri, nalla_neram, soolam, tamil_yoga, nokku, chandrashtama, ritu, kari_naal } = southern;
  const { label, line, named, said, until } = page;
  const eighths = (all: Southern['gowri']['day']): string =>
    all.map((each) => until(named(each), clockOn(each.end, date))).join('; ');
  return [
    line(label('gowri'), eighths(gowri.day)),
    ...(gowri.night === null ? [] : [line(label('gowri_night'), eighths(gowri.night))]),
    line(
      label('nalla_neram'),
      nalla_neram.map(({ start, end }) => `${clockOn(start, date)} – ${clockOn(end, date)}`).join('; '),
    ),
    line(label('soolam'), until(said('direction_name', soolam), clockOn(soolam.until, date))),
    line(label('parigaram'), said('parigaram_name', soolam)),
    line(label('tamil_yoga'), tamil_yoga.map((each) => until(named(each), clockOn(each.end, date))).join('; ')),
    line(label('nokku'), named(nokku)),
    line(
      label('chandrashtama'),
      `${named(chandrashtama.rashi)}: ${chandrashtama.nakshatras.map((each) => named(each)).join(', ')}`,
    ),
    line(label('tamil_ritu'), named(ritu)),
    ...(kari_naal.value ? [line(label('kari_naal'), `${kari_naal.month.name} ${kari_naal.day}`)] : []),
  ];
}
