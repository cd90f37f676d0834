import type { mailNames } from '@/lib/texts/mails';

/** The code's own texts of a Dutch-only letter that the operator can change. */
export interface DutchLetter {
  /** The letter's name in `emails/catalogue.tsx`; absent if it is the same. */
  mail?: keyof typeof mailNames;
  subject?: string;
  opening?: string;
}
