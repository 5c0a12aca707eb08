/** The properties of the component `Strip`, which shows the minutes around a birth time. */
import type { GanakaBirth } from '../../../../library/birth.ts';
import type { GrahaNames } from '../../../../library/in-prose.ts';
import type { Shown } from './page.tsx';

export interface StripProps {
  readonly birth: GanakaBirth;
  readonly grahaNames: GrahaNames;
  readonly shown: Shown;
}
