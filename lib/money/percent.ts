/** A part of an amount in cents, in whole cents; half a cent is rounded up. */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);
