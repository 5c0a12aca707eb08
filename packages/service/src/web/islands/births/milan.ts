/** The script of `/milan`: two births. */
import { startBirths } from '../kit/births/page.tsx';
import { pairWords } from '../kit/births/pair-words.ts';

startBirths({
  ids: ['boy', 'girl'],
  namesOf(screen) {
    const { boy, girl } = pairWords(screen);
    return { boy, girl };
  },
  load: async () => (await import('../kit/births/milan-sheet.tsx')).milanSheet,
});
