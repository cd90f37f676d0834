import type { Tariff } from '@/lib/stays/terms';

/** One price for every night, and no other costs. */
export const plainTariff = (price: number): Tariff => ({
  price,
  base_price: null,
  weekend_price: null,
  special_rates: [],
  length_discounts: [],
  last_minute: null,
  early: null,
  costs: [],
});
