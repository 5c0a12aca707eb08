/** The verdicts of the directions on a day, as a drawing and in words. */
import { bearingOf, type Compass, type CompassPoint, drawCompass } from 'ganaka/internal/drawings/day/compass.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { COMPASS_LETTERS } from 'ganaka/internal/text/languages/sa/pages.ts';
import { Figure, Rows } from '../../design/tool-page.tsx';
import { type KaryaVerdict, wordOf } from '../../muhurta/clauses.ts';
import { VerdictView } from '../../muhurta/parts.tsx';
import { hourOf } from '../../tools/clock.ts';
import { QUARTERS, type YatraQuarter, type YatraShown } from './shown.ts';

const GRADE = { shubha: 'good', madhyama: 'part', varjya: 'bad' } as const;
const gradeOf = (verdict: KaryaVerdict | null): 'good' | 'part' | 'bad' => GRADE[verdict ?? 'varjya'];

/** Returns a direction relative to the traveller: 0 in front, then clockwise in steps of 45°. */
const turnOf = (side: CompassPoint, going: CompassPoint): number =>
  ((bearingOf(side) - bearingOf(going) + 360) % 360) / 45;

type Seat = NonNullable<YatraShown['any']['seats']>[number];

/** The clause that judges each seat. */
const CLAUSE: Readonly<Record<Seat['id'], string>> = {
  shula: 'ya.vara_shula',
  star_shula: 'ya.star_shula',
  yogini: 'ya.yogini',
  kala: 'ya.kala_pasha',
  pasha: 'ya.kala_pasha',
  chandra: 'ya.chandra',
  parigha: 'ya.parigha',
  shukra: 'ya.shukra',
};

/**
 * Returns the seats at an instant, in the order of the reply. `against` is the judgement of the route for the
 * direction.
 */
function directionVerdictOf(
  { any }: YatraShown,
  going: YatraQuarter,
  at: number,
): (Seat & { readonly against: boolean })[] {
  const against = any.directions?.[going].clauses ?? [];
  return (any.seats ?? [])
    .filter(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end))
    .map((seat) => {
      // the clause about kala and pasha applies only to the one that is in front of the traveller
      const isPair = seat.id === 'kala' || seat.id === 'pasha';
      return { ...seat, against: against.includes(CLAUSE[seat.id]) && (!isPair || seat.direction === going) };
    });
}

type DirectionVerdict = ReturnType<typeof directionVerdictOf>;

function compassOf(shown: YatraShown, standing: DirectionVerdict, going: YatraQuarter, lang: PageLanguage): Compass {
  const words = pageWords(lang).yatra;
  const { directions } = shown.any;
  const around = (side: CompassPoint): string => words.around[turnOf(side, going)] ?? '';
  const seats = standing
    .filter(({ id }) => id !== 'parigha')
    .map(({ id, direction, against }) => ({
      side: direction,
      letter: COMPASS_LETTERS[id],
      against,
      words: words.stands(words.seats[id], words.sides[direction], around(direction)),
    }));
  const bar = standing.find(({ id }) => id === 'parigha');
  const told = QUARTERS.map((each) => {
    const verdict = directions?.[each].verdict ?? null;
    return words.told(words.sides[each], verdict === null ? '' : pageWords(lang).muhurta.verdict[verdict]);
  });
  const pair = (side: CompassPoint): readonly [string, string] => [
    words.sides[side],
    pageWords(lang).locale.devanagari ? '' : pageWords(DEVANAGARI).yatra.sides[side],
  ];
  return {
    language: proseOf(lang),
    title: words.compass,
    words: [...told, ...seats.map((seat) => seat.words)].join(' '),
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
    seats,
    ...(bar !== undefined && {
      bar: { words: `${words.seats.parigha}: ${words.bar(words.sides[bar.direction])}`, against: bar.against },
    }),
    going,
  };
}

interface DirectionsProps {
  readonly shown: YatraShown;
  readonly going: YatraQuarter;
  readonly lang: PageLanguage;
  /** The current time, or the sunrise of the day. */
  readonly at: { readonly ms: number; readonly clock: string };
}

/** The compass, its letters with their directions as seen by the traveller, and the verdicts of the four directions. */
export function Directions({ shown, going, lang, at }: DirectionsProps) {
  const words = pageWords(lang).yatra;
  const { directions } = shown.any;
  const standing = directionVerdictOf(shown, going, at.ms);
  const corner = standing.some(({ id, direction }) => id === 'yogini' && turnOf(direction, going) % 2 === 1);
  return (
    <>
      <Figure lang={lang} name="compass" svg={drawCompass(compassOf(shown, standing, going, lang))} />
      {standing.length > 0 && (
        <>
          <h3>{words.seatsAt(at.clock)}</h3>
          <Rows
            label={words.seatsAt(at.clock)}
            head={words.seatHead}
            rows={standing.map(({ id, direction, against }) => [
              <span key={id} class="seated">
                <span
                  class={`seat${id === 'parigha' ? ' rod' : ''}${against ? ' against' : ''}`}
                  aria-hidden="true"
                  lang="sa"
                >
                  {COMPASS_LETTERS[id]}
                </span>
                {words.seats[id]}
              </span>,
              id === 'parigha' ? words.bar(words.sides[direction]) : words.sides[direction],
              <span key={id} class={against ? 'is-bad' : ''}>
                {against ? '✕ ' : ''}
                {id === 'parigha'
                  ? against
                    ? words.crossed
                    : words.notCrossed
                  : (words.around[turnOf(direction, going)] ?? '')}
              </span>,
            ])}
          />
          {corner && <p class="hint">{words.corner}</p>}
        </>
      )}
      {directions !== undefined && (
        <Rows
          label={words.compass}
          head={words.fares}
          rows={QUARTERS.map((each) => [
            words.sides[each],
            <VerdictView key={each} verdict={directions[each].verdict} lang={lang} />,
            [...new Set(directions[each].clauses.map((id) => wordOf(id, lang)))].join(', '),
          ])}
        />
      )}
    </>
  );
}

/** Returns the instant of the compass: now if it is within the day, otherwise the sunrise of the day. */
export function instantOf({ any }: YatraShown, now: number, clock: string): DirectionsProps['at'] {
  const { sunrise, next_sunrise: next } = any;
  if (sunrise === null || next === null) return { ms: now, clock };
  const holds = Date.parse(sunrise) <= now && now < Date.parse(next);
  return holds ? { ms: now, clock } : { ms: Date.parse(sunrise), clock: hourOf(sunrise) };
}
