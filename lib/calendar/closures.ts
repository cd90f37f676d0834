/**
 * Nights that a linked calendar blocks without a stay: blocked by hand, or imported from another calendar, possibly
 * ours. Only Airbnb distinguishes these: 'Reserved' is a stay, 'Airbnb (Not available)' is not. Other sites use one
 * text for both.
 */
import type { OccupancySource } from '@/lib/listings/calendar-sources';

export const isClosure = (source: OccupancySource, summary: string | null): boolean =>
  source === 'airbnb' && /\bnot available\b/i.test(summary ?? '');
