import { publicEnv } from '@/lib/public-env';

/** The cost of advertising under the configured billing, for the terms and the FAQ. */
export function advertisingCostsText(): string {
  return publicEnv().billing === 'free'
    ? 'Een account maken en adverteren zijn gratis.'
    : 'Een account maken en een advertentie opstellen zijn gratis. Om een advertentie online te zetten neemt u een abonnement; u ziet de prijs, btw inbegrepen, voor u betaalt.';
}
