import 'server-only';

/** What a marker on the map says of a home: nothing in it that the public may not see. */
export interface HomeLabel {
  slug: string;
  name: string;
  /** Null where the address is not shown. */
  residence: string | null;
  licence: string;
  cityId: number;
  isAddressShown: boolean;
  /** The first photo. */
  photo: { id: string; rotate: number } | null;
}

/** The columns of `labelsQuery` in read-labels.ts, in their order; without names, as there are a million. */
type Written = [
  slug: string,
  name: string,
  residence: string | null,
  licence: string,
  cityId: number,
  isAddressShown: boolean,
  photo: string | null,
  rotate: number | null,
];

const CHUNK = 4 * 1024 * 1024;
const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d];

/**
 * The label of each home as the bytes of a JSON list, end to end in a few large pieces of memory: a million of them
 * are no objects of the program until some are asked for. What a changed home said before stays where it lies until
 * the index is read anew.
 */
export class HomeLabels {
  readonly #chunks: Buffer[] = [];
  #used = CHUNK;
  /** By slot; a length of 0 for none. */
  readonly #chunk: Uint16Array;
  readonly #start: Uint32Array;
  readonly #length: Uint16Array;

  constructor(capacity: number) {
    this.#chunk = new Uint16Array(capacity);
    this.#start = new Uint32Array(capacity);
    this.#length = new Uint16Array(capacity);
  }

  /** @param json what `labelsQuery` gives for the home; it is copied */
  set(slot: number, json: Uint8Array): void {
    if (this.#used + json.length > CHUNK) {
      this.#chunks.push(Buffer.allocUnsafeSlow(CHUNK));
      this.#used = 0;
    }
    this.#chunks.at(-1)?.set(json, this.#used);
    this.#chunk[slot] = this.#chunks.length - 1;
    this.#start[slot] = this.#used;
    this.#length[slot] = json.length;
    this.#used += json.length;
  }

  forget(slot: number): void {
    this.#length[slot] = 0;
  }

  /** The labels of the slots that have one, read in one go: two thousand take a millisecond or two. */
  read(slots: readonly number[]): Map<number, HomeLabel> {
    const labelled = slots.filter((slot) => this.#length[slot]);
    // The database wrote them, by the query beside.
    const labels = JSON.parse(this.#join(labelled)) as Written[];
    return new Map(labels.map((label, index) => [labelled[index] ?? -1, toLabel(label)]));
  }

  /** The lists as one list of lists. */
  #join(slots: readonly number[]): string {
    const lengths = slots.reduce((sum, slot) => sum + (this.#length[slot] ?? 0), 0);
    const joined = Buffer.allocUnsafe(lengths + Math.max(2, slots.length + 1));
    let end = 0;
    for (const slot of slots) {
      joined[end] = end === 0 ? OPEN : COMMA;
      const start = this.#start[slot] ?? 0;
      const length = this.#length[slot] ?? 0;
      this.#chunks[this.#chunk[slot] ?? 0]?.copy(joined, end + 1, start, start + length);
      end += 1 + length;
    }
    if (end === 0) return '[]';
    joined[end] = CLOSE;
    return joined.toString('utf8', 0, end + 1);
  }
}

function toLabel([
  slug,
  name,
  residence,
  licence,
  cityId,
  isAddressShown,
  photo,
  rotate,
]: Written): HomeLabel {
  return {
    slug,
    name,
    residence,
    licence,
    cityId,
    isAddressShown,
    photo: photo === null ? null : { id: photo, rotate: rotate ?? 0 },
  };
}
