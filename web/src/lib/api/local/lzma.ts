// Unpacking LZMA as it arrives: a quarter smaller than gzip, and no browser has it built in. The names follow the LZMA
// specification (https://7-zip.org/sdk.html).

const HEADER_BYTES = 13;
/** The most bytes that one symbol takes, including those that the decoder reads ahead. */
const SYMBOL_BYTES = 48;
const TOP = 2 ** 24;
const HALF = 1024;
const STATES = 12;
const LITERALS = 0x300;
/** Where the probabilities of each kind are. */
const IS_MATCH = 0;
const IS_REP = IS_MATCH + STATES * 16;
const IS_REP_G0 = IS_REP + STATES;
const IS_REP_G1 = IS_REP_G0 + STATES;
const IS_REP_G2 = IS_REP_G1 + STATES;
const IS_REP0_LONG = IS_REP_G2 + STATES;
const SLOTS = IS_REP0_LONG + STATES * 16;
const POSITIONS = SLOTS + 4 * 64;
const ALIGN = POSITIONS + 115;
/** Of lengths: two choices, low and mid by position, high. */
const MATCH_LENGTH = ALIGN + 16;
const [LOW, MID, HIGH] = [2, 2 + 16 * 8, 2 + 2 * 16 * 8] as const;
const REP_LENGTH = MATCH_LENGTH + HIGH + 256;
const LITERAL = REP_LENGTH + HIGH + 256;

/** Unpacks a file of the format that Python calls FORMAT_ALONE, whose header has the unpacked size. */
export class Lzma {
  private input = new Uint8Array(0);
  private at = 0;
  private range = -1 >>> 0;
  private code = 0;
  private out: Uint8Array<ArrayBuffer> | null = null;
  private written = 0;
  private probs = new Uint16Array(0);
  private literalMask = 0;
  private positionMask = 0;
  private state = 0;
  private reps: [number, number, number, number] = [0, 0, 0, 0];

  /** Unpack the next part of the file; `last` if nothing follows. */
  push(part: Uint8Array, last = false): Uint8Array<ArrayBuffer> {
    const rest = this.input.subarray(this.at);
    this.input = new Uint8Array(rest.length + part.length);
    this.input.set(rest);
    this.input.set(part, rest.length);
    this.at = 0;
    if (this.input.length < HEADER_BYTES + 5 && !this.out && !last) return new Uint8Array(0);
    const out = (this.out ??= this.begin());
    const from = this.written;
    const limit = last ? this.input.length : this.input.length - SYMBOL_BYTES;
    while (this.written < out.length && this.at <= limit) this.symbol(out);
    if (last && this.written < out.length) throw new Error("a packed file is cut off");
    return out.subarray(from, this.written);
  }

  private begin(): Uint8Array<ArrayBuffer> {
    if (this.input.length < HEADER_BYTES + 5) throw new Error("a packed file is cut off");
    const header = new DataView(this.input.buffer);
    const properties = header.getUint8(0);
    const [lc, lp, pb] = [
      properties % 9,
      Math.floor(properties / 9) % 5,
      Math.floor(properties / 45),
    ] as const;
    if (lp) throw new Error("a packed file has literal position bits");
    this.positionMask = 2 ** pb - 1;
    this.literalMask = 8 - lc;
    this.probs = new Uint16Array(LITERAL + LITERALS * 2 ** lc).fill(HALF);
    this.code = header.getUint32(HEADER_BYTES + 1);
    this.at = HEADER_BYTES + 5;
    return new Uint8Array(header.getUint32(5, true));
  }

