import { publicEnv } from '@/lib/public-env';

/** What advertising costs, by the billing that is configured: the terms and the answers say what is so. */
export function advertisingCostsText(): string {
  return publicEnv().billing === 'free'
    ? 'Een account maken en adverteren zijn gratis.'
    : 'Een account maken en een advertentie opstellen zijn gratis. Om een advertentie online te zetten neemt u een abonnement; u ziet de prijs, btw inbegrepen, voor u betaalt.';
}
