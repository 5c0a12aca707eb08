/** What a report has in addition to its houses, lords and karakas: small facts, each with its verse. */

import { holds } from '../../../rules/clause.ts';
import type { RemarkNote } from '../../../rules/note.ts';
import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { houseFrom, lordOf, rashiAt } from '../chart/chart.ts';
import { KENDRA_KONA } from '../chart/houses.ts';
import { bindusIn } from '../graha/ashtakavarga.ts';
import { linkOf } from '../yogas/graha-relations.ts';
import { ROWS, yogasOf } from '../yogas/judge.ts';
import type { YogaCategory, YogaId } from '../yogas/rule.ts';
import type { ExtraId } from './life.ts';
import type { Reading } from './reading.ts';
import { bphs, pd } from './sources.ts';
import { VAISHESHIKAMSHA_SOURCE, vaisheshikamshaOf } from './vaisheshikamsha.ts';

export interface ReportYogaRow {
  readonly id: YogaId;
  readonly present: boolean | null;
  readonly effective: boolean | null;
  readonly source: Source;
  /** What is not known, if the yoga is neither present nor absent. */
  readonly note?: RemarkNote;
  readonly bhanga: readonly { readonly id: string; readonly met: boolean | null; readonly source: Source }[];
}
export interface Extra {
  readonly id: ExtraId;
  readonly source: Source;
  readonly holds?: boolean;
  readonly link?: string | null;
  readonly grahas?: readonly Graha[];
  readonly rashi?: number;
  readonly figures?: Readonly<Record<string, number>>;
  readonly word?: string | null;
  /**
   * For each of the three reference points: the lord of the tenth from it, and the lord of the navamsha that this lord
   * occupies.
   */
  readonly from?: readonly {
    readonly place: 'lagna' | 'chandra' | 'surya';
    readonly lord: Graha;
    readonly navamsha: number;
    readonly navamshaLord: Graha;
  }[];
  readonly rows?: readonly ReportYogaRow[];
}

const EXTRA_SOURCES = {
  karmajiva: pd('5.1', 'extra.lord_tenth_lagna_moon_sun'),
  ninth_tenth_link: bphs('34.11-34.12', 'extra.lords_ninth_tenth_joined_four'),
  dhana_rows: bphs('41.2-41.16', 'extra.rows_wealth_chapter'),
  bphs_42_rows: bphs('42.2-42.18', 'extra.rows_chapter_number_what_undoes'),
  eleventh_over_tenth: bphs('72.7', 'extra.more_bindus_eleventh_tenth'),
  upapada: bphs('30.2-30.3', 'extra.pada_twelfth_house'),
  benefics_kendra_kona: bphs('12.2', 'extra.benefics_kendra_kona'),
  guru_bav_fifth: bphs('70.30', 'extra.bindus_jupiter_own_ashtakavarga_fifth'),
} as const satisfies Record<string, Source>;

type Filled = Omit<Extra, 'id'>;

const rowsOf =
  (category: YogaCategory, source: Source) =>
  ({ facts }: Reading): Filled => ({
    source,
    rows: yogasOf(facts, { category }).list.flatMap(
      ({ yoga, present, effective, sources: [first], bhanga, notKnown }) =>
        first === undefined
          ? []
          : [
              {
                id: yoga.id,
                present,
                effective,
                source: first,
                ...(notKnown !== null && { note: notKnown }),
                bhanga: bhanga.map(({ form, met }) => ({ id: form.id, met, source: form.source })),
              },
            ],
    ),
  });

/** Whether one yoga of the catalog holds. */
function yoga(id: YogaId): (reading: Reading) => Filled {
  const row = ROWS.find((each) => each.yoga.id === id);
  const source = row?.sources[0];
  if (row === undefined || source === undefined) throw new Error(`no yoga ${id}`);
  return ({ facts }) => ({ source, holds: holds(row.yoga.rule, facts) });
}

const FILL: Readonly<Record<ExtraId, (reading: Reading) => Filled>> = {
  karmajiva({ facts, chart }) {
    const places = [
      { place: 'lagna', rashi: chart.lagnaRashi },
      { place: 'chandra', rashi: facts.rashiOf('chandra') },
      { place: 'surya', rashi: facts.rashiOf('surya') },
    ] as const;
    return {
      source: EXTRA_SOURCES.karmajiva,
      from: places.flatMap(({ place, rashi }) => {
        const lord = lordOf(rashiAt(rashi, 10));
        const navamsha = facts.navamshaOf(lord);
        return navamsha === null ? [] : [{ place, lord, navamsha, navamshaLord: lordOf(navamsha) }];
      }),
    };
  },
  ninth_tenth_link({ facts }) {
    const [ninth, tenth] = [facts.lordOfHouse(9), facts.lordOfHouse(10)];
    return {
      source: EXTRA_SOURCES.ninth_tenth_link,
      grahas: [ninth, tenth],
      link: ninth === tenth ? 'one_lord' : linkOf(facts, ninth, tenth),
    };
  },
  dhana_rows: rowsOf('dhana', EXTRA_SOURCES.dhana_rows),
  bphs_42_rows: rowsOf('bphs_42', EXTRA_SOURCES.bphs_42_rows),
  eleventh_over_tenth(reading) {
    const [tenth, eleventh] = [reading.savIn(10), reading.savIn(11)];
    return { source: EXTRA_SOURCES.eleventh_over_tenth, holds: eleventh > tenth, figures: { tenth, eleventh } };
  },
  upapada({ facts }) {
    const rashi = facts.padaOf(12);
    return { source: EXTRA_SOURCES.upapada, rashi, figures: { house: houseFrom(facts.lagna, rashi) } };
  },
  benefics_kendra_kona({ facts }) {
    const grahas = BENEFICS.filter(
      (graha) => facts.isBenefic(graha) === true && KENDRA_KONA.some((house) => house === facts.houseOf(graha)),
    );
    return { source: EXTRA_SOURCES.benefics_kendra_kona, holds: grahas.length > 0, grahas };
  },
  fifth_lord_vaisheshikamsha(reading) {
    const lord = reading.facts.lordOfHouse(5);
    const { count, name } = vaisheshikamshaOf(reading, lord, 'dasha');
    return { source: VAISHESHIKAMSHA_SOURCE, grahas: [lord], figures: { count }, word: name };
  },
  sarasvati: yoga('sarasvati'),
  kalanidhi: yoga('kalanidhi'),
  guru_bav_fifth({ bav, facts }) {
    const rashi = rashiAt(facts.rashiOf('guru'), 5);
    return { source: EXTRA_SOURCES.guru_bav_fifth, rashi, figures: { bindus: bindusIn(bav.guru, rashi) } };
  },
};
const BENEFICS: readonly Graha[] = ['chandra', 'budha', 'guru', 'shukra'];

export const extraOf = (id: ExtraId, reading: Reading): Extra => ({ id, ...FILL[id](reading) });
