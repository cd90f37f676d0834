import { formatNumber } from '@/lib/format/number';

interface Counted {
  total: number;
  /** 'gte': there are more than that. */
  total_relation?: 'eq' | 'gte' | undefined;
}

/** '1 woning', '240 woningen', '10.000+ woningen' */
export function rowCountText(
  { total, total_relation: relation }: Counted,
  text: (total: string, isOne: boolean) => string,
): string {
  return text(`${formatNumber(total)}${relation === 'gte' ? '+' : ''}`, total === 1);
}
