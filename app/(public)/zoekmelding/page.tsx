import type { PlainMemory } from '@/components/forms/plain-field';
import { WithOrWithoutScript } from '@/components/forms/with-or-without-script';
import { PageHeading } from '@/components/layout/page-heading';
import { AlertForm } from '@/components/search-alerts/alert-form';
import { AlertSent } from '@/components/search-alerts/alert-sent';
import { AlertWords } from '@/components/search-alerts/alert-words';
import { PlainAlertForm } from '@/components/search-alerts/plain-alert-form';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { alertFormState, listingParameter } from '@/lib/search-alerts/form-address';
import { alertFilters, listingAlertFilters } from '@/lib/search-alerts/scope';
import { wordsOf } from '@/lib/search-alerts/words';
import { askedStays } from '@/lib/search/asked-stays';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import type { RawQuery } from '@/lib/search/filters';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { findContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import { readFormMemory } from '@/server/http/form-memory';
import { plainFormFields } from '@/server/http/plain-form';
import { issueAlertFormToken } from '@/server/features/search-alerts/submit-plain-form';

export const generateMetadata = () =>
  pageMetadata({ title: texts.title, path: route('search-alert.create'), index: false });

const nothing: PlainMemory = { values: {}, errors: {} };

interface PageProps {
  searchParams: Promise<RawQuery>;
}

/** The form for a search alert on new listings or on the days of one listing, with and without script. */
export default async function AskAlertPage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const state = asked[alertFormState.parameter];
  const slug = asked[listingParameter];
  const listing = typeof slug === 'string' ? await findContactableListing(slug) : null;
  const { filters: given } = readFilters(asked);
  const filters = listing ? listingAlertFilters(given) : alertFilters(given);
  const query = filtersToQuery(filters);
  const isOfDays = askedStays(filters).length > 0;
  const memory = state === alertFormState.values.refused ? await readFormMemory() : null;
  const token = issueAlertFormToken();
  const back = listing
    ? {
        href: `${route('listing.show', { slug: listing.slug })}${query && `?${query}`}`,
        text: texts.backToListing,
      }
    : { href: `${route('listing.index')}${query && `?${query}`}`, text: texts.backToSearch };
  return (
    <div className="page @container py-8 sm:py-12">
      <a href={back.href} rel="nofollow" className="link mb-4 inline-flex min-h-11 items-center gap-1.5">
        <Icon name="chevron-left" className="size-5" />
        <Words>{back.text}</Words>
      </a>
      <PageHeading
        title={texts.title}
        intro={listing ? texts.introListing(listing.name) : isOfDays ? texts.introDays : texts.introSearch}
      />
      <div className="grid items-start gap-x-16 gap-y-8 lg:@2xl:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
        <div className="lg:@2xl:order-1">
          <AlertWords words={wordsOf(filters)} />
        </div>
        {state === alertFormState.values.sent ? (
          <AlertSent />
        ) : (
          <div>
            <WithOrWithoutScript
              form={<AlertForm query={query} listingId={listing?.id ?? null} />}
              plain={
                <PlainAlertForm
                  memory={memory ?? nothing}
                  fields={plainFormFields}
                  {...{ token, query, listing }}
                />
              }
              isRefused={memory !== null}
            />
          </div>
        )}
      </div>
    </div>
  );
}
