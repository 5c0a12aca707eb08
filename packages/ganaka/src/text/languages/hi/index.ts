/** What replies say in this language. The words of pages, book, mail and terminal are in files of their own, loaded where they are needed. */
import type { SpokenLanguage } from '../../language.ts';
import { aksharas } from './aksharas.ts';
import { chart } from './chart.ts';
import { sentenceOf } from './clauses.ts';
import { hindiClock, hindiOclock } from './clock.ts';
import { festivalRules } from './festivals.ts';
import { gists } from './gists/index.ts';
import { labels } from './labels.ts';
import * as lines from './lines.ts';
import { notes } from './named-notes.ts';
import { names } from './names/index.ts';
import { phrases } from './phrases.ts';
import { reports } from './reports.ts';
import { sights } from './sights.ts';

export const words: SpokenLanguage = {
  names,
  labels,
  phrases,
  aksharas,
  festivalRules,
  chart,
  reports,
  sights,
  gists,
  notes,
  dayLines: { ...lines, hindiClock, hindiOclock },
  clause: sentenceOf,
  sentence: (text) => `${text}।`,
  sanskrit: 'devanagari',
};
