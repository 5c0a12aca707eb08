/** What a Tamil daily sheet has in addition to gowri: nalla neram, soolam, kari naal, nokku, yogas, chandrashtama, season. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { IdOf } from 'ganaka/internal/text/voice.ts';
import type { ComponentChildren } from 'preact';
import { DateText, MarkedText, Name, untilIn } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import type { DayShown } from '../../serving/almanac.ts';
import { clockIn } from '../../tools/clock.ts';
import { fieldIn } from '../../tools/names-in-language.ts';

type SouthernTerm = IdOf<'southern_term'>;

interface SouthernProps {
  readonly southern: NonNullable<DayShown['southern_day']>;
  readonly date: string;
  readonly lang: PageLanguage;
}

export function SouthernDay({ southern, date, lang }: SouthernProps) {
  const { kariNaalToday, kariNaalDisputed } = pageWords(lang).days;
  const term = (id: SouthernTerm) => <Name of={pageVoice(lang).byId('southern_term', id)} lang={lang} />;
  const { nalla_neram, soolam, kari_naal, nokku, tamil_yoga, chandrashtama, ritu } = southern;
  const until = (end: string) => <MarkedText of={untilIn(end, date, lang)} lang={lang} />;
  return (
    <section aria-labelledby="southern">
      <h2 id="southern">{term('southern_day')}</h2>
      <dl class="facts wide">
        <Fact term={term('nalla_neram')}>
          {nalla_neram.map(({ start, end }) => (
            <span key={start} class="then">
              <DateText of={(id) => `${clockIn(id, start)} – ${clockIn(id, end)}`} lang={lang} />
            </span>
          ))}
        </Fact>
        <Fact term={term('soolam')}>
          <b>
            <MarkedText of={fieldIn(soolam, 'direction_name', lang)} lang={lang} />
          </b>{' '}
          <i>{until(soolam.until)}</i>
        </Fact>
        <Fact term={term('parigaram')}>
          <MarkedText of={fieldIn(soolam, 'parigaram_name', lang)} lang={lang} />
        </Fact>
        <Fact term={term('tamil_yoga')}>
          {tamil_yoga.map((each) => (
            <span key={each.start} class="then">
              <Name of={each} lang={lang} /> <i>{until(each.end)}</i>
            </span>
          ))}
        </Fact>
        <Fact term={term('nokku')}>
          <Name of={nokku} lang={lang} />
        </Fact>
        <Fact term={term('chandrashtama')}>
          <b>
            <Name of={chandrashtama.rashi} lang={lang} />
          </b>
          {chandrashtama.nakshatras.map((each) => (
            <span key={each.number} class="then">
              <Name of={each} lang={lang} />
            </span>
          ))}
        </Fact>
        <Fact term={term('tamil_ritu')}>
          <Name of={ritu} lang={lang} />
        </Fact>
        {kari_naal.value && (
          <Fact term={term('kari_naal')}>{kari_naal.disputed ? kariNaalDisputed : kariNaalToday}</Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ term, children }: { readonly term: ComponentChildren; readonly children: ComponentChildren }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
