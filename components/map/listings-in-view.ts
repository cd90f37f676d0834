import type { Coordinates } from '@/lib/map/contract';
import { retryDelay } from '@/lib/map/loader';
import { asksStay } from '@/lib/search/carried-stay';
import { isWithin, widened } from '@/lib/geometry/mercator';
import type { MarkerListing } from '@/lib/map/markers';
import type { Bounds } from '@/lib/geometry/mercator';

export interface ShownCoordinates extends Pick<Coordinates, 'clusters'> {
  data: readonly MarkerListing[];
  /** The search these listings belong to; null on the map of a single listing. */
  query: string | null;
  /** loading: nothing is known for this search yet; retrying: a call failed, and another is pending or under way. */
  status: 'loading' | 'there' | 'retrying' | 'failed';
}

/** The parameters of a request to the server. */
export interface Wanted {
  query: string;
  bounds: Bounds;
  zoom: number;
}

type Fetch = (wanted: Wanted, signal: AbortSignal) => Promise<Coordinates>;

/**
 * How much larger than the view the requested area is on each side, as a fraction, so that small moves need no request.
 */
const MARGIN = 0.5;

export const noCoordinates: ShownCoordinates = { data: [], clusters: [], query: null, status: 'loading' };

/**
 * Keeps the listings of a search up to date as the map's view changes. What is shown always belongs to the latest
 * search; while the search stays the same, the current listings stay until the answer arrives.
 */
export class ListingsInView {
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

  show(query: string, { bounds, zoom }: { bounds: Bounds; zoom: number }): void {
    // Stop even when nothing has to be fetched: the answer for an abandoned area must not replace this one.
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

  /** Retries a failed request. */
  again(): void {
    if (!this.#wanted) return;
    this.stop();
    this.#show({ ...this.#shown, status: 'retrying' });
    void this.#ask(this.#wanted, 0);
  }

  /** No more changes until the view is updated again. */
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
    // An unchanged answer keeps its identity: a new object would recreate the markers.
    if (data === shown.data && query === shown.query && status === shown.status) return;
    this.#shown = shown;
    this.#onChange(shown);
  }
}

/** Whether an answer can also be used for another part of the map. */
function saysEnough(
  answer: Wanted & Pick<Coordinates, 'data' | 'clusters'>,
  query: string,
  bounds: Bounds,
  zoom: number,
): boolean {
  if (answer.query !== query || !isWithin(bounds, answer.bounds)) return false;
  if (Math.floor(zoom) === answer.zoom) return true;
  // With fewer listings in the area, the answer may include the prices of their stays.
  const lacksStays = asksStay(query) && answer.data.some(({ stay }) => stay === null);
  return answer.clusters.length === 0 && !(lacksStays && zoom > answer.zoom);
}
