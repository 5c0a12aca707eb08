/** The head of the day: its tithi and dates, the observances with their hours, the fasts, and what is running now. */
import { drawDayLine } from 'ganaka/internal/drawings/day/day-line.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { yearNameAt } from 'ganaka/internal/views/day/customary.ts';
import type { ComponentChildren } from 'preact';
import { Label, LabelOr, MarkedText } from '../../design/names.tsx';
import { SvgDrawing } from '../../design/parts.tsx';
import { printOf, type Town } from '../../requests/town.ts';
import type { WholeDayAt } from '../../serving/almanac.ts';
import { LandDate } from './facts.tsx';
import { lineOf } from './line.ts';
import { Fasts } from './observed/fasts.tsx';
import { Part } from './part.tsx';
import { DayTitle, masaIn, whereOf } from './title.tsx';
import { type DayIn, NamedValue, Row, Value } from './values.tsx';

interface HeadProps extends DayIn {
  readonly at: WholeDayAt;
  readonly town: Town;
  readonly now: number;
  /** What is running now, on the page of today. */
  readonly children?: ComponentChildren;
}

export function Head({ at: { fasts, engine }, day, date, lang, town, now, children }: HeadProps) {
  const words = pageWords(lang);
  const line = lineOf(day, date, lang, now);
  return (
    <section class="card today" aria-labelledby="tithi">
      <DayTitle
        day={day}
        date={date}
        town={town}
        lang={lang}
        isPrinted={printOf(town)?.engine === engine.key}
        keptHead={
          <LabelOr of="festival" lang={lang}>
            {words.days.kept}
          </LabelOr>
        }
      />
      <Fasts fasts={fasts} date={date} town={town} lang={lang} />
      {children}
      {line === null ? (
        <p class="notice">{words.home.noLine}</p>
      ) : (
        <div class="lines" data-hand="">
          <SvgDrawing svg={drawDayLine(line, 'across')} />
          <SvgDrawing svg={drawDayLine(line, 'down')} />
        </div>
      )}
    </section>
  );
}

/** The date in every count: samvat, name of the year, months, paksha, ritu, ayana, and the calendar of the land. */
export function Calendar({ day, date, lang, town }: DayIn & { readonly town: Town }) {
  const words = pageWords(lang);
  const { head } = words.almanac;
  const { months, eras, sankranti } = day;
  return (
    <Part
      id="calendar"
      title={words.almanac.parts.calendar}
      lang={lang}
      why={[months.citation, ...day.samvatsara.citations]}
    >
      <dl class="facts">
        <LandDate day={day} date={date} lang={lang} />
        <Row term={head.samvat}>
          <Value of="eras.vikram" value={eras.vikram}>
            {words.home.eras.vikram(eras.vikram)}
          </Value>
          {' · '}
          <Value of="eras.shaka" value={eras.shaka}>
            {words.home.eras.shaka(eras.shaka)}
          </Value>
          {' · '}
          <Value of="eras.kali" value={eras.kali}>
            {words.home.eras.kali(eras.kali)}
          </Value>
        </Row>
        <YearName day={day} date={date} lang={lang} town={town} />
        <Row term={head.month}>
          {(['amanta', 'purnimanta'] as const).map((system) => (
            <span key={system} class="then">
              <b data-name={`months.${system}`}>
                <MarkedText of={masaIn(lang, months[system])} lang={lang} />
              </b>{' '}
              <i>{head[system]}</i>
            </span>
          ))}
        </Row>
        <Row term={head.paksha}>
          <Value of="paksha" value={day.paksha}>
            {head.pakshas[day.paksha]}
          </Value>
        </Row>
        <Row term={head.solar}>
          <NamedValue of="months.solar" name={months.solar} lang={lang} />,{' '}
          <Value of="months.solar.day" value={months.solar.day}>
            {head.solarDay(months.solar.day)}
          </Value>
        </Row>
        <Row term={head.ritu}>
          <NamedValue of="sankranti.ritu_chandra" name={sankranti.ritu_chandra} lang={lang} /> <i>{head.byMoon}</i>
          {' · '}
          <NamedValue of="sankranti.ritu" name={sankranti.ritu} lang={lang} /> <i>{head.bySun}</i>
        </Row>
        <Row term={head.ayana}>
          <NamedValue of="sankranti.ayana" name={sankranti.ayana} lang={lang} />
        </Row>
        <Row term={<Label of="vara" lang={lang} />}>
          <NamedValue of="weekday" name={day.weekday} lang={lang} />
        </Row>
      </dl>
    </Part>
  );
}

/** The name of the year by the custom of the land; where that is Jupiter's year, the lunar name of a sankalpa too. */
function YearName({ day: { samvatsara }, lang, town }: DayIn & { readonly town: Town }) {
  const words = pageWords(lang).almanac.head;
  const own = yearNameAt(whereOf(town), samvatsara);
  const names = [...(own === null ? [] : [own]), { by: 'chandra' as const, of: 'chandra', name: samvatsara.chandra }];
  return (
    <Row term={words.samvatsara}>
      {names.map(({ of, name, by }) => (
        <span key={of} class="then">
          <b>
            <NamedValue of={`samvatsara.${of}`} name={name} lang={lang} />
          </b>{' '}
          <i>{words[by]}</i>
        </span>
      ))}
    </Row>
  );
}
