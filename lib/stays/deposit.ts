import type { Tariff } from '@/lib/stays/terms';

/** Whether the landlord asks for a deposit for every stay. */
export const hasDeposit = ({ costs }: Pick<Tariff, 'costs'>): boolean =>
  costs.some(({ kind, amount_cents: cents }) => kind === 'deposit' && cents > 0);
