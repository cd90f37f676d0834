import type { InOtherWords } from '@/lib/languages/texts';
import { publicEnv } from '@/lib/public-env';
import type * as nl from '@/lib/texts/nl/server/advertising-costs';

export const advertisingCostsText: InOtherWords<typeof nl.advertisingCostsText> = () =>
  publicEnv().billing === 'free'
    ? 'Ein Konto anzulegen und zu inserieren ist kostenlos.'
    : 'Ein Konto anzulegen und eine Anzeige zu erstellen ist kostenlos. Um eine Anzeige online zu stellen, schließen Sie ein Abonnement ab; den Preis, Mehrwertsteuer inbegriffen, sehen Sie, bevor Sie zahlen.';
