/**
 * The fields of one birth. Errors are shown next to the field. If clocks showed the typed time twice, the reader is
 * asked which one is meant.
 */
import { readingAt } from 'ganaka/internal/library/days/clock.ts';
import type { EngineOnScreen, Screen } from '../../../pages/births/screen.ts';
import { suggestPlaces, type TownChoice } from '../places.ts';
import { type BirthEntry, isDate, isTime } from './born.ts';

export interface BirthFields {
  readonly id: string;
  fill(born: BirthEntry): void;
  /** Returns the birth, or null after showing the errors. With `focus` the first wrong field gets the focus. */
  read(engine: EngineOnScreen, focus: boolean): BirthEntry | null;
}

type FieldName = 'name' | 'date' | 'time' | 'town';

export function birthFields(id: string, { words }: Screen): BirthFields {
  const input = (name: FieldName): HTMLInputElement => elementOf(`${id}-${name}`, HTMLInputElement);
  const twice = elementOf(`${id}-twice`, HTMLFieldSetElement);
  const clocks = askedTwice(twice, id, words);
  let town: TownChoice | null = null;

  const say = (name: FieldName, message: string): void => {
    elementOf(`${id}-${name}-wrong`, HTMLElement).textContent = message;
    if (message === '') input(name).removeAttribute('aria-invalid');
    else input(name).setAttribute('aria-invalid', 'true');
  };
  for (const name of ['date', 'time', 'town'] as const)
    input(name).addEventListener('input', () => {
      say(name, '');
      clocks.hide();
    });
  suggestPlaces(input('town'), {
    taken(found) {
      town = found;
      if (found !== null) say('town', '');
    },
    searched(found) {
      say('town', found === 'none' ? words.noTown : found === 'failed' ? words.searchFailed : '');
    },
  });

  return {
    id,
    fill(born) {
      for (const name of ['name', 'date', 'time'] as const) input(name).value = born[name];
      input('town').value = born.town.label;
      town = born.town;
      for (const name of ['date', 'time', 'town'] as const) say(name, '');
      clocks.hide();
      clocks.choose(born.showing);
    },
    read(engine, focus) {
      const [name, date, time] = [input('name').value.trim(), input('date').value, input('time').value];
      const wrong = wrongIn({ date, time, town }, engine, words);
      for (const field of ['date', 'time', 'town'] as const) {
        const told = elementOf(`${id}-town-wrong`, HTMLElement).textContent ?? '';
        // the message of the search says more than that a town is missing
        say(field, field === 'town' && wrong.town !== undefined && told !== '' ? told : (wrong[field] ?? ''));
      }
      const [first] = (['date', 'time', 'town'] as const).filter((field) => wrong[field] !== undefined);
      if (first !== undefined || town === null) {
        if (focus) input(first ?? 'town').focus();
        return null;
      }
      const reading = readingAt(town.zone, date, time, town.lon);
      if ('skipped' in reading) {
        say('time', words.skipped);
        if (focus) input('time').focus();
        return null;
      }
      const born = { name, date, time, town };
      if (reading.second === undefined) return born;
      const showing = clocks.ask(reading.offsetHours, reading.second.offsetHours, focus);
      return showing === null ? null : { ...born, showing };
    },
  };
}

interface Typed {
  readonly date: string;
  readonly time: string;
  readonly town: TownChoice | null;
}

function wrongIn({ date, time, town }: Typed, { from, to }: EngineOnScreen, words: Screen['words']) {
  const year = Number(date.slice(0, date.indexOf('-')));
  const wrong: Partial<Record<FieldName, string>> = {};
  if (!isDate(date)) wrong.date = words.needDate;
  else if (year < from || year > to) wrong.date = `${words.years} ${from}–${to}.`;
  if (!isTime(time)) wrong.time = words.needTime;
  if (town === null) wrong.town = words.needTown;
  return wrong;
}

/** The question which of two equal clock times is meant. */
function askedTwice(fieldset: HTMLFieldSetElement, id: string, words: Screen['words']) {
  let wished: 'first' | 'second' | undefined;
  const chosen = (): 'first' | 'second' | null => {
    const value = fieldset.querySelector<HTMLInputElement>('input:checked')?.value;
    return value === 'first' || value === 'second' ? value : null;
  };
  const choice = (value: 'first' | 'second', offsetHours: number): HTMLElement => {
    const label = document.createElement('label');
    label.className = 'choice';
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = `${id}-showing`;
    radio.value = value;
    radio.checked = value === wished;
    label.append(radio, `${words[value]} (UTC${offsetText(offsetHours)})`);
    return label;
  };
  return {
    hide() {
      fieldset.hidden = true;
      fieldset.replaceChildren();
      wished = undefined;
    },
    choose(showing: 'first' | 'second' | undefined) {
      wished = showing;
    },
    /** Shows the question and returns the answer, or null while there is none. */
    ask(first: number, second: number, focus: boolean): 'first' | 'second' | null {
      if (fieldset.hidden) {
        const legend = document.createElement('legend');
        legend.textContent = words.twice;
        fieldset.replaceChildren(legend, choice('first', first), choice('second', second));
        fieldset.hidden = false;
      }
      const answer = chosen();
      if (answer === null && focus) fieldset.querySelector('input')?.focus();
      return answer;
    },
  };
}

/** Returns `+05:30`. */
export function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${hours < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function elementOf<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no element ${id}`);
  return found;
}
