/** A table with more empty places than this for each product would waste memory. */
const MOST_PLACES_EACH = 32;
const NONE = -1;

/** Product positions by id; undefined for a product that is not in the index. */
export type Positions = Pick<ProductPositions, 'get' | 'size'>;

/** A compact table of positions. Ids come from one sequence, so an array is smaller and faster than a map. */
export class ProductPositions {
  readonly size: number;
  readonly #table: Int32Array | null;
  readonly #map: ReadonlyMap<number, number>;

  /** `ids` are by position. */
  constructor(ids: Float64Array) {
    this.size = ids.length;
    const last = ids.reduce((most, id) => Math.max(most, id), 0);
    if (last > ids.length * MOST_PLACES_EACH) {
      this.#table = null;
      this.#map = new Map(Array.from(ids, (id, position) => [id, position]));
      return;
    }
    this.#map = new Map();
    this.#table = new Int32Array(last + 1).fill(NONE);
    for (let position = 0; position < ids.length; position += 1) this.#table[ids[position]!] = position;
  }

  get(id: number): number | undefined {
    if (this.#table === null) return this.#map.get(id);
    const position = this.#table[id];
    return position === NONE ? undefined : position;
  }
}