  private symbol(out: Uint8Array): void {
    const position = this.written & this.positionMask;
    if (!this.bit(IS_MATCH + this.state * 16 + position)) return this.literal(out);
    let length: number;
    if (!this.bit(IS_REP + this.state)) {
      length = this.length(MATCH_LENGTH, position);
      this.reps = [this.distance(length), this.reps[0], this.reps[1], this.reps[2]];
      this.state = this.state < 7 ? 7 : 10;
    } else if (this.isShort(position)) {
      this.state = this.state < 7 ? 9 : 11;
      length = 1;
    } else {
      length = this.length(REP_LENGTH, position);
      this.state = this.state < 7 ? 8 : 11;
    }
    this.copy(out, length);
  }

  private copy(out: Uint8Array, length: number): void {
    const back = this.reps[0] + 1;
    if (back > this.written || this.written + length > out.length)
      throw new Error("a packed file is damaged");
    let at = this.written;
    for (const end = at + length; at < end; at += 1) out[at] = out[at - back]!;
    this.written = at;
  }

  private literal(out: Uint8Array): void {
    const before = this.written ? out[this.written - 1]! : 0;
    const base = LITERAL + LITERALS * (before >> this.literalMask);
    let symbol = 1;
    if (this.state >= 7) {
      let match = out[this.written - this.reps[0] - 1]!;
      while (symbol < 256) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const bit = this.bit(base + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (expected !== bit) break;
      }
    }
    while (symbol < 256) symbol = (symbol << 1) | this.bit(base + symbol);
    out[this.written++] = symbol;
    this.state = this.state < 4 ? 0 : this.state < 10 ? this.state - 3 : this.state - 6;
  }

  /** Return whether a single byte is repeated; otherwise move the reused distance to the front. */
  private isShort(position: number): boolean {
    const [first, second, third, fourth] = this.reps;
    if (!this.bit(IS_REP_G0 + this.state)) return !this.bit(IS_REP0_LONG + this.state * 16 + position);
    if (!this.bit(IS_REP_G1 + this.state)) this.reps = [second, first, third, fourth];
    else if (!this.bit(IS_REP_G2 + this.state)) this.reps = [third, first, second, fourth];
    else this.reps = [fourth, first, second, third];
    return false;
  }

  private length(base: number, position: number): number {
    if (!this.bit(base)) return 2 + this.tree(base + LOW + position * 8, 3);
    if (!this.bit(base + 1)) return 10 + this.tree(base + MID + position * 8, 3);
    return 18 + this.tree(base + HIGH, 8);
  }

  private distance(length: number): number {
    const slot = this.tree(SLOTS + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = ((2 | (slot & 1)) << bits) >>> 0;
    if (slot < 14) return start + this.reversed(POSITIONS + start - slot, bits);
    let direct = 0;
    for (let left = bits - 4; left > 0; left -= 1) direct = direct * 2 + this.direct();
    return start + direct * 16 + this.reversed(ALIGN, 4);
  }

  private tree(base: number, bits: number): number {
    let found = 1;
    for (let left = bits; left > 0; left -= 1) found = (found << 1) | this.bit(base + found);
    return found - (1 << bits);
  }

  private reversed(base: number, bits: number): number {
    let [node, found] = [1, 0];
    for (let at = 0; at < bits; at += 1) {
      const bit = this.bit(base + node);
      node = (node << 1) | bit;
      found |= bit << at;
    }
    return found;
  }

  private direct(): number {
    this.range = this.range >>> 1;
    const bit = this.code >= this.range ? 1 : 0;
    if (bit) this.code -= this.range;
    this.normalize();
    return bit;
  }

  private bit(at: number): number {
    const prob = this.probs[at]!;
    const bound = (this.range >>> 11) * prob;
    let bit = 0;
    if (this.code < bound) {
      this.range = bound;
      this.probs[at] = prob + ((2048 - prob) >> 5);
    } else {
      this.range -= bound;
      this.code -= bound;
      this.probs[at] = prob - (prob >> 5);
      bit = 1;
    }
    this.normalize();
    return bit;
  }

  private normalize(): void {
    if (this.range >= TOP) return;
    this.range = this.range * 256;
    this.code = this.code * 256 + (this.input[this.at++] ?? 0);
  }
}
