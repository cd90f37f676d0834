import type { PlanDto } from '@/lib/billing/contract';
import { formatAmount, formatWholeEuro } from '@/lib/money/euro';
import { publicEnv } from '@/lib/public-env';
import { perPeriodTexts, publishTexts } from '@/lib/texts/billing';
import { comparedPlatforms } from '@/lib/home/compared-platforms';
import { commissionRow } from '@/lib/texts/listing-sections';

/** The introduction of the form for a new listing; it says 'free' only if that is true. */
export function newListingIntro(): string {
  const begin = 'Begin met het logiesdecreetnummer: dan vullen we het adres voor u in.';
  return publicEnv().billing === 'free' ? `Adverteren is gratis. ${begin}` : begin;
}

/** The cost of a plan: '€ 15,- per maand, € 180,- op een jaar, btw inbegrepen'. */
export function planCostsText({ amount, amount_per_year, currency, period, vat_excluded }: PlanDto): string {
  const price = perPeriodTexts[period](formatAmount(amount, currency));
  const parts = [price];
  if (period !== 'year') parts.push(publishTexts.perYear(formatAmount(amount_per_year, currency)));
  parts.push(vat_excluded ? publishTexts.vatExcluded : publishTexts.vatIncluded);
  return parts.join(', ');
}

/** The usual commission of other platforms (docs/rules/billing.md#screens). */
const COMMON_PERCENT = 15;
/** Yearly rent in the example, in whole euros. */
const RENT = 10_000;

/** Commission on the owner's income: none here, and on other platforms what the home page says, with an example. */
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
