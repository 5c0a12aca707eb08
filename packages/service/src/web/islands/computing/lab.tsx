/** The laboratory: reads the form, computes in the browser, and shows the day, the chart and the month. */

import { birth } from 'ganaka/internal/library/births/birth.ts';
import { day, month, place } from 'ganaka/internal/library/entries/panchanga.ts';
import { Fragment, render } from 'preact';
import { ENGINE_NAMES, type EngineName, engineNamed, type GanakaEngine } from '../kit/engine.ts';
import { loadLanguages } from '../kit/languages.ts';
import { Chart } from '../lab/chart.tsx';
import { Day } from '../lab/day.tsx';
import { Month } from '../lab/month.tsx';
import { keepOffline } from '../lab/offline.ts';
import { prove } from '../lab/proof.ts';
import { type LabLanguage, labTextBy } from '../lab/words.ts';

const field = (id: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
const form = document.querySelector<HTMLFormElement>('#asked');
const answer = document.querySelector<HTMLElement>('#answer');
const lab = document.querySelector<HTMLElement>('#lab');
const engines: Partial<Record<EngineName, GanakaEngine>> = {};

/** Returns the typed values in the form that the library takes. The library rejects wrong ones. */
function asked() {
  const town = document.querySelector<HTMLSelectElement>('#town')?.selectedOptions[0];
  const numberIn = (id: string): number => (field(id).value.trim() === '' ? Number.NaN : Number(field(id).value));
  const name = town?.dataset.name;
  const where = place(numberIn('latitude'), numberIn('longitude'), field('zone').value.trim(), {
    ...(name !== undefined && { name, state: town?.dataset.state || null }),
  });
  const chosen = new FormData(form ?? undefined).get('engine');
  const engine = engines[ENGINE_NAMES.find((each) => each === chosen) ?? 'surya'];
  return { where, engine, date: field('date').value.trim(), time: field('time').value };
}

function compute(said: LabLanguage): void {
  if (answer === null) return;
  const { words } = said;
  try {
    const began = performance.now();
    const { where, engine, date, time } = asked();
    if (engine === undefined) return;
    const lang = said.names;
    const shown = (
      <Fragment>
        <div class="split">
          <Day day={day(engine, where, date, { lang })} date={date} said={said} />
          <Chart birth={birth(engine, where, date, time, { lang })} said={said} />
        </div>
        <Month month={month(engine, where, date.slice(0, -3), { lang })} date={date} said={said} />
      </Fragment>
    );
    render(shown, answer);
    tell(words.took((performance.now() - began).toFixed(0)));
  } catch (error) {
    render(
      <p class="notice bad" role="alert">
        {words.wrong} <span lang="en">{error instanceof Error ? error.message : String(error)}</span>
      </p>,
      answer,
    );
    tell('');
  }
}

function tell(text: string): void {
  const said = document.querySelector('#said');
  if (said !== null) said.textContent = text;
}

/** Choosing a town fills in its coordinates and its zone. Typing other coordinates clears the town. */
function followTown(): void {
  const town = document.querySelector<HTMLSelectElement>('#town');
  town?.addEventListener('change', () => {
    const [latitude = '', longitude = '', zone = ''] = town.value.split(',');
    if (zone === '') return field('latitude').focus();
    Object.assign(field('latitude'), { value: latitude });
    Object.assign(field('longitude'), { value: longitude });
    Object.assign(field('zone'), { value: zone });
  });
  for (const id of ['latitude', 'longitude', 'zone'])
    field(id).addEventListener('input', () => town !== null && (town.value = ''));
  const zones = Intl.supportedValuesOf('timeZone').map((zone) =>
    Object.assign(document.createElement('option'), { value: zone }),
  );
  document.querySelector('#zones')?.replaceChildren(...zones);
}

/** Creates the two modern engines and selects the first of them. */
async function loadModern(said: LabLanguage, button: HTMLButtonElement): Promise<void> {
  const { words } = said;
  button.disabled = true;
  tell(words.loading);
  try {
    [engines.drik, engines.chitrapaksha] = await Promise.all([engineNamed('drik'), engineNamed('chitrapaksha')]);
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name=engine]')) radio.disabled = false;
    document.querySelector<HTMLInputElement>('[name=engine][value=drik]')?.click();
    button.textContent = words.loaded;
    compute(said);
    await prove(engines, words);
  } catch {
    button.disabled = false;
    tell(words.notLoaded);
  }
}

async function begin(): Promise<void> {
  const said = await labTextBy(lab?.dataset ?? {});
  const button = document.querySelector<HTMLButtonElement>('#series');
  followTown();
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    compute(said);
  });
  button?.addEventListener('click', () => void loadModern(said, button));
  [engines.surya] = await Promise.all([engineNamed('surya'), loadLanguages(said.names)]);
  compute(said);
  await prove(engines, said.words);
  const stored = await keepOffline(lab?.dataset.worker ?? '');
  const line = document.createElement('p');
  line.className = 'hint';
  line.id = 'offline';
  line.textContent = stored ? said.words.offline : said.words.noOffline;
  form?.append(line);
}
void begin();
