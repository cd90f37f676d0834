import type { Coordinates } from '@/lib/map/contract';
import { retryDelay } from '@/lib/map/loader';
import { asksStay } from '@/lib/search/carried-stay';
import { isWithin, widened } from '@/lib/geometry/mercator';
import type { MarkerHome } from '@/lib/map/markers';
import type { Bounds } from '@/lib/geometry/mercator';

export interface ShownCoordinates extends Pick<Coordinates, 'clusters'> {
  data: readonly MarkerHome[];
  /** The search that these homes belong to; null for a map of one home. */
  query: string | null;
  /** loading: nothing is known of this search yet; retrying: a call failed, another follows or is on its way. */
  status: 'loading' | 'there' | 'retrying' | 'failed';
}

/** What is asked of the server. */
export interface Wanted {
  query: string;
  bounds: Bounds;
  zoom: number;
}

type Fetch = (wanted: Wanted, signal: AbortSignal) => Promise<Coordinates>;

/** Around the view, so that a small step needs no new answer. */
const MARGIN = 0.5;

export const noCoordinates: ShownCoordinates = { data: [], clusters: [], query: null, status: 'loading' };

/**
 * Follows a view over the homes of a search. What is shown always belongs to the latest search; while the search stays
 * the same, the present homes stay until the answer comes.
 */
export class HomesInView {
  readonly #fetch: Fetch;
  readonly #onChange: (shown: ShownCoordinates) => void;
  #shown = noCoordinates;
  #answer: (Wanted & Pick<Coordinates, 'data' | 'clusters'>) | null = null;
  #wanted: Wanted | null = null;
  #call: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: Fetch, onChange: (shown: ShownCoordinates) => void) {
    this.#fetch = fetch;
    this.#onChange = onChange;
  }

  look(query: string, { bounds, zoom }: { bounds: Bounds; zoom: number }): void {
    // Even where nothing has to be asked: the answer for an abandoned place must not replace this one.
    this.stop();
    this.#wanted = { query, bounds: widened(bounds, MARGIN), zoom: Math.floor(zoom) };
    const answer = this.#answer;
    if (answer && saysEnough(answer, query, bounds, zoom)) {
      this.#show({ query, data: answer.data, clusters: answer.clusters, status: 'there' });
      return;
    }
    if (this.#shown.query !== query) this.#show({ ...noCoordinates, query });
    void this.#ask(this.#wanted, 0);
  }

  /** Asks once more for what failed. */
  again(): void {
    if (!this.#wanted) return;
    this.stop();
    this.#show({ ...this.#shown, status: 'retrying' });
    void this.#ask(this.#wanted, 0);
  }

  /** Nothing changes any more until somebody looks again. */
  stop(): void {
    this.#call?.abort();
    clearTimeout(this.#timer);
  }

  async #ask(wanted: Wanted, failures: number): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    try {
      const { data, clusters } = await this.#fetch(wanted, call.signal);
      if (call.signal.aborted) return;
      this.#answer = { ...wanted, data, clusters };
      this.#show({ query: wanted.query, data, clusters, status: 'there' });
    } catch {
      if (!call.signal.aborted) this.#fail(wanted, failures + 1);
    }
  }

  #fail(wanted: Wanted, failures: number): void {
    const delay = retryDelay({ status: 'failure', failures });
    this.#show({ ...this.#shown, status: delay === null ? 'failed' : 'retrying' });
    if (delay !== null) this.#timer = setTimeout(() => void this.#ask(wanted, failures), delay);
  }

  #show(shown: ShownCoordinates): void {
    const { data, query, status } = this.#shown;
    // An answer that still holds keeps its identity: a new one would remake the markers.
    if (data === shown.data && query === shown.query && status === shown.status) return;
    this.#shown = shown;
    this.#onChange(shown);
  }
}

/** Whether an answer covers another part of the map well enough. */
function saysEnough(
  answer: Wanted & Pick<Coordinates, 'data' | 'clusters'>,
  query: string,
  bounds: Bounds,
  zoom: number,
): boolean {
  if (answer.query !== query || !isWithin(bounds, answer.bounds)) return false;
  if (Math.floor(zoom) === answer.zoom) return true;
  // Fewer homes may say what their stay costs.
  const lacksStays = asksStay(query) && answer.data.some(({ stay }) => stay === null);
  return answer.clusters.length === 0 && !(lacksStays && zoom > answer.zoom);
}
