/** The kalas of the day and night, and the six parts of the day that are named after seasons. */

import { dinRitu, KALA_SOURCES, kalaOf, LISTED_KALAS, mahanisha } from '../../jyotisha/panchanga/hours/kala.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { KalaId } from '../../rules/kala.ts';
import { window } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import { namedWindow } from './replies.ts';
import type { shastraKalaReply } from './shastra-kala.reply.ts';
import { spansOf } from './spans.ts';

export const KALA_NAMES = [...LISTED_KALAS, 'mahanisha'] as const;
export type KalaName = (typeof KALA_NAMES)[number];

export const shastraKala = block<typeof shastraKalaReply>()({
  name: 'shastra_kala',
  summary: 'The kalas of day and night that rites ask for',
  needs: 'day_and_night',
  of({ place, day }, say) {
    const { night, frame } = spansOf(day);
    const said = (id: KalaId) => window(place, kalaOf(id, frame));
    return {
      // listed one by one in the order of LISTED_KALAS: an object of known shape is created and serialized faster
      purvahna: said('purvahna'),
      madhyahna: said('madhyahna'),
      aparahna: said('aparahna'),
      sayahna: said('sayahna'),
      sangava: said('sangava'),
      pratah: said('pratah'),
      kutapa: said('kutapa'),
      dvitiya_prahara: said('dvitiya_prahara'),
      pradosha: said('pradosha'),
      nishitha: said('nishitha'),
      arunodaya: said('arunodaya'),
      mahanisha: window(place, mahanisha(night)),
      din_ritu: dinRitu(frame).map((part, i) => namedWindow(say, 'ritu', i + 1, place, part)),
      citations: citationsIn(say),
    };
  },
});

const citationsIn = cachedOn((say: Voice) => citationsOf(say, KALA_SOURCES));
