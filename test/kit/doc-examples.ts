/** Examples of a guide, executed: a line `x; // → y` says what `x` is. */
import { expect } from 'vitest';

export const examplesIn = (guide: string): string[] =>
  [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text);

const AsyncFunction: new (...texts: string[]) => (...given: unknown[]) => Promise<void> = Object.getPrototypeOf(
  async () => undefined,
).constructor;

/** Imports become calls of `modules`, and what an example says a check; what is left is JavaScript. */
const runnable = (text: string): string =>
  text
    .replaceAll(/^import (\w+) from '([^']+)';$/gm, "const { default: $1 } = await modules('$2');")
    .replaceAll(/^import (\{[^}]*\}) from '([^']+)';$/gm, "const $1 = await modules('$2');")
    .replaceAll(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);')
    .replaceAll('import.meta.resolve(', 'resolve(');

/** `given` are the names that the example takes for granted. */
export async function run(text: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  let checks = 0;
  const check = (found: unknown, said: unknown): void => {
    checks++;
    expect(found).toEqual(said);
  };
  await new AsyncFunction('check', ...Object.keys(given), runnable(text))(check, ...Object.values(given));
  expect(checks).toBe(text.match(/ \/\/ → /g)?.length);
}
