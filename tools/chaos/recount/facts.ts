/** How landlords answer, counted request by request from docs/rules/landlord-facts.md. */
import { answerSteps } from '@/lib/landlord-facts/facts';
import { rowsOf } from '@/tools/chaos/recount/invariant';
import type { Invariant, Recounted } from '@/tools/chaos/recount/invariant';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Asked {
  owner: number;
  created: Date;
  answered: Date | null;
  status: string;
  canceled_by: string | null;
}

interface Counted {
  requests: number;
  answered: number;
  answer_hours: number | null;
}

function count(asked: readonly Asked[], now: Date): Counted {
  const isAnswered = (one: Asked) => one.answered !== null || one.canceled_by === 'landlord';
  const due = asked.filter(
    (one) => isAnswered(one) || (one.status === 'pending' && now.getTime() - one.created.getTime() > 2 * DAY),
  );
  // A request answered at an unknown time has no wait; an unanswered one has waited for ever.
  const waits = due
    .filter((one) => one.answered !== null || !isAnswered(one))
    .map(({ created, answered }) => (answered ? answered.getTime() - created.getTime() : Infinity))
    .toSorted((a, b) => a - b);
  const wait = waits[Math.ceil(waits.length * 0.75) - 1] ?? Infinity;
  return {
    requests: due.length,
    answered: due.filter(isAnswered).length,
    answer_hours: answerSteps.find((hours) => hours * HOUR >= wait) ?? null,
  };
}

async function recountFacts(world: Recounted, now: Date): Promise<string[]> {
  const asked = await rowsOf<Asked>(
    world,
    `SELECT l.user_id AS owner, r.created_at AS created, r.answered_at AS answered, r.status::text, r.canceled_by::text
     FROM booking_requests r JOIN listings l ON l.id = r.listing_id
     WHERE NOT r.manual AND r.created_at > $1::timestamptz - INTERVAL '1 year' AND r.created_at <= $1::timestamptz`,
    [now],
  );
  const byOwner = Map.groupBy(asked, ({ owner }) => owner);
  const stored = await rowsOf<Counted & { user_id: number }>(
    world,
    'SELECT user_id, requests, answered, answer_hours FROM landlord_facts',
  );
  return stored.flatMap(({ user_id: owner, ...says }) => {
    const counted = count(byOwner.get(owner) ?? [], now);
    const isSame = JSON.stringify(says) === JSON.stringify(counted);
    return isSame ? [] : [`user ${owner} says ${JSON.stringify(says)}, counted ${JSON.stringify(counted)}`];
  });
}

export const landlordFacts: Invariant = {
  name: 'how landlords answer is what their requests say',
  find: (world) => world.factsOf && recountFacts(world, world.factsOf),
};
