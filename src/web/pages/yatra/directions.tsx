/** How the directions fare on a day, drawn and in words. */
import { bearingOf, type Compass, drawCompass, EIGHT, type Side } from '../../../drawings/compass.ts';
import { Figure } from '../../design/tool-page.tsx';
import { type Verdict, wordOf } from '../../muhurta/clauses.ts';
import { VerdictSaid } from '../../muhurta/parts.tsx';
import { MUHURTA_WORDS } from '../../muhurta/words.ts';
import type { Language } from '../../words/index.ts';
import { QUARTERS, type Quarter, type YatraShown } from './page.tsx';
import { YATRA_WORDS } from './words.ts';

const GRADE = { shubha: 'good', madhyama: 'part', varjya: 'bad' } as const;
const gradeOf = (verdict: Verdict | null): 'good' | 'part' | 'bad' => GRADE[verdict ?? 'varjya'];

const isSide = (text: string): text is Side => EIGHT.some((each) => each === text);

/** Where a direction lies from one who looks toward another: 0 before, then with the clock. */
const turnOf = (side: Side, going: Side): number => ((bearingOf(side) - bearingOf(going) + 360) % 360) / 45;

function standingOf({ panchanga }: YatraShown): { readonly what: 'shula' | 'yogini'; readonly side: Side }[] {
  const { disha_shula: shula, yogini } = panchanga.vasa ?? {};
  return [
    { what: 'shula' as const, side: shula?.direction ?? '' },
    { what: 'yogini' as const, side: yogini?.direction ?? '' },
  ].flatMap(({ what, side }) => (isSide(side) ? [{ what, side }] : []));
}

function compassOf(shown: YatraShown, going: Quarter, lang: Language): Compass {
  const words = YATRA_WORDS[lang];
  const { directions } = shown.any;
  const tags = standingOf(shown).map(({ what, side }) => ({
    side,
    label: words[what],
    note: words.around[turnOf(side, going)] ?? '',
    tone: what === 'shula' ? ('bad' as const) : ('plain' as const),
    words: words.stands(words[what], words.sides[side], words.around[turnOf(side, going)] ?? ''),
  }));
  const told = QUARTERS.map((each) => {
    const verdict = directions?.[each].verdict ?? null;
    return words.told(words.sides[each], verdict === null ? '' : MUHURTA_WORDS[lang].verdict[verdict]);
  });
  const pair = (side: Side): readonly [string, string] => [
    words.sides[side],
    lang === 'hi' ? '' : YATRA_WORDS.hi.sides[side],
  ];
  return {
    language: lang,
    title: words.compass,
    words: [...told, ...tags.map((tag) => tag.words)].join(' '),
    names: {
      north: pair('north'),
      northeast: pair('northeast'),
      east: pair('east'),
      southeast: pair('southeast'),
      south: pair('south'),
      southwest: pair('southwest'),
      west: pair('west'),
      northwest: pair('northwest'),
    },
    grades:
      directions === undefined
        ? {}
        : {
            east: gradeOf(directions.east.verdict),
            south: gradeOf(directions.south.verdict),
            west: gradeOf(directions.west.verdict),
            north: gradeOf(directions.north.verdict),
          },
    tags,
    going,
  };
}

/** The compass, and the picture in words: how the four fare, and what stands where from the traveller. */
export function Directions({ shown, going, lang }: { shown: YatraShown; going: Quarter; lang: Language }) {
  const words = YATRA_WORDS[lang];
  const { directions } = shown.any;
  const corner = standingOf(shown).some(({ what, side }) => what === 'yogini' && turnOf(side, going) % 2 === 1);
  return (
    <>
      <Figure name="compass" svg={drawCompass(compassOf(shown, going, lang))} />
      <ul class="hours">
        {directions !== undefined &&
          QUARTERS.map((each) => (
            <li key={each}>
              <b>{words.sides[each]}</b> <VerdictSaid verdict={directions[each].verdict} lang={lang} />{' '}
              <span class="soft">
                {[...new Set(directions[each].clauses.map((id) => wordOf(id, lang)))].join(', ')}
              </span>
            </li>
          ))}
        {standingOf(shown).map(({ what, side }) => (
          <li key={what}>{words.stands(words[what], words.sides[side], words.around[turnOf(side, going)] ?? '')}</li>
        ))}
      </ul>
      {corner && <p class="hint">{words.corner}</p>}
    </>
  );
}
