import 'server-only';

/** The one place that says what an answer of a landlord is: a decision (docs/rules/landlord-facts.md#answers). */

/** Whether a request of the table `alias` got one, as SQL. */
export const isAnswered = (alias: string) => `${alias}.status <> 'pending'`;

/** When it did, as SQL; null where it did not, and where a later change of the request took the moment's place. */
export const answeredAt = (alias: string) =>
  `CASE WHEN ${alias}.status IN ('approved', 'declined') THEN ${alias}.modified_at END`;

/** Whether the moment of its answer can be known, or that there was none, as SQL. */
export const isAnswerTimed = (alias: string) => `${alias}.status <> 'canceled'`;
