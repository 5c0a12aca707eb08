/** The script of `/kundali`: one birth. */
import { startBirths } from '../kit/births/page.tsx';

startBirths({
  ids: ['birth'],
  namesOf: () => ({}),
  load: async () => (await import('../kit/births/kundali-sheet.tsx')).kundaliSheet,
});
