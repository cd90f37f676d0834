import type { mailNames } from '@/lib/texts/mails';

/** What the operator can change in a letter that is Dutch alone: the code's own texts. */
export interface DutchLetter {
  /** The letter of `emails/catalogue.tsx` that it stands in; absent where its own name says so. */
  mail?: keyof typeof mailNames;
  subject?: string;
  opening?: string;
}
