/** `/milan`: two births. */
import { startBirths } from '../kit/births/page.tsx';

startBirths({
  ids: ['boy', 'girl'],
  namesOf: ({ milan }) => ({ boy: milan.boy, girl: milan.girl }),
  load: async () => (await import('../kit/births/milan-sheet.tsx')).milanSheet,
});
