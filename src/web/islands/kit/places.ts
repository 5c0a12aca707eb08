/**
 * Suggested places while typing, in our own list: the browser's datalist hides entries that do not contain the typed
 * letters, and so a name in another script or with a typo. Arrows, Enter, Escape and the pointer work on it; the form
 * is complete without it.
 */
const FEWEST_LETTERS = 2;
const WAIT_MS = 180;
const MOST = 6;

interface Suggested {
  readonly label: string;
  readonly hindi: string;
}

export function suggestPlaces(input: HTMLInputElement): void {
  const { form } = input;
  if (form === null) return;
  const list = document.createElement('ul');
  list.id = 'suggested';
  list.className = 'suggested';
  list.hidden = true;
  for (const [name, value] of [
    ['role', 'listbox'],
    ['aria-label', input.dataset.suggest ?? ''],
  ] as const)
    list.setAttribute(name, value);
  form.classList.add('suggests');
  form.append(list);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const)
    input.setAttribute(name, value);

  let waiting = 0;
  let asked = '';
  let at = -1;
  const options = (): readonly Element[] => [...list.children];
  const close = (): void => {
    list.hidden = true;
    at = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (option: Element | undefined): void => {
    if (!(option instanceof HTMLElement)) return;
    input.value = asked = option.dataset.label ?? '';
    close();
  };
  const go = (to: number): void => {
    const all = options();
    at = (to + all.length) % all.length;
    for (const [i, each] of all.entries()) each.setAttribute('aria-selected', String(i === at));
    input.setAttribute('aria-activedescendant', all[at]?.id ?? '');
  };
  const open = (places: readonly Suggested[]): void => {
    list.replaceChildren(...places.map((place, i) => optionOf(place, i)));
    list.style.left = `${input.offsetLeft}px`;
    list.style.top = `${input.offsetTop + input.offsetHeight}px`;
    list.style.minWidth = `${input.offsetWidth}px`;
    list.hidden = places.length === 0;
    at = -1;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    const text = input.value.trim();
    if (text.length < FEWEST_LETTERS) close();
    else if (text !== asked)
      waiting = window.setTimeout(async () => {
        asked = text;
        const found = await placesLike(text);
        // outdated if something else was typed since, or the field was left
        if (input.value.trim() === text && document.activeElement === input) open(found);
      }, WAIT_MS);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) go(at < 0 && step < 0 ? -1 : at + step);
    else if (event.key === 'Enter' && at >= 0) take(options()[at]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // before the field loses the focus, which would close the list under the pointer
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    take(event.target instanceof Element ? (event.target.closest('li') ?? undefined) : undefined);
  });
  input.addEventListener('blur', close);
}

function optionOf({ label, hindi }: Suggested, i: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `suggested-${i}`;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.label = label;
  option.textContent = hindi === '' ? label : `${label} · ${hindi}`;
  return option;
}

async function placesLike(text: string): Promise<Suggested[]> {
  try {
    const reply = await fetch(`/v1/geocode?limit=${MOST}&q=${encodeURIComponent(text)}`);
    return placesIn(await reply.json());
  } catch {
    return [];
  }
}

function placesIn(reply: unknown): Suggested[] {
  if (typeof reply !== 'object' || reply === null || !('places' in reply) || !Array.isArray(reply.places)) return [];
  return reply.places.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('label' in each) || typeof each.label !== 'string') return [];
    return [{ label: each.label, hindi: 'name_hi' in each && typeof each.name_hi === 'string' ? each.name_hi : '' }];
  });
}
