/** Facts of a maha and an antar lord as replies print them, for dasha-phala and yogini-phala alike. */
import { type TSchema, Type } from 'typebox';
import type { Graha } from '../../engines/engine.ts';
import type { DashaFacts } from '../../kundali/dasha/phala.ts';

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const both = <S extends TSchema>(schema: S) => Type.Object({ maha: schema, antar: schema });

export const factsReply = Type.Object({
  dignity: both(nullable(Type.String())),
  house: both(Type.Integer({ minimum: 1, maximum: 12 })),
  lordship: both(Type.Array(Type.Integer({ minimum: 1, maximum: 12 }))),
  maitri: nullable(Type.Object({ natural: Type.String(), temporary: Type.String(), panchadha: Type.String() })),
  timing: both(Type.String()),
});

export function factsSaid(facts: DashaFacts, maha: Graha, antar: Graha) {
  const [of, and] = [facts.of(maha), facts.of(antar)];
  return {
    dignity: { maha: of.dignity, antar: and.dignity },
    house: { maha: of.house, antar: and.house },
    lordship: { maha: [...of.lordship], antar: [...and.lordship] },
    maitri: facts.between(maha, antar),
    timing: { maha: of.timing, antar: and.timing },
  };
}
