/**
 * The script of the page of a day, with those of turned pages: on a phone all parts but the first are folded, the running
 * rows of the tables are marked, and gotra and name are set into the sankalpa. What is typed stays in the browser.
 */
import { personText } from 'ganaka/internal/text/script/sankalpa-person.ts';
import './turn.ts';

const PHONE = '(max-width: 46rem)';
const MINUTE_MS = 60_000;

const parts = [...document.querySelectorAll<HTMLDetailsElement>('details[data-part]')];
const wanted = location.hash.length > 1 ? document.getElementById(location.hash.slice(1))?.closest('details') : null;
if (matchMedia(PHONE).matches) for (const part of parts.slice(1)) part.open = part === wanted;
if (wanted) wanted.open = true;

const rows = [...document.querySelectorAll<HTMLTableRowElement>('tr[data-hours]')].map((row) => {
  const [from = Number.NaN, to = Number.NaN] = [...row.querySelectorAll('time')].map((each) =>
    Date.parse(each.dateTime),
  );
  return { row, from, to };
});
function markRunning(): void {
  const now = Date.now();
  for (const { row, from, to } of rows) row.classList.toggle('on', from <= now && now < to);
}
markRunning();
setInterval(markRunning, MINUTE_MS);

const KEPT = 'sankalpa';
const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-fills]')];
const somebody = document.querySelector<HTMLElement>('[data-somebody]');
/** Sets what was typed into the text; an empty field leaves the word of the text. */
function fill(): void {
  const [gotra = '', name = ''] = fields.map(({ value }) => value.trim());
  if (somebody !== null) somebody.textContent = personText(gotra, name);
  try {
    localStorage.setItem(KEPT, JSON.stringify([gotra, name]));
  } catch {
    // a browser that keeps nothing forgets the two words
  }
}

/** What was typed earlier. */
function typedBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
const before = typedBefore();
for (const [i, field] of fields.entries()) {
  field.value = before[i] ?? '';
  field.addEventListener('input', fill);
}
if (before.some((each) => each !== '')) fill();
