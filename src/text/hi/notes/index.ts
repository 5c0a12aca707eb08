import { muhurtaNotes } from './muhurta.ts';
import { siddhantaNotes } from './siddhanta.ts';

export const notes = {
  ...muhurtaNotes,
  ...siddhantaNotes,
};
