/** The first page and the festivals: the hand on the day's line, towns suggested while one types, the browser's own location when asked. */
const MINUTE_MS = 60_000;
const FEWEST_LETTERS = 2;
const WAIT_MS = 180;
/** About a kilometre: no more of where the reader is leaves the browser than a calendar needs. */
const DECIMALS = 2;

const lines = [...document.querySelectorAll<SVGSVGElement>('svg.dayline[data-from]')];

/** Carries the hand along between the two ends of its line, as it was drawn. */
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
if (lines.length > 0) {
  moveHands();
  setInterval(moveHands, MINUTE_MS);
}

const form = document.querySelector<HTMLFormElement>('form[data-town]');
const input = form?.querySelector<HTMLInputElement>('input[name=place]');
const list = form?.querySelector('datalist');
let waiting: ReturnType<typeof setTimeout> | undefined;
let asked = '';

input?.addEventListener('input', () => {
  clearTimeout(waiting);
  const text = input.value.trim();
  if (text.length >= FEWEST_LETTERS && text !== asked) waiting = setTimeout(() => void suggest(text), WAIT_MS);
});

async function suggest(text: string): Promise<void> {
  asked = text;
  try {
    const reply = await fetch(`/v1/geocode?limit=6&q=${encodeURIComponent(text)}`);
    const labels = labelsIn(await reply.json());
    list?.replaceChildren(...labels.map((label) => new Option(label, label)));
  } catch {
    // no suggestions, then: the form works without them
  }
}

function labelsIn(reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null || !('places' in reply) || !Array.isArray(reply.places)) return [];
  return reply.places.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'label' in each && typeof each.label === 'string' ? [each.label] : [],
  );
}

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
