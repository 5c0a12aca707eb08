/**
 * The vocabulary of rules about a chart. Each word is a leaf of `rules/clause.ts` over `ChartFacts`. `in-houses.ts` and
 * `in-rashis.ts` have clauses about positions, `states.ts` about dignity and strength, and `graha-relations.ts` about
 * conjunctions and aspects. `some` applies any of them to members of a group.
 * `text/en/clauses.ts` puts the clauses into English. Houses are whole signs, and all aspects are by rashi. The
 * navamsha is used only where a rule names it.
 */
import { type Clause, evaluate, is, type Leaf, type Truth, truthOf } from '../../../rules/clause.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { type Ref, severalOf, thoseOf, type Who } from './who.ts';

export type ChartClause = Clause<ChartFacts>;
export type ChartLeaf = Leaf<ChartFacts>;

/** A clause that holds for at least `atLeast` members of a group. These members are the explanation. */
export function some(
  who: Who,
  clause: (x: Ref) => ChartClause,
  { atLeast = 1 }: { readonly atLeast?: number } = {},
): ChartLeaf {
  const several = severalOf(who);
  const put = several.refs.map((ref) => ({ ref, clause: clause(ref) }));
  const clauseOf = new Map(put.map((each) => [each.ref, each.clause]));
  const look = (facts: ChartFacts): Truth => {
    let held = 0;
    let open = 0;
    for (const { ref, clause } of put) {
      const belongs = typeof ref === 'string' ? several.member(facts, ref) : true;
      const holds = belongs === false ? false : truthOf(clause, facts);
      if (holds === false) continue;
      if (holds === true && belongs === true) held++;
      else open++;
      if (held >= atLeast) return true;
    }
    return held + open < atLeast ? false : null;
  };
  return is('some', look, {
    args: {
      who: several.id,
      ...(atLeast > 1 && { at_least: atLeast }),
    },
    inner: clause({ id: 'it', find: () => 'nobody' }),
    see: (facts) => {
      const those = thoseOf(several, facts, (_, graha) => {
        const its = clauseOf.get(graha);
        return its !== undefined && truthOf(its, facts);
      });
      const by: string[] = [...those];
      for (const graha of those) {
        const its = clauseOf.get(graha);
        for (const helper of (its && evaluate(its, facts).by) ?? []) if (!by.includes(helper)) by.push(helper);
      }
      return { by };
    },
  });
}
