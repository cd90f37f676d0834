'use client';

import { useMemo } from 'react';
import { RequestSteps } from '@/components/booking-requests/request-steps';
import { Form } from '@/components/forms/form';
import { KeepValues } from '@/components/forms/keep-values';
import { forgetValues } from '@/lib/forms/saved-form';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { sendBookingRequest } from '@/lib/booking-requests/calls';
import { language } from '@/lib/languages/language';
import { partyOf } from '@/lib/booking-requests/requested-stay';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import { comers, fitsIn } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import type { Quote } from '@/lib/stays/quote';
import type { ListingCover } from '@/lib/listings/cover';
import type { Cancellation } from '@/lib/listings/kinds';
import { repeatedArrival } from '@/lib/pages/repeated-arrival';
import { replacePage } from '@/lib/pages/replace-page';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestFormProps {
  slug: string;
  listing: ListingCover;
  terms: StayTerms;
  cancellation: Cancellation | null;
  /** When and how guests pay, as sentences; null if the landlord has no account to pay on. */
  payment: string | null;
  /** The stay the visitor searched for. */
  requested: RequestedStay;
  /** The price of that stay. */
  quote: Quote | null;
  /** Whether the days searched for cannot be requested. */
  isRefused: boolean;
  /** How many months until guests' data are anonymised. */
  guestDataMonths: number;
}

const empty = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  email: '',
  country: 'be',
  phone_number: '',
  street_name: '',
  house_number: '',
  city: '',
  message: '',
} as const;

/**
 * The form that requests a stay (docs/rules/booking-requests.md#fields). Typed values survive a reload and an error.
 */
export function BookingRequestForm(props: BookingRequestFormProps) {
  const { slug, listing, terms, cancellation, payment, requested, quote, isRefused, guestDataMonths } = props;
  const botCheck = useBotCheck('booking_request');
  const party = partyOf(requested, terms);
  const storageKey = `booking-request:${slug}`;
  // A new search takes precedence over values kept from an earlier visit, even if its days cannot be requested.
  const wished = useMemo(() => {
    const days = requested.start_date !== '' || isRefused ? ['start_date', 'end_date'] : [];
    return [...days, ...(requested.party ? comers.map((who) => `number_of_${who}`) : [])];
  }, [requested, isRefused]);
  return (
    <Form
      schema={async () => (await import('@/lib/booking-requests/contract')).bookingRequestInputFor(terms)}
      defaultValues={{
        ...empty,
        start_date: requested.start_date,
        end_date: requested.end_date,
        number_of_adults: party.adults,
        number_of_children: party.children,
        number_of_babies: party.babies,
        number_of_pets: party.pets,
        extras: [],
        other_guests: {},
      }}
      onSubmit={async (values) => {
        const { data } = await botCheck.send((token) =>
          sendBookingRequest(slug, { ...values, locale: language(), g_recaptcha_response: token }),
        );
        forgetValues(storageKey);
        // Replaces the form in the history: Back leads to the listing, not to a form that was already sent.
        await replacePage(
          route('listing.booking-request.thank-you', { slug }, data.repeated ? repeatedArrival : {}),
        );
      }}
      errorText={texts.failed}
      label={texts.title}
      className="max-w-none!"
    >
      <KeepValues storageKey={storageKey} except={wished} />
      <RequestSteps
        {...{ slug, listing, terms, cancellation, payment, requested, quote, botCheck, guestDataMonths }}
        first={requested.start_date === '' || !fitsIn(terms, party) ? 1 : 2}
      />
    </Form>
  );
}
