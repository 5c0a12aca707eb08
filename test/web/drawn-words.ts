/**
 * What is wrong with the words drawn in the pictures of a page; run inside the browser, so it may use nothing from outside itself. The
 * accessibility checker does not look at them: it sees neither that two of them overlap nor what colour lies under them.
 */
export function wrongWords(): string[] {
  const wrong: string[] = [];
  type Corner = readonly [number, number];
  interface Drawn {
    readonly said: string;
    readonly picture: SVGSVGElement | null;
    /** The box of the letters themselves, which may be turned. */
    readonly corners: readonly Corner[];
  }

  const rgb = (text: string): readonly number[] | null => {
    const found = /^(?:rgba?\(|color\(srgb )([^)]+)\)/.exec(text);
    if (found === null) return null;
    const parts = (found[1] ?? '').split(/[ ,/]+/).map(Number);
    const unit = text.startsWith('color(') ? 255 : 1;
    const [r = 0, g = 0, b = 0, a = 1] = parts;
    return [r * unit, g * unit, b * unit, a];
  };
  const over = (top: readonly number[], alpha: number, under: readonly number[]): number[] =>
    [0, 1, 2].map((i) => (top[i] ?? 0) * alpha + (under[i] ?? 0) * (1 - alpha));
  const light = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((each) => {
      const part = each / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: readonly number[], b: readonly number[]): number => {
    const [x, y] = [light(a), light(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  /** Of a gradient from top to bottom: its colour at a height. */
  const shade = (fill: string, y: number, element: SVGGeometryElement): readonly number[] | null => {
    const stops = [...document.querySelectorAll(`${/url\("?(#[\w-]+)/.exec(fill)?.[1] ?? 'none'} > stop`)];
    const box = element.getBBox();
    const part = (y - box.y) / box.height;
    const at = stops.findIndex((stop) => Number(stop.getAttribute('offset')) >= part);
    const [before, after] = [stops[Math.max(at - 1, 0)], stops[at]];
    if (before === undefined || after === undefined) return null;
    const [from, to] = [before, after].map((stop) => Number(stop.getAttribute('offset')));
    const [a, b] = [before, after].map((stop) => rgb(getComputedStyle(stop).stopColor) ?? [0, 0, 0]);
    if (a === undefined || b === undefined || from === undefined || to === undefined) return null;
    return over(b, to === from ? 1 : (part - from) / (to - from), a);
  };
  /** Everything under a point, painted one over another. */
  const ground = (x: number, y: number, word: Element): number[] => {
    let colour = [255, 255, 255];
    for (const element of document.elementsFromPoint(x, y).reverse()) {
      if (element === word) break;
      if (element.closest('text') !== null) continue;
      const style = getComputedStyle(element);
      if (!(element instanceof SVGGeometryElement)) {
        const paint = rgb(style.backgroundColor);
        if (paint !== null && !(element instanceof SVGElement))
          colour = over(paint, (paint[3] ?? 1) * opacityOf(element), colour);
        continue;
      }
      const at = new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse());
      const fill = rgb(style.fill) ?? shade(style.fill, at.y, element);
      if (fill !== null && element.isPointInFill(at))
        colour = over(fill, (fill[3] ?? 1) * Number(style.fillOpacity) * opacityOf(element), colour);
      const stroke = rgb(style.stroke);
      if (stroke !== null && element.isPointInStroke(at))
        colour = over(stroke, (stroke[3] ?? 1) * Number(style.strokeOpacity) * opacityOf(element), colour);
    }
    return colour;
  };

  const drawn: Drawn[] = [];
  for (const word of document.querySelectorAll<SVGTextElement>('main svg text')) {
    const shown = word.getBoundingClientRect();
    const matrix = word.getScreenCTM();
    const picture = word.ownerSVGElement;
    if (shown.width === 0 || matrix === null || picture === null) continue;
    const said = word.textContent ?? '';
    const style = getComputedStyle(word);
    const size = Number.parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b);
    if (size < 10.95) wrong.push(`"${said}" is ${size.toFixed(1)} px`);
    const frame = picture.getBoundingClientRect();
    const outside =
      shown.left < frame.left - 1 ||
      shown.right > frame.right + 1 ||
      shown.top < frame.top - 1 ||
      shown.bottom > frame.bottom + 1;
    const cut = word.closest('[clip-path]') !== null;
    if (outside && !cut) wrong.push(`"${said}" is outside`);
    const box = word.getBBox();
    // a line's box has room above and below its letters
    const [top, bottom] = [box.y + box.height * 0.22, box.y + box.height * 0.84];
    const corners = [
      [box.x, top],
      [box.x + box.width, top],
      [box.x + box.width, bottom],
      [box.x, bottom],
    ].map(([x = 0, y = 0]): Corner => {
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      return [at.x, at.y];
    });
    drawn.push({ said, picture, corners });
    const [x, y] = [shown.left + shown.width / 2, shown.top + shown.height / 2];
    const letters = rgb(style.fill);
    if (letters === null || y < 0 || y > innerHeight) continue;
    const rim = style.paintOrder.startsWith('stroke') ? rgb(style.stroke) : null;
    const under = ground(x, y, word);
    const paper = rim === null ? under : over(rim, Number(style.strokeOpacity), under);
    const ratio = contrast(over(letters, opacityOf(word) * Number(style.fillOpacity), paper), paper);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 600);
    if (ratio < (large ? 3 : 4.5)) wrong.push(`"${said}" has contrast ${ratio.toFixed(2)}`);
  }

  /** How far two boxes overlap, along the axis with the smaller overlap; zero or less when they are apart. */
  const shared = (a: readonly Corner[], b: readonly Corner[]): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const [from, to] of [a, b].flatMap((box) => [
      [box[0], box[1]],
      [box[1], box[2]],
    ])) {
      if (from === undefined || to === undefined) continue;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
      const reach = (box: readonly Corner[]): readonly [number, number] => {
        const along = box.map(([x, y]) => x * ux + y * uy);
        return [Math.min(...along), Math.max(...along)];
      };
      const [[a0, a1], [b0, b1]] = [reach(a), reach(b)];
      least = Math.min(least, Math.min(a1, b1) - Math.max(a0, b0));
    }
    return least;
  };
  const NEIGHBOURS = 2;
  drawn.forEach((one, i) => {
    for (const other of drawn.slice(i + 1))
      if (one.picture === other.picture && shared(one.corners, other.corners) > NEIGHBOURS)
        wrong.push(`"${one.said}" and "${other.said}" overlap`);
  });
  return wrong;
}
