/** The paid result: the line of rising signs, the day, its faults, tri-bala (the threefold strength). */
import { type DayLine, drawDayLine, type LineSpan, type Tone } from 'ganaka/internal/drawings/day/day-line.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { SvgDrawing } from '../../design/parts.tsx';
import { type KaryaVerdict, MARK, TONE } from '../../muhurta/clauses.ts';
import { Clauses, Detail, Gist, Hours, NotChecked, Notes, VerdictView } from '../../muhurta/parts.tsx';
import { clockOn, hourOf, longDay } from '../../tools/clock.ts';
import { besideNamed, named, passageReference, textIn } from '../../tools/names-in-language.ts';
import { Because, faultText, HoursInNeed } from './hours.tsx';
import type { WeddingDay } from './wedding-day.ts';

type Rising = WeddingDay['lagna_shuddhi']['lagnas'][number];

interface WeddingProps {
  readonly day: WeddingDay;
  readonly date: string;
  readonly lang: PageLanguage;
}

export function Wedding({ day, date, lang }: WeddingProps) {
  const words = pageWords(lang).vivahaMilan;
  if (day.verdict === null) return <p class="notice">{words.noDay}</p>;
  const open = day.windows.filter(({ rank }) => rank === undefined);
  return (
    <>
      <section class="card" aria-labelledby="day">
        <h2 id="day">
          {longDay(lang, date)} <VerdictView verdict={day.day?.verdict ?? null} lang={lang} />
        </h2>
        <Because of={day} lang={lang} />
        <h3>
          {pageWords(lang).muhurta.hours} <VerdictView verdict={day.hours?.verdict ?? null} lang={lang} />
        </h3>
        {(open.length > 0 || day.windows.length === 0) && <Hours windows={open} date={date} lang={lang} />}
        <HoursInNeed windows={day.windows} date={date} lang={lang} />
        <Godhuli day={day} date={date} lang={lang} />
      </section>
      <Lagnas day={day} date={date} lang={lang} />
      <div class="tool-grid even">
        <div class="stack">
          <section class="card" aria-labelledby="checked">
            <h2 id="checked">{pageWords(lang).karyaMuhurta.checked(longDay(lang, date))}</h2>
            <Clauses clauses={day.clauses} date={date} lang={lang} />
            <NotChecked list={day.not_checked} lang={lang} />
            <Notes of={day} lang={lang} />
          </section>
          <TriBala day={day} lang={lang} />
        </div>
        <Doshas day={day} date={date} lang={lang} />
      </div>
    </>
  );
}

/** Whether a fault counts in the text that decides the hours. */
const isOfPrincipal = ({ by }: Rising['faults'][number]): boolean => by.includes('ds');

/** The grade of a rising sign by the Dharmasindhu, which decides. What the other text alone bars is a fault here. */
const gradeOf = ({ faults }: Rising): KaryaVerdict =>
  faults.some((fault) => fault.weight === 'must' && isOfPrincipal(fault))
    ? 'varjya'
    : faults.length > 0
      ? 'madhyama'
      : 'shubha';

const faultsText = ({ faults }: Rising, lang: PageLanguage): string =>
  faults
    .map((fault) => {
      const said = faultText(fault.id, lang);
      return isOfPrincipal(fault) ? said : pageWords(lang).vivahaMilan.byMcAlone(said);
    })
    .join(', ');

const LINE_TONE: Readonly<Record<KaryaVerdict, Tone>> = { shubha: 'good', madhyama: 'middling', varjya: 'plain' };

