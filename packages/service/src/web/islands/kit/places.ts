/**
 * Place suggestions while typing, in our own list. A browser's datalist hides options that do not contain the typed
 * letters, and would hide names in another script or for a misspelt input. The list works with arrow keys, Enter,
 * Escape and the pointer; the form also works without it.
 */
const FEWEST_LETTERS = 2;
const WAIT_MS = 180;
const MOST = 6;

/** A town of the gazetteer, as `/v1/geocode` describes it. */
export interface TownChoice {
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly state: string | null;
}

interface Suggested {
  readonly label: string;
  readonly hindi: string;
  readonly town: TownChoice | null;
}

export interface PlaceWishes {
  /** Called when a town is taken from the list, and with null when the text is changed afterwards. */
  readonly taken?: (town: TownChoice | null) => void;
  /** Called with the result of a search: some towns, none, or no reply. */
  readonly searched?: (found: 'some' | 'none' | 'failed') => void;
}

export function suggestPlaces(input: HTMLInputElement, wishes: PlaceWishes = {}): void {
  const { form } = input;
  if (form === null) return;
  const list = listFor(input, form);
  const suggestions = suggestionsIn(list, input, wishes);
  searchWhileTyping(input, suggestions, wishes);
  input.addEventListener('keydown', (event) => {
    if (!list.hidden && suggestions.key(event.key)) event.preventDefault();
  });
  // on pointerdown, because the click would come after the field has lost the focus and closed the list
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    suggestions.take(event.target instanceof Element ? (event.target.closest('li') ?? undefined) : undefined);
  });
  input.addEventListener('blur', suggestions.close);
}

/** Creates an empty list box and links it to the field as a combo box. */
function listFor(input: HTMLInputElement, form: HTMLFormElement): HTMLUListElement {
  const list = document.createElement('ul');
  list.id = input.id === '' ? 'suggested' : `${input.id}-suggested`;
  list.className = 'suggested';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.dataset.suggest ?? '');
  form.classList.add('suggests');
  form.append(list);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  return list;
}

interface Suggestions {
  /** The text that was last searched for or taken from the list. It is not searched for again. */
  settled: string;
  open(places: readonly Suggested[]): void;
  close(): void;
  /** Writes an option into the field. */
  take(option: Element | undefined): void;
  /** Handles a key. Returns false if the key has no meaning here. */
  key(key: string): boolean;
}

/** The open list: the marked option, and the effect of the keys. */
function suggestionsIn(list: HTMLUListElement, input: HTMLInputElement, { taken }: PlaceWishes): Suggestions {
  let marked = -1;
  let shown: readonly Suggested[] = [];
  const close = (): void => {
    list.hidden = true;
    marked = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (option: Element | undefined): void => {
    if (!(option instanceof HTMLElement)) return;
    input.value = suggestions.settled = option.dataset.label ?? '';
    taken?.(shown[[...list.children].indexOf(option)]?.town ?? null);
    close();
  };
  const mark = (to: number): void => {
    const options = [...list.children];
    marked = (to + options.length) % options.length;
    for (const [i, each] of options.entries()) each.setAttribute('aria-selected', String(i === marked));
    input.setAttribute('aria-activedescendant', options[marked]?.id ?? '');
  };
  const suggestions: Suggestions = {
    settled: '',
    open(places) {
      shown = places;
      list.replaceChildren(...places.map((place, i) => optionOf(place, `${list.id}-${i}`)));
      list.style.left = `${input.offsetLeft}px`;
      list.style.top = `${input.offsetTop + input.offsetHeight}px`;
      list.style.minWidth = `${input.offsetWidth}px`;
      list.hidden = places.length === 0;
      marked = -1;
      input.setAttribute('aria-expanded', String(!list.hidden));
    },
    close,
    take,
    key(key) {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) mark(marked < 0 && step < 0 ? -1 : marked + step);
      else if (key === 'Escape') close();
      // if a town must be taken from the list, Enter takes the first one
      else if (key === 'Enter' && (marked >= 0 || taken !== undefined)) {
        take(list.children[Math.max(marked, 0)]);
        // in a form that only asks for a town, the same Enter also submits it
        return input.form?.dataset.town === undefined;
      } else return false;
      return true;
    },
  };
  return suggestions;
}

/** Searches for places when the typing pauses. */
function searchWhileTyping(input: HTMLInputElement, suggestions: Suggestions, { taken, searched }: PlaceWishes): void {
  let waiting = 0;
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    const text = input.value.trim();
    if (text !== suggestions.settled) taken?.(null);
    if (text.length < FEWEST_LETTERS) suggestions.close();
    else if (text !== suggestions.settled)
      waiting = window.setTimeout(async () => {
        suggestions.settled = text;
        const found = await placesLike(text);
        // ignored if the text has changed in the meantime
        if (input.value.trim() !== text) return;
        searched?.(found === null ? 'failed' : found.length === 0 ? 'none' : 'some');
        if (found === null) suggestions.settled = '';
        if (document.activeElement === input) suggestions.open(found ?? []);
      }, WAIT_MS);
  });
}

function optionOf({ label, hindi }: Suggested, id: string): HTMLElement {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.label = label;
  option.textContent = hindi === '' ? label : `${label} · ${hindi}`;
  return option;
}

/**
 * Returns the places that match a text, or null if there was no reply. The reply is not cached, because the town may be
 * that of a birth.
 */
async function placesLike(text: string): Promise<Suggested[] | null> {
  try {
    const reply = await fetch(`/v1/geocode?limit=${MOST}&q=${encodeURIComponent(text)}`, { cache: 'no-store' });
    return reply.ok ? placesIn(await reply.json()) : null;
  } catch {
    return null;
  }
}

function placesIn(reply: unknown): Suggested[] {
  if (typeof reply !== 'object' || reply === null || !('places' in reply) || !Array.isArray(reply.places)) return [];
  return reply.places.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('label' in each) || typeof each.label !== 'string') return [];
    const hindi = 'name_hi' in each && typeof each.name_hi === 'string' ? each.name_hi : '';
    return [{ label: each.label, hindi, town: townIn(each) }];
  });
}

/** Returns a town with all that a computation needs, or null if something is missing. */
export function townIn(value: unknown): TownChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { label, lat, lon, zone, state }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof label !== 'string' || typeof lat !== 'number' || typeof lon !== 'number' || typeof zone !== 'string')
    return null;
  return { label, lat, lon, zone, state: typeof state === 'string' && state !== '' ? state : null };
}
