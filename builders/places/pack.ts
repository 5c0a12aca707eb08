/** Writes columns and key lists in the compact form that `packages/ganaka/src/places/file.ts` reads. */
export class Packer {
  private readonly bytes: number[] = [];

  varint(value: number): this {
    let rest = value;
    while (rest >= 0x80) {
      this.bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.bytes.push(rest);
    return this;
  }

  /** A signed whole number: the sign goes to the last bit. */
  zigzag(value: number): this {
    return this.varint(value >= 0 ? value * 2 : -value * 2 - 1);
  }

  raw(bytes: Iterable<number>): this {
    for (const byte of bytes) this.bytes.push(byte);
    return this;
  }

  text(text: string): this {
    const bytes = Buffer.from(text, 'utf8');
    return this.varint(bytes.length).raw(bytes);
  }

  done(): Buffer {
    return Buffer.from(this.bytes);
  }
}

/** Sorted strings, each as the length it shares with the one before and the rest of it. */
export function frontCoded(sorted: readonly string[], encoding: 'utf8' | 'latin1'): { shared: Buffer; rest: Buffer } {
  const shared = new Packer();
  const rest = new Packer();
  let before: Buffer = Buffer.alloc(0);
  for (const text of sorted) {
    const bytes = Buffer.from(text, encoding);
    let same = 0;
    while (same < bytes.length && same < before.length && bytes[same] === before[same]) same++;
    shared.varint(same).varint(bytes.length - same);
    rest.raw(bytes.subarray(same));
    before = bytes;
  }
  return { shared: shared.done(), rest: rest.done() };
}
