/** Both ends included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** As it stands in a query string: '0-4', and '3' for exactly that. */
export function writeRange({ min, max }: NumberRange): string {
  return min === max ? String(min) : `${min}-${max}`;
}
