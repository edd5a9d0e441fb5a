type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const FIRST_ROOM = 1024;

/** A typed array that grows, for as many rows as a table turns out to have. */
export class NumberColumn<Array extends Numbers> {
  readonly #make: (length: number) => Array;
  #numbers: Array;
  #length = 0;

  constructor(make: (length: number) => Array) {
    this.#make = make;
    this.#numbers = make(FIRST_ROOM);
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) this.#move(2 * this.#length);
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Returns the numbers, without the room for more. */
  done(): Array {
    this.#move(this.#length);
    return this.#numbers;
  }

  #move(room: number): void {
    const moved = this.#make(room);
    moved.set(this.#numbers.subarray(0, this.#length));
    this.#numbers = moved;
  }
}

export const uint32Column = () => new NumberColumn((length) => new Uint32Array(length));
export const float64Column = () => new NumberColumn((length) => new Float64Array(length));
