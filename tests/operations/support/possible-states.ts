/**
 * The states a request may have after actions of which some were answered and some were cut off: a set of states,
 * derived only from the transition table.
 */
import {
  allowedActions,
  bookingRequestActions,
  bookingRequestTransitions,
} from '@/lib/booking-requests/lifecycle';
import type {
  BookingRequestAction,
  BookingRequestStatus,
  RequestParty,
} from '@/lib/booking-requests/lifecycle';
import { addDays, todayIn } from '@/lib/dates/day';

/** A state, for comparison; `cents` identify offers, since no two are the same. */
export interface RequestState {
  status: BookingRequestStatus;
  offeredCents: number | null;
  agreedCents: number | null;
  canceledBy: RequestParty | null;
}

export interface Step {
  action: BookingRequestAction;
  /** The total of an offer that is made. */
  cents: number;
}

/** 'cut off': the connection was cut before the answer, so it may or may not have happened. */
export type Outcome = 'done' | 'refused' | 'cut off';

/** All of these requests start later. */
const arrival = addDays(todayIn(), 1);

const isAllowed = ({ status, offeredCents }: RequestState, action: BookingRequestAction) => {
  const role = bookingRequestTransitions[action].by.includes('guest') ? 'guest' : 'owner';
  return allowedActions({ status, hasOffer: offeredCents !== null, arrival }, role, todayIn()).includes(
    action,
  );
};

function moved(state: RequestState, { action, cents }: Step): RequestState {
  const { to, leavesOffer } = bookingRequestTransitions[action];
  return {
    status: to,
    offeredCents: leavesOffer ? cents : null,
    agreedCents: action === 'accept-offer' ? state.offeredCents : state.agreedCents,
    canceledBy: action === 'withdraw' ? 'guest' : action === 'cancel' ? 'landlord' : state.canceledBy,
  };
}

export class PossibleStates {
  #states = new Map<string, RequestState>();

  constructor() {
    this.#hold([{ status: 'pending', offeredCents: null, agreedCents: null, canceledBy: null }]);
  }

  /** @throws Error if no sequence allowed by the table has this outcome */
  step(step: Step, outcome: Outcome): void {
    const all = [...this.#states.values()];
    const [may, mayNot] = [true, false].map((is) =>
      all.filter((state) => isAllowed(state, step.action) === is),
    );
    const after = (may ?? []).map((state) => moved(state, step));
    if (outcome === 'done') this.#hold(after);
    else this.#hold(outcome === 'refused' ? (mayNot ?? []) : [...all, ...after]);
    if (this.#states.size === 0)
      throw new Error(`${step.action} was ${outcome}, after ${JSON.stringify(all)}`);
  }

  has(state: RequestState): boolean {
    return this.#states.has(JSON.stringify(state));
  }

  /** The steps possible in any of the states. */
  get open(): BookingRequestAction[] {
    const all = [...this.#states.values()];
    return bookingRequestActions.filter((action) => all.some((state) => isAllowed(state, action)));
  }

  toString(): string {
    return [...this.#states.keys()].join(' or ');
  }

  #hold(states: readonly RequestState[]): void {
    this.#states = new Map(states.map((state) => [JSON.stringify(state), state]));
  }
}
