import type { Language } from '../language.ts';
import { aksharas } from './aksharas.ts';
import { chart } from './chart.ts';
import { festivalRules } from './festival-rules.ts';
import { names } from './names/index.ts';
import { notes } from './notes.ts';
import { phrases } from './phrases.ts';
import { reports } from './reports.ts';
import { sights } from './sights.ts';

export const en: Language = {
  names,
  phrases,
  aksharas,
  festivalRules,
  chart,
  reports,
  sights,
  notes,
  sanskrit: 'iast',
};
