/** What the homes of the demo world ask of a stay and for it, beside their price and their fields. */
import { plainTariff } from '@/lib/stays/terms';
import type { Season, Tariff } from '@/lib/stays/terms';
import type { Home } from './home';

export interface Letting {
  readonly seasons: readonly Season[];
  /** Special rates apart (rates.ts). */
  readonly tariff: Omit<Tariff, 'special_rates'>;
}

export function lettingOf(home: Home): Letting {
  return { seasons: [], tariff: plainTariff(home.price) };
}
