import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/advertising-costs';
import { publicEnv } from '@/lib/public-env';

export const advertisingCostsText: InOtherWords<typeof nl.advertisingCostsText> = () =>
  publicEnv().billing === 'free'
    ? 'Créer un compte et publier une annonce est gratuit.'
    : 'Créer un compte et rédiger une annonce est gratuit. Pour mettre une annonce en ligne, vous prenez un abonnement\u{a0}; vous en voyez le prix, TVA comprise, avant de payer.';
