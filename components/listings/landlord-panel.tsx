import { FactsOfLandlord } from '@/components/landlord-facts/facts-of-landlord';
import { Portrait } from '@/components/landlord-facts/portrait';
import { LinkButton } from '@/components/ui/link-button';
import { buttonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import { speaks } from '@/lib/landlord-facts/speaks';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { carriesAttribute, withCarried } from '@/lib/search/carried-stay';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface LandlordPanelProps {
  listing: Pick<ListingPageModel, 'id' | 'slug' | 'user' | 'phone_number' | 'facts' | 'trader_text'>;
  /** False when no contact is possible: on a disabled listing or a preview. */
  withContact: boolean;
  /** The stay in the page's address. */
  query: string;
}

/** The landlord and how to reach them: by contact request, and by phone if they allow it. */
export function LandlordPanel({ listing, withContact, query }: LandlordPanelProps) {
  const { id, slug, user, phone_number: phone, facts, trader_text: trader } = listing;
  return (
    <section aria-labelledby="verhuurder" className="below-fold intrinsic-60">
      <h2 id="verhuurder">{texts.landlord}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Portrait firstName={user.first_name} photoUrl={user.photo_url} />
        <div className="min-w-0 grow basis-48">
          <p className="font-semibold text-ci-gray-900">{texts.landlordName(user.first_name)}</p>
          {(trader ?? [texts.landlordDirect]).map((sentence) => (
            <p key={sentence} className="text-ci-gray-700">
              {sentence}
            </p>
          ))}
          <p className="text-ci-gray-700">
            {user.languages.length > 0 ? speaks(user.languages) : texts.landlordDutch}
          </p>
        </div>
      </div>
      <FactsOfLandlord facts={facts} />
      {withContact && (
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton
            href={withCarried(route('listing.contact-request.create', { slug }), query)}
            {...{ [carriesAttribute]: true }}
            variant="secondary"
          >
            <Icon name="mail" className="size-5" />
            <span>{texts.email}</span>
          </LinkButton>
          {phone && (
            <a href={phoneHref(phone)} className={buttonClass({ variant: 'secondary' })}>
              <Icon name="phone" className="size-5" />
              <span className="sr-only">{texts.call}: </span>
              <span className="figures">{formatPhone(phone)}</span>
            </a>
          )}
        </div>
      )}
      <p className="mt-4 print:hidden">
        <a
          href={route('notice', {}, { subject: 'listing', id })}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center"
        >
          {texts.report}
        </a>
      </p>
    </section>
  );
}
