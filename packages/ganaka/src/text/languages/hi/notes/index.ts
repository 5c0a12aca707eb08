import { festivalsNotes } from './festivals.ts';
import { kundaliNotes } from './kundali.ts';
import { muhurtaNotes } from './muhurta.ts';
import { panchangaNotes } from './panchanga.ts';
import { siddhantaNotes } from './siddhanta.ts';
import { yogasNotes } from './yogas.ts';

export const notes = {
  ...festivalsNotes,
  ...kundaliNotes,
  ...muhurtaNotes,
  ...panchangaNotes,
  ...siddhantaNotes,
  ...yogasNotes,
};
