import { publicEnv } from '@/lib/public-env';

/** How the form of a new listing begins: it says free only where that is true. */
export function newListingIntro(): string {
  const begin = 'Begin met het logiesdecreetnummer: dan vullen we het adres voor u in.';
  return publicEnv().billing === 'free' ? `Adverteren is gratis. ${begin}` : begin;
}

/** What advertising costs under the configured billing, for terms and answers. */
export function advertisingCostsText(): string {
  return publicEnv().billing === 'free'
    ? 'Een account maken en adverteren zijn gratis.'
    : 'Een account maken en een advertentie opstellen zijn gratis. Om een advertentie online te zetten neemt u een abonnement; u ziet de prijs, btw inbegrepen, voor u betaalt.';
}
