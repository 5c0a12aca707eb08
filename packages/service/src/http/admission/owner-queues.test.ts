import { describe, expect, test } from 'vitest';
import { OwnerQueues } from './owner-queues.ts';

function linesOf(...standing: readonly string[]): OwnerQueues<string> {
  const lines = new OwnerQueues<string>();
  for (const [i, owner] of standing.entries()) lines.push(owner, `${owner}${i}`, i);
  return lines;
}

const all = (lines: OwnerQueues<string>): string[] => {
  const found: string[] = [];
  for (let next = lines.shift(); next !== undefined; next = lines.shift()) found.push(next.entry);
  return found;
};

describe('queues by owner', () => {
  test('owners take turns, and each queue keeps its own order', () => {
    expect(all(linesOf('a', 'a', 'a', 'b', 'c', 'b'))).toEqual(['a0', 'b3', 'c4', 'a1', 'b5', 'a2']);
  });

  test('an owner is new before its first entry and after its last', () => {
    const lines = linesOf('a', 'a', 'b');
    expect([lines.isNew('a'), lines.isNew('c')]).toEqual([false, true]);
    expect(all(lines)).toHaveLength(3);
    expect([lines.isNew('a'), lines.isNew('b'), lines.waiting]).toEqual([true, true, 0]);
  });

  test('a returning owner goes to the end of the queue', () => {
    const lines = linesOf('a', 'b');
    lines.shift();
    lines.push('a', 'again', 9);
    expect(all(lines)).toEqual(['b1', 'again']);
  });

  test('a queue that never empties keeps no entry that had its turn', () => {
    const lines = linesOf('a');
    for (let i = 0; i < 5000; i++) {
      lines.push('a', `next${i}`, i);
      const taken = lines.shift();
      const { entries, head } = taken?.line ?? { entries: [], head: 0 };
      expect(entries.filter((entry) => entry !== undefined)).toEqual([`next${i}`]);
      expect(head).toBeLessThan(1024);
    }
    expect(all(lines)).toEqual(['next4999']);
  });
});
