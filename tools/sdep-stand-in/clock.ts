/** The stand-in's time, in microseconds since 1970: the version tokens of the real service are that fine. */

/** A moment as the service writes it: UTC, six decimals unless they are all zero. */
export function written(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1000)).toISOString().slice(0, 19);
  const rest = ((micros % 1_000_000) + 1_000_000) % 1_000_000;
  return rest ? `${seconds}.${String(rest).padStart(6, '0')}Z` : `${seconds}Z`;
}

/** Runs with the machine's clock, or stands still from a given moment; tests set and advance either. */
export class Clock {
  #stands: boolean;
  /** Milliseconds since 1970 when it stands still, else milliseconds ahead of the machine. */
  #offset: number;
  #last = 0;
  /** How far the service's own clock is ahead of the time that it should have, in milliseconds. */
  skew = 0;

  constructor(begin?: Date) {
    this.#stands = begin !== undefined;
    this.#offset = begin?.getTime() ?? 0;
  }

  /** Milliseconds since 1970, by the service's own clock. */
  now(): number {
    return this.#offset + (this.#stands ? 0 : Date.now()) + this.skew;
  }

  /** Stops the clock at this moment. */
  set(to: Date): void {
    this.#stands = true;
    this.#offset = to.getTime();
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }

  /** Microseconds, later than every stamp before, and never a whole millisecond: a `Date` cannot hold it. */
  stamp(): number {
    let micros = Math.max(this.now() * 1000 + 137, this.#last + 1);
    if (micros % 1000 === 0) micros += 1;
    this.#last = micros;
    return micros;
  }
}
