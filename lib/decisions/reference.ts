/** How people name a decision in letters: 'B-123'. */

const SHAPE = /^(?:B\s*-?\s*)?([1-9]\d{0,8})$/i;

export const decisionReference = (id: number): string => `B-${id}`;

/** The id of the decision that is meant, as people write it: 'b-123', 'B 123', '123'; null for anything else. */
export function decisionIdOf(reference: string): number | null {
  const [, digits] = SHAPE.exec(reference.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
