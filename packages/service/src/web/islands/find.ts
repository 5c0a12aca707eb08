/**
 * The search field of the reference. Its index is fetched when the field first gets the focus. Without the script the
 * contents are a plain list.
 */
import { find, type SearchEntry } from '../docs/find.ts';

const MOST_SHOWN = 12;

const input = document.querySelector<HTMLInputElement>('#find');
const list = document.querySelector<HTMLUListElement>('#found');
const nothing = document.querySelector<HTMLElement>('#found-none');
const status = input?.parentElement?.querySelector('[role=status]');
input?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');

let index: Promise<readonly SearchEntry[]> | undefined;
const fetched = (): Promise<readonly SearchEntry[]> =>
  (index ??= fetch(input?.dataset.index ?? '').then((reply) => reply.json()));

input?.addEventListener('focus', () => void fetched());
input?.addEventListener('input', () => void show());
input?.addEventListener('keydown', (event) => {
  const first = list?.querySelector('a');
  if (event.key === 'Enter' && first) location.href = first.href;
  if (event.key === 'ArrowDown' && first) {
    event.preventDefault();
    first.focus();
  }
  if (event.key === 'Escape') close();
});
list?.addEventListener('keydown', (event) => {
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((each) => each.matches(':focus'));
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.key === 'Escape') close();
  if (step === 0 || at < 0) return;
  event.preventDefault();
  (links[at + step] ?? input)?.focus();
});
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input?.focus();
});
document.addEventListener('click', (event) => {
  if (event.target instanceof Node && !input?.parentElement?.contains(event.target)) hide();
});

function close(): void {
  if (input) input.value = '';
  hide();
  input?.focus();
}

function hide(): void {
  if (list) list.hidden = true;
  if (nothing) nothing.hidden = true;
}

async function show(): Promise<void> {
  if (!input || !list || !status) return;
  const typed = input.value.trim().toLowerCase();
  if (typed === '') return hide();
  const entries = await fetched();
  if (input.value.trim().toLowerCase() !== typed) return;
  const found = find(entries, typed);
  list.replaceChildren(...found.slice(0, MOST_SHOWN).map(lineOf));
  list.hidden = found.length === 0;
  if (nothing) nothing.hidden = found.length > 0;
  const { none = '', one = '', many = '' } = input.dataset;
  status.textContent = found.length === 0 ? none : found.length === 1 ? one : many.replace('{n}', String(found.length));
}

function lineOf({ title, about, url }: SearchEntry): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  const name = document.createElement('b');
  link.href = url;
  name.textContent = title;
  link.append(name, ` ${about}`);
  line.append(link);
  return line;
}
