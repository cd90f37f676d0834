import type { PlanDto } from '@/lib/billing/contract';
import { formatAmount, formatWholeEuro } from '@/lib/money/euro';
import { publicEnv } from '@/lib/public-env';
import { perPeriodTexts, publishTexts } from '@/lib/texts/billing';
import { commissionRow, comparedPlatforms } from '@/lib/texts/home';

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

/** What a plan costs: '€ 15,- per maand, € 180,- op een jaar, btw inbegrepen'. */
export function planCostsText({ amount, amount_per_year, currency, period, vat_excluded }: PlanDto): string {
  const price = perPeriodTexts[period](formatAmount(amount, currency));
  const parts = [price];
  if (period !== 'year') parts.push(publishTexts.perYear(formatAmount(amount_per_year, currency)));
  parts.push(vat_excluded ? publishTexts.vatExcluded : publishTexts.vatIncluded);
  return parts.join(', ');
}

/** What platforms of this kind commonly ask for (docs/rules/billing.md#screens). */
const COMMON_PERCENT = 15;
/** Whole euros of rent in a year, for the example. */
const RENT = 10_000;

/** What else leaves the owner's income: nothing here, and elsewhere what the home page says of it, with an example. */
export function commissionText(): string {
  const [share] = commissionRow.others;
  const platforms = comparedPlatforms.join(' en ');
  const [taken, rent] = [(RENT * COMMON_PERCENT) / 100, RENT].map(formatWholeEuro);
  return (
    `Er komt geen commissie bij: het huurbedrag is helemaal voor u. ` +
    `${platforms} vragen ${share.charAt(0).toLowerCase()}${share.slice(1)}: ` +
    `bij ${COMMON_PERCENT}\u00a0% is dat ${taken} op ${rent} huur per jaar.`
  );
}
