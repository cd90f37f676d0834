/**
 * Nights that a linked calendar closed without a stay: by hand, or because another calendar, ours among them, came back.
 * Airbnb alone says so: 'Reserved' is a stay there, 'Airbnb (Not available)' is none. Others have one word for both.
 */
import type { OccupancySource } from '@/lib/listings/calendar-sources';

export const isClosure = (source: OccupancySource, summary: string | null): boolean =>
  source === 'airbnb' && /\bnot available\b/i.test(summary ?? '');
