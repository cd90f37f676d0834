import type { InOtherWords } from '@/lib/languages/texts';
import { publicEnv } from '@/lib/public-env';
import type * as nl from '@/lib/texts/nl/server/advertising-costs';

export const advertisingCostsText: InOtherWords<typeof nl.advertisingCostsText> = () =>
  publicEnv().billing === 'free'
    ? 'Creating an account and advertising are free.'
    : 'Creating an account and drawing up a listing are free. To put a listing online you take out a subscription; you see the price, VAT included, before you pay.';
