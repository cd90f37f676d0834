import { CircleX, Globe, House, ReceiptEuro } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { Fragment } from 'react';
import { Matter, matterIcon } from '@/components/today/matter';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/ui/words';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { toField } from '@/lib/paths';
import { fieldLabels } from '@/lib/texts/fields';
import { todayTexts as texts } from '@/lib/texts/today';
import type { ListingToComplete, ListingToPublish, RejectedListing } from '@/lib/today/contract';

/** How many missing items of a listing are named. */
const MOST_MISSING = 3;

const billingHref = () => toField(route('dashboard.profile'), 'billing_street_name');
const formOf = ({ slug }: { slug: string }) => route('listing.edit', { slug });

/** A listing that an admin denied, with the reason. */
export function Rejected({ matter: { listing, denied_at, message } }: { matter: RejectedListing }) {
  return (
    <Matter
      icon={<CircleX aria-hidden className={`${matterIcon} text-ci-red-700`} />}
      title={texts.rejected(listing.name)}
      text={
        <>
          <Words>{`${texts.rejectedOn(formatMomentDay(denied_at))} ${message === null ? texts.rejectedNext : ''}`}</Words>
          {message !== null && <span className="line-clamp-3 whitespace-pre-line">{message}</span>}
        </>
      }
    >
      <LinkButton
        as={Link}
        href={formOf(listing)}
        variant="secondary"
        size="sm"
        aria-label={`${texts.mendListing}: ${listing.name}`}
      >
        {texts.mendListing}
      </LinkButton>
    </Matter>
  );
}

/** A complete listing that is not public. */
export function ToPublish({ matter: { listing } }: { matter: ListingToPublish }) {
  return (
    <Matter
      icon={<Globe aria-hidden className={`${matterIcon} text-ci-blue-700`} />}
      title={texts.toPublish(listing.name)}
      text={texts.toPublishText}
    >
      <LinkButton
        as={Link}
        href={formOf(listing)}
        variant="secondary"
        size="sm"
        aria-label={`${texts.publish}: ${listing.name}`}
      >
        {texts.publish}
      </LinkButton>
    </Matter>
  );
}

/** Missing billing details, without which nothing can be published. */
export function BillingDetails() {
  return (
    <Matter
      icon={<ReceiptEuro aria-hidden className={`${matterIcon} text-ci-gray-600`} />}
      title={texts.billing}
      text={texts.billingText}
    >
      <LinkButton as={Link} href={billingHref()} variant="secondary" size="sm">
        {texts.completeBilling}
      </LinkButton>
    </Matter>
  );
}

function labelOf(field: string): string {
  const own: Readonly<Record<string, string>> = texts.missingFields;
  return own[field] ?? fieldLabels[field] ?? field;
}

/** A listing that was never public and lacks something required for it: each item links to where it is filled in. */
export function Incomplete({ matter: { listing, missing } }: { matter: ListingToComplete }) {
  const hrefOf = (field: string) => (field === 'billing' ? billingHref() : toField(formOf(listing), field));
  const named = missing.slice(0, MOST_MISSING);
  const rest = missing.length - named.length;
  return (
    <Matter
      icon={<House aria-hidden className={`${matterIcon} text-ci-gray-600`} />}
      title={texts.incomplete(listing.name)}
      text={
        <>
          <Words>{`${texts.missing(missing.length)} `}</Words>
          {named.map((field, index) => (
            <Fragment key={field}>
              {index > 0 && <span>, </span>}
              <Link href={hrefOf(field)} className="link">
                {labelOf(field)}
              </Link>
            </Fragment>
          ))}
          <Words>{rest > 0 ? ` ${texts.andMore(rest)}.` : '.'}</Words>
        </>
      }
    >
      <LinkButton
        as={Link}
        href={hrefOf(missing[0] ?? '')}
        variant="secondary"
        size="sm"
        aria-label={`${texts.complete}: ${listing.name}`}
      >
        {texts.complete}
      </LinkButton>
    </Matter>
  );
}
