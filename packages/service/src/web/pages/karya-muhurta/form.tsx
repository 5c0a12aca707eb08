/** The form of the page: the parameters of the undertaking, the place, the month and the engine. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { PlaceField } from '../../design/place-field.tsx';
import { EngineChoice } from '../../muhurta/parts.tsx';
import { type KaryaPageQuery, PATH, type WorkChoice } from './page-query.ts';
import { workSentence } from './work-sentence.ts';

interface KaryaFormProps {
  readonly works: readonly WorkChoice[];
  readonly engines: readonly EngineInfo[];
  readonly asked: KaryaPageQuery;
  readonly lang: PageLanguage;
}

export function KaryaForm({ works, engines, asked, lang }: KaryaFormProps) {
  const words = pageWords(lang).karyaMuhurta;
  const common = pageWords(lang).muhurta;
  const taken = works.find(({ id }) => id === asked.karya)?.params ?? [];
  return (
    <form class="timebar" method="get" action={`${PATH}#month`} aria-label={words.month}>
      <label class="occasion">
        {words.work}{' '}
        <select name="karya">
          {works.map((work) => (
            <option key={work.id} value={work.id} selected={work.id === asked.karya}>
              {workSentence(work, lang)}
            </option>
          ))}
        </select>
      </label>
      <input type="hidden" name="form" value={asked.karya} />
      {asked.span !== '' && <input type="hidden" name="span" value={asked.span} />}
      {taken.includes('kind') && <Choice name="kind" label={words.kind} of={words.kinds} chosen={asked.kind} />}
      {taken.includes('direction') && (
        <Choice name="direction" label={words.direction} of={words.sides} chosen={asked.direction} />
      )}
      <PlaceField label={common.place} suggested={common.suggested} value={asked.place} />
      <label>
        {words.month} <input type="month" name="month" value={asked.month} required />
      </label>
      <EngineChoice engines={engines} chosen={asked.engine} label={common.engine} lang={lang} />
      <button class="btn" type="submit">
        {common.show}
      </button>
      <span class="tag follows">{words.open}</span>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly of: Readonly<Record<string, string>>;
  readonly chosen: string;
}

const Choice = ({ name, label, of, chosen }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select name={name}>
      {Object.entries(of).map(([id, said]) => (
        <option key={id} value={id} selected={id === chosen}>
          {said}
        </option>
      ))}
    </select>
  </label>
);
