/**
 * The script of the home page and the festivals: the hand on the day line, what is running now, suggested towns while typing, and the
 * browser's location on request.
 */
import './places.ts';

const MINUTE_MS = 60_000;
/** About a kilometre, which is precise enough for a calendar. */
const DECIMALS = 2;

const lines = [...document.querySelectorAll<SVGSVGElement>('svg.dayline[data-from]')];

/** Moves the hand of each day line to the current time. */
function moveHands(): void {
  const now = Date.now();
  for (const line of lines) {
    const [from, to] = [Number(line.dataset.from), Number(line.dataset.to)];
    const hand = line.querySelector('.hand');
    const [first, run] = [Number(line.dataset.first), Number(line.dataset.run)];
    const at = first + ((now - from) / (to - from)) * run;
    const down = line.classList.contains('down');
    hand?.classList.toggle('away', now < from || now > to);
    hand?.setAttribute('transform', down ? `translate(0 ${at.toFixed(1)})` : `translate(${at.toFixed(1)} 0)`);
  }
}

const spans = [...document.querySelectorAll<HTMLElement>('[data-now] [data-from]')];

const rows = [...document.querySelectorAll<HTMLElement>('[data-now] > [data-while]')];

/** Shows what is running now, and hides a row in which nothing is. */
function showNow(): void {
  const now = Date.now();
  for (const span of spans) span.hidden = now < Number(span.dataset.from) || now >= Number(span.dataset.to);
  for (const row of rows) row.hidden = row.querySelector('[data-from]:not([hidden])') === null;
}

function keepTime(): void {
  moveHands();
  showNow();
}
if (lines.length > 0) {
  keepTime();
  setInterval(keepTime, MINUTE_MS);
}

const form = document.querySelector<HTMLFormElement>('form[data-town]');
const input = form?.querySelector<HTMLInputElement>('input[name=place]');
const button = form?.querySelector<HTMLButtonElement>('[data-locate]');
button?.addEventListener('click', () => {
  const said = button.textContent;
  const failed = () => {
    button.textContent = button.dataset.failed ?? said;
    input?.focus();
  };
  if (!('geolocation' in navigator)) return failed();
  button.textContent = button.dataset.asking ?? said;
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    const at = new URLSearchParams({ lat: coords.latitude.toFixed(DECIMALS), lon: coords.longitude.toFixed(DECIMALS) });
    location.assign(`${form?.action.split('?', 1)[0] ?? '/'}?${at}`);
  }, failed);
});
