/** Every passage the book rests on, once; and how it was made. */
import type { Citation } from '../../rules/source.ts';
import { esc, type Html } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Chapter } from './chapter.ts';

const isCitation = (value: object): value is Citation =>
  'work' in value && 'gist' in value && 'confidence' in value && typeof value.work === 'string';

/** The citations in payloads, however deep, each once. */
function citedIn(value: unknown, found: Map<string, Citation>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isCitation(value)) {
    found.set(`${value.work}|${value.locus ?? ''}|${value.gist}`, value);
    return;
  }
  for (const part of Object.values(value)) citedIn(part, found);
}

const byLocus = new Intl.Collator('en', { numeric: true });

const sources: Chapter = {
  id: 'sources',
  body({ full, sheet, gochara, life, shanti, ratna }: Matter) {
    const found = new Map<string, Citation>();
    citedIn([full, sheet, gochara, life, shanti, ratna], found);
    const works = new Map<string, Citation[]>();
    for (const citation of found.values()) {
      const known = works.get(citation.work);
      if (known === undefined) works.set(citation.work, [citation]);
      else known.push(citation);
    }
    return [...works]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([work, citations]) => {
        const recension = citations[0]?.recension;
        const rows = citations
          .sort((a, b) => byLocus.compare(a.locus ?? '', b.locus ?? ''))
          .map(({ locus, gist }): Html => `<li>${locus === undefined ? '' : `<b>${esc(locus)}</b> `}${esc(gist)}</li>`);
        return `<h3>${esc(work)}${recension === undefined ? '' : ` <span class="cite">${esc(recension)}</span>`}</h3><ul class="small columns">${rows.join('')}</ul>`;
      })
      .join('');
  },
};

const colophon: Chapter = {
  id: 'colophon',
  body({ asked, full }, voice) {
    const { engine, options } = asked.sky;
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    return (
      `<p>${esc(engine.label.en.name)}: ${esc(engine.label.en.gist)} <span class="cite">${esc(engine.id)} ${esc(engine.version)}</span></p>` +
      `<p>${voice.label('conventions')}: ${esc(chosen.join(', '))}; shadbala ${esc(asked.params.rules)}; dasha year ${esc(asked.params.dasha_year)}.</p>` +
      `<p>${voice.label('asked_on')} ${esc(full.sade_sati.on)}.</p>` +
      '<p>Every figure is that of the service’s reply for this birth, and every rule names its passage. Nothing here names an event, an age, an illness or a number of persons; bands are those that a text prints.</p>' +
      (voice.hindi
        ? '<p lang="hi" class="hi">यहाँ का प्रत्येक अंक इसी जन्म के लिए सेवा का उत्तर है और प्रत्येक नियम अपने ग्रन्थ का स्थान बताता है। यहाँ किसी घटना का कथन नहीं है; श्रेणियाँ वही हैं जो ग्रन्थ में छपी हैं।</p>'
        : '')
    );
  },
};

export const BACK: readonly Chapter[] = [sources, colophon];
