/** The properties of the component `Strip`, which shows the minutes around a birth time. */
import type { GanakaBirth } from 'ganaka/internal/library/births/birth.ts';
import type { GrahaNames } from 'ganaka/internal/library/births/in-prose.ts';
import type { ShownBirths } from './page.tsx';

export interface StripProps {
  readonly birth: GanakaBirth;
  readonly grahaNames: GrahaNames;
  readonly shown: ShownBirths;
}
