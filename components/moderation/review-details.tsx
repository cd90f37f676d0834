import { Link } from '@/components/ui/link';
import { RegisterComparison } from '@/components/moderation/register-comparison';
import { ReviewPhotos } from '@/components/moderation/review-photos';
import { translatedTexts } from '@/components/moderation/translated-texts';
import { Alert } from '@/components/ui/alert';
import type { Elements } from '@/components/ui/elements';
import { EmailAddress } from '@/components/ui/email-address';
import { FactList } from '@/components/ui/fact-list';
import type { Fact } from '@/components/ui/fact-list';
import { Words } from '@/components/ui/words';
import type { UserDto } from '@/lib/accounts/contract';
import { nightCountText } from '@/lib/format/count';
import { formatHour, formatMomentDay } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import type { OwnListing } from '@/lib/listings/contract';
import { listFeatures } from '@/lib/listings/features';
import { listingName } from '@/lib/listings/title';
import { setRentalPeriods } from '@/lib/listings/kinds';
import type { ReviewDto } from '@/lib/moderation/contract';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { rentalPeriodTexts } from '@/lib/texts/listings';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface ReviewDetailsProps {
  listing: OwnListing;
  review: ReviewDto;
}

/** What an admin needs to decide: photos, text, features, the register compared with the form, the landlord. */
export function ReviewDetails({ listing, review }: ReviewDetailsProps) {
  const features = listFeatures(listing).map(({ text }) => text);
  return (
    <div className="space-y-8">
      {review.denials.length > 0 && <Denials review={review} />}
      <Part title={texts.photosTitle(listing.pictures.length)}>
        <ReviewPhotos pictures={listing.pictures} name={listingName(listing)} />
      </Part>
      <Part title={texts.descriptionTitle}>
        <p className="max-w-prose whitespace-pre-line">{listing.description ?? texts.none}</p>
      </Part>
      {listing.house_rules !== null && (
        <Part title={texts.houseRules}>
          <p className="max-w-prose whitespace-pre-line">{listing.house_rules}</p>
        </Part>
      )}
      {translatedTexts.map(({ locale, field, label }) => {
        const text = listing.translations[locale][field];
        return (
          text !== null && (
            <Part key={label} title={label}>
              <p lang={locale} className="max-w-prose whitespace-pre-line">
                {text}
              </p>
            </Part>
          )
        );
      })}
      <Part title={texts.registerTitle}>
        {review.register ? (
          <RegisterComparison listing={listing} register={review.register} />
        ) : (
          <Alert tone="warning">{texts.registerUnknown}</Alert>
        )}
      </Part>
      <div className="grid gap-8 xl:grid-cols-2">
        <Part title={texts.listingTitle}>
          <FactList facts={listingFacts(listing)} empty={texts.none} />
          <p className="mt-4 max-w-prose text-ci-gray-700">{features.join(' · ')}</p>
        </Part>
        <Part title={texts.ownerTitle}>
          <FactList facts={ownerFacts(review.owner)} empty={texts.none} />
        </Part>
      </div>
    </div>
  );
}

/** What was refused before, and whether anything has changed since. */
function Denials({ review }: Pick<ReviewDetailsProps, 'review'>) {
  return (
    <Part title={texts.denialsTitle}>
      {review.unchanged_since_denial && (
        <Alert tone="warning" className="mb-4">
          {texts.unchanged}
        </Alert>
      )}
      <ul className="max-w-prose space-y-3">
        {review.denials.map(({ denied_at: deniedAt, admin_name: admin, reason }) => (
          <li key={deniedAt}>
            <p className="text-ci-gray-700">{texts.deniedBy(formatMomentDay(deniedAt), admin)}</p>
            <p className="wrap-anywhere whitespace-pre-line">{reason ?? texts.noReason}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section>
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

function listingFacts(listing: OwnListing): Fact[] {
  const { min_stay: min, max_stay: max, check_in: from, check_out: until } = listing;
  return [
    { label: texts.licence, value: listing.logiesdecreet },
    { label: texts.price, value: listing.price !== null && formatWholeEuro(listing.price) },
    {
      label: texts.stay,
      value: min !== null && max !== null && texts.stayOf(nightCountText(min), nightCountText(max)),
    },
    { label: texts.rooms, value: listing.rooms.map(({ name }) => name).join(', ') },
    {
      label: texts.periods,
      value: setRentalPeriods(listing)
        .map((period) => rentalPeriodTexts[period])
        .join(', '),
    },
    { label: texts.times, value: from && until && `${formatHour(from)} - ${formatHour(until)}` },
    { label: texts.phone, value: listing.phone_number && formatPhone(listing.phone_number) },
    { label: texts.addressShown, value: listing.display_home_address ? texts.yes : texts.no },
  ];
}

function ownerFacts(owner: UserDto): Fact[] {
  const isVerified = owner.email_verified_at !== null;
  return [
    {
      label: texts.owner,
      value: (
        <Link href={route('dashboard.admin.user.show', { id: owner.id })} className="link">
          {owner.full_name}
        </Link>
      ),
    },
    {
      label: texts.email,
      value: (
        <>
          <EmailAddress address={owner.email} />
          <Words>{` (${isVerified ? texts.verified : texts.unverified})`}</Words>
        </>
      ),
    },
    { label: texts.phone, value: owner.phone_number && formatPhone(owner.phone_number) },
    { label: texts.listings, value: String(owner.listings_count) },
    { label: texts.billing, value: owner.has_billing_details_complete ? texts.complete : texts.incomplete },
  ];
}
