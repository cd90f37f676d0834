import 'server-only';

/** What a map marker shows of a listing: only public data. */
export interface ListingLabel {
  slug: string;
  name: string;
  /** Null if the address is not shown. */
  residence: string | null;
  licence: string;
  cityId: number;
  isAddressShown: boolean;
  /** The first photo. */
  photo: { id: string; rotate: number } | null;
}

/** The fields of a label, in the order of the stored list: without names, since there are a million labels. */
export const labelFields = [
  'slug',
  'name',
  'residence',
  'licence',
  'cityId',
  'isAddressShown',
  'photoId',
  'rotate',
] as const;
export type LabelField = (typeof labelFields)[number];
/** The same by name. */
type Fields = Omit<ListingLabel, 'photo'> & { photoId: string | null; rotate: number | null };

/** Chunks of unused memory that are tolerated before labels are moved. */
const SLACK = 4;
const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d];

interface Chunk {
  bytes: Uint8Array;
  /** Bytes written, from its start. */
  used: number;
  /** Bytes of it that are labels rather than gaps. */
  live: number;
}

/** The data that the labels consist of. */
export interface LabelParts {
  chunks: (Chunk | undefined)[];
  current: number;
  held: number;
  live: number;
  chunk: Uint16Array;
  start: Uint32Array;
  length: Uint16Array;
}

/**
 * The label of each listing as the bytes of a JSON list, end to end in a few large chunks of memory: a million of them
 * are not objects until some are asked for. A changed label leaves a gap where the old one was; when more of the memory
 * is gaps than labels, the emptiest chunk is freed and its labels are moved.
 */
export class ListingLabels {
  /** Undefined where a chunk was freed: its number is reused. */
  readonly #chunks: (Chunk | undefined)[];
  readonly #piece: number;
  #current: number;
  #held: number;
  #live: number;
  /** By slot; length 0 means none. */
  readonly #chunk: Uint16Array;
  readonly #start: Uint32Array;
  readonly #length: Uint16Array;

  /** @param piece bytes per chunk */
  constructor(capacity: number, piece: number, parts?: LabelParts) {
    this.#piece = piece;
    this.#chunks = parts?.chunks ?? [];
    this.#current = parts?.current ?? -1;
    this.#held = parts?.held ?? 0;
    this.#live = parts?.live ?? 0;
    this.#chunk = parts?.chunk ?? new Uint16Array(capacity);
    this.#start = parts?.start ?? new Uint32Array(capacity);
    this.#length = parts?.length ?? new Uint16Array(capacity);
  }

  get parts(): LabelParts {
    return {
      chunks: this.#chunks,
      current: this.#current,
      held: this.#held,
      live: this.#live,
      chunk: this.#chunk,
      start: this.#start,
      length: this.#length,
    };
  }

  /** Bytes of memory in use by labels and gaps. */
  get bytes(): number {
    return this.#held * this.#piece;
  }

  /** @param json the fields as a JSON list, no longer than a chunk; it is copied */
  set(slot: number, json: Uint8Array): void {
    this.forget(slot);
    this.#append(slot, json);
    if (this.bytes > 2 * this.#live + SLACK * this.#piece) this.#emptyOne();
  }

  forget(slot: number): void {
    const length = this.#length[slot] ?? 0;
    if (length === 0) return;
    const chunk = this.#chunks[this.#chunk[slot] ?? 0];
    if (chunk) chunk.live -= length;
    this.#live -= length;
    this.#length[slot] = 0;
  }

  #append(slot: number, json: Uint8Array): void {
    let chunk = this.#chunks[this.#current];
    if (!chunk || chunk.used + json.length > this.#piece) chunk = this.#begin();
    chunk.bytes.set(json, chunk.used);
    this.#chunk[slot] = this.#current;
    this.#start[slot] = chunk.used;
    this.#length[slot] = json.length;
    chunk.used += json.length;
    chunk.live += json.length;
    this.#live += json.length;
  }

  #begin(): Chunk {
    const chunk = { bytes: new Uint8Array(this.#piece), used: 0, live: 0 };
    const free = this.#chunks.indexOf(undefined);
    this.#current = free >= 0 ? free : this.#chunks.length;
    this.#chunks[this.#current] = chunk;
    this.#held += 1;
    return chunk;
  }

  /** Takes a few milliseconds: it moves the labels of one chunk, at most half of which are live. */
  #emptyOne(): void {
    const liveIn = (number: number) =>
      number === this.#current ? Infinity : (this.#chunks[number]?.live ?? Infinity);
    const emptiest = [...this.#chunks.keys()].reduce((best, number) =>
      liveIn(number) < liveIn(best) ? number : best,
    );
    const chunk = this.#chunks[emptiest];
    if (!chunk || emptiest === this.#current) return;
    this.#chunks[emptiest] = undefined;
    this.#held -= 1;
    this.#live -= chunk.live;
    for (const [slot, at] of this.#chunk.entries()) {
      const length = this.#length[slot] ?? 0;
      if (at !== emptiest || length === 0) continue;
      const start = this.#start[slot] ?? 0;
      this.#append(slot, chunk.bytes.subarray(start, start + length));
    }
  }

  /** The labels of the slots that have one, parsed in one go: two thousand take a millisecond or two. */
  read(slots: readonly number[]): Map<number, ListingLabel> {
    const labelled = slots.filter((slot) => this.#length[slot]);
    // Written by the database, field by field.
    const labels = JSON.parse(this.#join(labelled)) as unknown[][];
    return new Map(labels.map((label, index) => [labelled[index] ?? -1, toLabel(label)]));
  }

  /** Joins the lists into one list of lists. */
  #join(slots: readonly number[]): string {
    const lengths = slots.reduce((sum, slot) => sum + (this.#length[slot] ?? 0), 0);
    const joined = Buffer.allocUnsafe(lengths + Math.max(2, slots.length + 1));
    let end = 0;
    for (const slot of slots) {
      joined[end] = end === 0 ? OPEN : COMMA;
      const start = this.#start[slot] ?? 0;
      const length = this.#length[slot] ?? 0;
      const chunk = this.#chunks[this.#chunk[slot] ?? 0];
      if (chunk) joined.set(chunk.bytes.subarray(start, start + length), end + 1);
      end += 1 + length;
    }
    if (end === 0) return '[]';
    joined[end] = CLOSE;
    return joined.toString('utf8', 0, end + 1);
  }
}

function toLabel(values: readonly unknown[]): ListingLabel {
  const named: Partial<Record<LabelField, unknown>> = {};
  for (const [place, field] of labelFields.entries()) named[field] = values[place];
  // The database filled each field from the column of its name.
  const { photoId, rotate, ...label } = named as Fields;
  return { ...label, photo: photoId === null ? null : { id: photoId, rotate: rotate ?? 0 } };
}