function Lagnas({ day, date, lang }: WeddingProps) {
  const words = pageWords(lang).vivahaMilan;
  const { lagnas, citation } = day.lagna_shuddhi;
  const line = lineOf(day, date, lang);
  return (
    <section class="card" aria-labelledby="which">
      <h2 id="which">{words.which}</h2>
      {line !== null && (
        <div class="lines">
          <SvgDrawing svg={drawDayLine(line, 'across')} />
          <SvgDrawing svg={drawDayLine(line, 'down')} />
        </div>
      )}
      <table class="risings">
        <thead>
          <tr>
            <th scope="col">{words.hours}</th>
            <th scope="col">{words.lagna}</th>
            <th scope="col">{words.shuddhi}</th>
            <th scope="col" class="wide-cell">
              {words.vimshopaka}
            </th>
          </tr>
        </thead>
        <tbody>
          {lagnas.map((each) => {
            const grade = gradeOf(each);
            return (
              <tr key={each.start}>
                <th scope="row">
                  {clockOn(lang, each.start, date)} – {clockOn(lang, each.end, date)}
                </th>
                <td>
                  {named(each.rashi, lang)}
                  {!pageWords(lang).locale.devanagari && (
                    <span lang={DEVANAGARI}> {besideNamed(each.rashi, lang)}</span>
                  )}
                  <small class="narrow-cell">{words.points(each.vimshopaka.points, each.vimshopaka.max)}</small>
                </td>
                <td>
                  <span class={TONE[grade]}>
                    {MARK[grade]} {each.faults.length === 0 ? words.clear : faultsText(each, lang)}
                  </span>
                  {each.cancel.length > 0 && (
                    <small class="soft">
                      {' '}
                      {words.cancelled}: {each.cancel.map(({ id }) => faultText(id, lang)).join(', ')}
                    </small>
                  )}
                </td>
                <td class="wide-cell">{words.points(each.vimshopaka.points, each.vimshopaka.max)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="note">{passageReference(citation, lang)}</p>
    </section>
  );
}

function lineOf(day: WeddingDay, date: string, lang: PageLanguage): DayLine | null {
  const { sunrise, sunset, next_sunrise: next } = day.panchanga.rise_set ?? {};
  if (!sunrise || !sunset || !next) return null;
  const { home, locale, vivahaMilan: words } = pageWords(lang);
  const spans = day.lagna_shuddhi.lagnas.map((each): LineSpan => {
    const grade = gradeOf(each);
    const fault = each.faults[0];
    const why = fault === undefined ? words.clear : faultText(fault.id, lang);
    return {
      from: Date.parse(each.start),
      to: Date.parse(each.end),
      label: named(each.rashi, DEVANAGARI),
      note: locale.devanagari ? why : named(each.rashi, lang),
      mark: MARK[grade],
      tone: LINE_TONE[grade],
      words: `${named(each.rashi, lang)}, ${clockOn(lang, each.start, date)} – ${clockOn(lang, each.end, date)}: ${pageWords(lang).muhurta.verdict[grade]}, ${why}`,
    };
  });
  return {
    language: proseOf(lang),
    title: words.line,
    words: spans.map((each) => each.words).join('; '),
    from: Date.parse(sunrise),
    to: Date.parse(next),
    begins: { word: home.sunrise, clock: hourOf(sunrise) },
    sunset: { word: home.sunset, clock: hourOf(sunset), at: Date.parse(sunset) },
    ends: { word: home.nextSunrise, clock: hourOf(next) },
    rows: [{ label: words.lagna, spans, dense: true }],
  };
}

function Doshas({ day, date, lang }: WeddingProps) {
  const words = pageWords(lang).vivahaMilan;
  if (day.doshas === null) return null;
  return (
    <section class="card" aria-labelledby="doshas">
      <h2 id="doshas">{words.doshas}</h2>
      <table class="clauses">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{pageWords(lang).muhurta.mark}</th>
            <th scope="col">{words.doshas}</th>
            <th scope="col">{pageWords(lang).muhurta.rule}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(day.doshas).map(([id, dosha]) => (
            <tr key={id}>
              <td class={dosha.present ? 'is-bad' : 'is-good'}>
                {dosha.present ? '✕' : '✓'}
                <span class="visually-hidden">{dosha.present ? words.present : words.absent}</span>
              </td>
              <th scope="row">
                {words.dosha[id] ?? id}
                {dosha.present && <Detail of={dosha} lang={lang} />}
                {(dosha.spans ?? []).map(({ start, end }) => (
                  <small key={start}>
                    {clockOn(lang, start, date)} – {clockOn(lang, end, date)}
                  </small>
                ))}
                {dosha.region !== undefined && (
                  <small>{words.region(textIn(dosha.region, dosha.region_hi, lang).value)}</small>
                )}
              </th>
              <td>
                <Gist cited={dosha.citation} lang={lang} /> <small>{passageReference(dosha.citation, lang)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TriBala({ day, lang }: { readonly day: WeddingDay; readonly lang: PageLanguage }) {
  const words = pageWords(lang).vivahaMilan;
  if (day.tri_bala === null) return null;
  const { by_rashi, citation } = day.tri_bala;
  const transit = ({ house, shubha, vedha }: { house: number; shubha: boolean; vedha: readonly string[] }) => (
    <span class={shubha ? 'is-good' : 'is-bad'}>
      {shubha ? '✓' : '✕'} {house}
      {vedha.length > 0 && <small class="soft"> {words.spoiled}</small>}
    </span>
  );
  return (
    <section class="card" aria-labelledby="tri-bala">
      <h2 id="tri-bala">{words.triBala}</h2>
      <p class="soft">
        {words.triBalaLead} <small>{passageReference(citation, lang)}</small>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rashi}</th>
            <th scope="col">{words.guru}</th>
            <th scope="col">{words.surya}</th>
            <th scope="col">{words.chandra}</th>
          </tr>
        </thead>
        <tbody>
          {by_rashi.map(({ rashi, guru, surya, chandra }) => (
            <tr key={rashi.number}>
              <th scope="row">{named(rashi, lang)}</th>
              <td>
                <span class={GURU[guru.grade].tone}>
                  {GURU[guru.grade].mark} {guru.house}
                </span>
                {guru.grade === 'puja' && <small class="soft"> {words.puja}</small>}
              </td>
              <td>{transit(surya)}</td>
              <td>{transit(chandra)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const GURU = {
  shreshtha: { mark: '✓', tone: 'is-good' },
  puja: { mark: '○', tone: 'is-part' },
  nindita: { mark: '✕', tone: 'is-bad' },
} as const;

function Godhuli({ day, date, lang }: WeddingProps) {
  const words = pageWords(lang).vivahaMilan;
  const { godhuli } = day;
  if (godhuli === null) return null;
  return (
    <>
      <h3>
        {words.godhuli} {clockOn(lang, godhuli.start, date)} – {clockOn(lang, godhuli.end, date)}
      </h3>
      <ul class="hours">
        {[godhuli.mc, godhuli.ds].map(({ ok, citation }) => (
          <li key={citation.work}>
            <span class={ok ? 'is-good' : 'is-bad'}>
              {ok ? '✓' : '✕'} {ok ? words.ok : words.notOk}
            </span>{' '}
            <span class="soft">
              <Gist cited={citation} lang={lang} /> <small>{passageReference(citation, lang)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
