/** Helpers that the sheet of one birth and the sheet of two births share. */
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import type { LocalizedField } from '../../text/voice.ts';
import { lookOf } from '../days/look.ts';
import { hidden, LOOK } from '../days/looking.ts';
import type { GanakaBirth } from './birth.ts';

export type GrahaNames = Readonly<Record<Graha, LocalizedField<'name'>>>;

/** The same birth, with the sentences of rules also in the other spoken languages, as in pages and books. */
export function inProse(birth: GanakaBirth): GanakaBirth {
  const look = lookOf(birth, 'birth');
  return hidden({ ...birth }, LOOK, { ...look, say: look.say.inProse() });
}

export function grahaNamesOf(birth: GanakaBirth): GrahaNames {
  const { say } = lookOf(birth, 'birth');
  return Object.fromEntries(GRAHAS.map((graha) => [graha, say.byId('graha', graha)])) as Record<
    Graha,
    LocalizedField<'name'>
  >;
}
