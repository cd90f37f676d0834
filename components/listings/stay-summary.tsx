'use client';

import { useAskedStay } from '@/components/listings/asked-stay';
import type { AskedStay } from '@/components/listings/asked-stay';
import { CancellationLine } from '@/components/stays/cancellation-line';
import { NearestList } from '@/components/stays/nearest-list';
import { PartyMisfit } from '@/components/stays/party-misfit';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import { DepositLine, PriceLines } from '@/components/stays/price-lines';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { Words } from '@/components/ui/words';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { alertFormPath } from '@/lib/search-alerts/form-address';
import { partyText } from '@/lib/stays/party';
import { priceText } from '@/lib/stays/quote-text';
import type { PriceText } from '@/lib/stays/quote-text';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface StaySummaryProps {
  listing: Pick<ListingPageModel, 'slug' | 'cancellation' | 'today'>;
  /** Shown while no days are chosen. */
  children: Elements;
}

const priceOf = (answer: ShownAnswer | null): PriceText | null =>
  answer && 'quote' in answer ? priceText(answer.quote) : null;

const busy = ({ answer, isPending }: AskedStay) => (isPending && answer ? 'refreshing' : undefined);

/** The days of the stay, in words. */
export function StayDays({ children }: { children: Elements }) {
  const { stay } = useAskedStay();
  return stay ? <Words>{formatDays(stay.start, stay.end)}</Words> : children;
}

/** Beside the page: the total of the stay, or why it cannot be asked for. */
export function StayTotal({ listing, children }: StaySummaryProps) {
  const { slug } = listing;
  const asked = useAskedStay();
  const price = priceOf(asked.answer);
  return (
    <>
      {!price && children}
      <div role="status" aria-busy={asked.isPending} className={cn('figures', busy(asked))}>
        {asked.faults.length > 0 && <Misfit slug={slug} asked={asked} />}
        {asked.answer && 'refusal' in asked.answer && (
          <Refusal slug={slug} query={asked.query} answer={asked.answer} />
        )}
        {price && (
          <>
            <p className="leading-tight text-ci-gray-800">
              <strong className="text-2xl text-ci-gray-900">{price.total}</strong>{' '}
              <span>{price.totalFor}</span>
            </p>
            <p className="mt-1 text-sm text-ci-gray-600">{price.nightly}</p>
            <Canceling listing={listing} stay={asked.stay} />
          </>
        )}
      </div>
      {asked.stay && (
        // With script the fields below say it.
        <p className="figures mt-2 hidden text-ci-gray-700 noscript:block">
          {`${formatDays(asked.stay.start, asked.stay.end)} · ${partyText(asked.party)}`}
        </p>
      )}
    </>
  );
}

/** The price breakdown. */
export function StayLines() {
  const asked = useAskedStay();
  const price = priceOf(asked.answer);
  if (!price) return null;
  return (
    <div className={cn('mt-5 border-t border-ci-gray-200 pt-4', busy(asked))}>
      <PriceLines price={price} withChoices />
      <DepositLine price={price} />
    </div>
  );
}

/** All of it at the bottom of a narrow screen. */
export function StayBar({ listing, children }: StaySummaryProps) {
  const { slug } = listing;
  const asked = useAskedStay();
  const { answer, stay, party, faults, query, isPending } = asked;
  const price = priceOf(answer);
  const refusal = answer && 'refusal' in answer ? answer.refusal : (faults[0] ?? null);
  return (
    <>
      {!price && refusal === null && children}
      <div role="status" aria-busy={isPending} className={cn('figures', busy(asked))}>
        {refusal !== null && <p className="leading-tight font-semibold text-ci-red-700">{refusal}</p>}
        {price && (
          <p className="leading-tight text-ci-gray-800">
            <strong className="text-lg text-ci-gray-900">{price.total}</strong>{' '}
            <span className="sr-only">{price.totalFor}</span>{' '}
            <span className="block text-sm text-ci-gray-700 @max-[15rem]:hidden">{partyText(party)}</span>
          </p>
        )}
        {stay && (
          <p className="text-sm leading-tight text-ci-gray-700 @max-[15rem]:hidden">
            {formatDays(stay.start, stay.end)}
          </p>
        )}
      </div>
      {answer && 'refusal' in answer && <Nearest slug={slug} query={query} answer={answer} />}
      {price && (
        <PriceDisclosure price={price} layout="sheet" withChoices>
          <Canceling listing={listing} stay={stay} />
          <p className="mt-3 font-semibold text-ci-gray-900">{texts.payNothing}</p>
        </PriceDisclosure>
      )}
    </>
  );
}

function Canceling({ listing, stay }: Pick<StaySummaryProps, 'listing'> & { stay: DayRange | null }) {
  const { cancellation: kind, today } = listing;
  if (kind === null || stay === null) return null;
  return (
    <CancellationLine kind={kind} arrival={stay.start} today={today} className="mt-2 text-ci-gray-800" />
  );
}

function Misfit({ slug, asked }: { slug: string; asked: AskedStay }) {
  const { house, party, stay } = asked;
  return (
    <div className="mt-2">
      <PartyMisfit {...{ house, party, stay }} path={route('listing.show', { slug })} />
    </div>
  );
}

interface RefusalProps {
  slug: string;
  query: string;
  answer: Extract<ShownAnswer, { refusal: string }>;
}

function Refusal({ slug, query, answer }: RefusalProps) {
  return (
    <>
      <p className="mt-2 leading-tight font-semibold text-ci-red-700">{answer.refusal}</p>
      <Nearest {...{ slug, query, answer }} />
      {answer.isTaken && (
        <a
          href={alertFormPath({ query, listing: slug })}
          rel="nofollow"
          className="link mt-1 inline-flex min-h-11 items-center"
        >
          {texts.tellMe}
        </a>
      )}
    </>
  );
}

/** The nearest days that are free, as links to this page with the same party. */
function Nearest({ slug, query, answer: { nearest } }: RefusalProps) {
  if (!nearest || nearest.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-sm text-ci-gray-700">{texts.nearest}</p>
      <NearestList stays={nearest} path={route('listing.show', { slug })} query={query} />
    </>
  );
}
