import type { DayRange } from '@/lib/dates/range';
import type { Quote } from '@/lib/stays/quote';

/** The answer about a stay: its price, or why it cannot be requested. */
export type StayAnswer =
  | { quote: Quote }
  | {
      refusal: string;
      /** Whether others occupy the days, which may become free. */
      isTaken?: boolean;
      /** Stays nearby that can be requested. */
      nearest?: readonly DayRange[];
    };

/** The answer as shown, or why there is none now. */
export type ShownAnswer = StayAnswer | { failure: string };
