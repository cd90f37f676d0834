import type { DayRange } from '@/lib/dates/range';
import type { Quote } from '@/lib/stays/quote';

/** The answer about a stay: its price, or why it cannot be requested. */
export type StayAnswer =
  | { quote: Quote }
  | {
      refusal: string;
      /** Whether others hold the days, which may become free. */
      isTaken?: boolean;
      /** Stays nearby that can be requested. */
      nearest?: readonly DayRange[];
    };

/** The same as it is shown: or that there is no answer now. */
export type ShownAnswer = StayAnswer | { failure: string };
