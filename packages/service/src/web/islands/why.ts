/**
 * Moves the end of the tithi with a slider. The service has computed the decision for every end; this script only looks
 * it up.
 */

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

const box = document.querySelector<HTMLElement>('[data-course]');
const slider = box?.querySelector<HTMLInputElement>('input[type=range]');
const told = box?.querySelector<HTMLOutputElement>('output');
const bar = document.querySelector<SVGRectElement>('.why-days .tithi');
const line = document.querySelector<SVGLineElement>('.why-days .end');

if (box && slider && told) {
  const course: readonly Stretch[] = JSON.parse(box.dataset.course ?? '[]');
  const {
    start = 0,
    end = 0,
    from = 0,
    wide = 1,
    offset = 0,
  }: Record<string, number> = JSON.parse(box.dataset.line ?? '{}');
  const days: Readonly<Record<string, string>> = JSON.parse(box.dataset.days ?? '{}');
  const xOf = (ms: number): number => Math.min(1000, Math.max(0, ((ms - from) / wide) * 1000));
  const show = (): void => {
    const seconds = Number(slider.value);
    const at = end + seconds * 1000;
    const x = xOf(at);
    bar?.setAttribute('width', String(Math.max(0, x - xOf(start))));
    line?.setAttribute('x1', String(x));
    line?.setAttribute('x2', String(x));
    const [date = '', time = ''] = new Date(at + offset).toISOString().split('T');
    const said = course.find((each) => each.from <= seconds && seconds <= each.to)?.said ?? '';
    told.textContent = `${days[date] ?? date}, ${time.slice(0, 5)} · ${said}`;
    slider.setAttribute('aria-valuetext', told.textContent);
  };
  slider.addEventListener('input', show);
}
