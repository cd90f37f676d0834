/** Both ends are inclusive. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** The notation in a query string: '0-4', or '3' for exactly 3. */
export function writeRange({ min, max }: NumberRange): string {
  return min === max ? String(min) : `${min}-${max}`;
}
