/** The parts of a wedding day in replies. */

import type { Static } from 'typebox';
import { isWhole } from '../../jyotisha/muhurta/karya/verdict.ts';
import type { MuhurtaDay } from '../../jyotisha/muhurta/spans/muhurta-day.ts';
import { DOSHAS, type Dosha, type DoshaId, doshasAt } from '../../jyotisha/muhurta/vivaha/doshas.ts';
import type { Godhuli } from '../../jyotisha/muhurta/vivaha/godhuli.ts';
import { LATTA, type STRIKERS, struckBy } from '../../jyotisha/muhurta/vivaha/latta.ts';
import type { Shuddhi } from '../../jyotisha/muhurta/vivaha/shuddhi.ts';
import type { TriBala } from '../../jyotisha/muhurta/vivaha/tri-bala.ts';
import { kickingStar, lattaOnMoon } from '../../jyotisha/muhurta/vivaha/words.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { Source } from '../../rules/source.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import { window } from '../../text/format.ts';
import type { SpokenLanguage } from '../../text/language.ts';
import { nameOf } from '../../text/names.ts';
import type { Voice } from '../../text/voice.ts';
import type {
  doshaReply,
  doshasReply,
  godhuliReply,
  kickReply,
  lattaReply,
  shuddhiReply,
} from './vivaha-fields.reply.ts';

type DoshaReply = Static<typeof doshaReply>;

export const forEach = <T>(of: (id: DoshaId) => T): Record<DoshaId, T> => ({
  latta: of('latta'),
  pata: of('pata'),
  yuti: of('yuti'),
  vedha: of('vedha'),
  jamitra: of('jamitra'),
  bana: of('bana'),
  ekargala: of('ekargala'),
  upagraha: of('upagraha'),
  kranti_samya: of('kranti_samya'),
  dagdha_tithi: of('dagdha_tithi'),
});

export function doshasReplyOf(day: MuhurtaDay, t: JdUt, say: Voice): Static<typeof doshasReply> {
  const found = new Map(doshasAt(day, t).map((each) => [each.id, each]));
  return forEach((id) => {
    const dosha = found.get(id);
    if (dosha === undefined) throw new Error(`no dosha ${id} among ${DOSHAS.join()}`);
    return doshaReplyOf(day, say, dosha);
  });
}

function doshaReplyOf(day: MuhurtaDay, say: Voice, dosha: Dosha): DoshaReply {
  const { id, present, by, weight, region, spans, source } = dosha;
  const detail = ({ names, sights }: SpokenLanguage): string => {
    if (!present) return spans.length === 0 ? sights.plain.absent : sights.plain['at other hours'];
    const makers = by.map((each) => (isGraha(each) ? nameOf(names, 'graha', each) : sights.fullMoon));
    const what = sights.doshas[id] ?? id;
    return makers.length === 0 ? what : `${what}: ${makers.join(', ')}`;
  };
  return {
    present,
    by: [...by],
    ...say.field('detail', detail),
    weight,
    ...(region !== undefined && say.sentences('region', ({ notes }) => notes[region])),
    ...(spans.length > 0 && !isWhole(day, spans) && { spans: spans.map((each) => window(day.place, each)) }),
    citation: say.cite(source),
  };
}

const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);

export function lattaReplyOf(day: MuhurtaDay, t: JdUt, say: Voice): Static<typeof lattaReply> {
  const kick = (striker: (typeof STRIKERS)[number]): Static<typeof kickReply> => {
    const from = kickingStar(day, striker, t);
    const star = struckBy(striker, from);
    return { from: say.named('nakshatra', from), ...LATTA[striker], star: say.named('nakshatra', star) };
  };
  return {
    struck: {
      surya: kick('surya'),
      mangala: kick('mangala'),
      budha: kick('budha'),
      guru: kick('guru'),
      shukra: kick('shukra'),
      shani: kick('shani'),
      rahu: kick('rahu'),
      purna_chandra: kick('purna_chandra'),
    },
    on_moon: lattaOnMoon(day, t),
  };
}

export const triBalaReplyOf = (say: Voice, { rashi, guru, surya, chandra }: TriBala) => ({
  rashi: say.named('rashi', rashi),
  guru,
  surya: { ...surya, vedha: [...surya.vedha] },
  chandra: { ...chandra, vedha: [...chandra.vedha] },
});

export const shuddhiReplyOf = ({ place }: MuhurtaDay, say: Voice, each: Shuddhi): Static<typeof shuddhiReply> => ({
  rashi: say.named('rashi', each.rashi),
  ...window(place, each),
  houses: each.houses,
  faults: each.faults.map(({ id, by, weight }) => ({ id, by: by.map((who) => (who === 'MC' ? 'mc' : 'ds')), weight })),
  cancel: [...each.cancelled],
  relief: [...each.relief],
  vimshopaka: { points: each.points, max: each.most },
  navamshas: each.navamshas.map((part) => ({
    rashi: say.named('rashi', part.rashi),
    ...window(place, part),
    good: part.good,
    good_ds: part.goodDs,
  })),
});

const GODHULI_MC: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '6.100-6.102',
  gist: 'vivaha_reply.no_star_tithi_lagna_weekday',
};
const GODHULI_DS: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '05/37',
  kind: 'section',
  gist: 'vivaha_reply.half_ghati_both_sides_half',
};

export const godhuliReplyOf = ({ place }: MuhurtaDay, say: Voice, found: Godhuli): Static<typeof godhuliReply> => ({
  ...window(place, found),
  part: found.part,
  mc: { ok: found.mc.length === 0, faults: [...found.mc], citation: say.cite(GODHULI_MC) },
  ds: { ok: found.ds.length === 0, faults: [...found.ds], citation: say.cite(GODHULI_DS) },
});
