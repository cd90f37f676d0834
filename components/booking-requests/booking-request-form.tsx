'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { RequestSteps } from '@/components/booking-requests/request-steps';
import { Form } from '@/components/forms/form';
import { KeepValues } from '@/components/forms/keep-values';
import { forgetValues } from '@/lib/forms/kept-form';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { bookingRequestInputFor } from '@/lib/booking-requests/contract';
import { sendBookingRequest } from '@/lib/booking-requests/calls';
import { adultsOf } from '@/lib/booking-requests/wish';
import type { StayWish } from '@/lib/booking-requests/wish';
import type { StayTerms } from '@/lib/stays/terms';
import type { Quote } from '@/lib/stays/quote';
import type { HomeFace } from '@/lib/listings/face';
import { repeatedArrival } from '@/lib/pages/repeated-arrival';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestFormProps {
  slug: string;
  home: HomeFace;
  terms: StayTerms;
  /** What the visitor searched by. */
  wish: StayWish;
  /** What the stay of it costs. */
  quote: Quote | null;
  /** Whether it searched by days that cannot be requested. */
  isRefused: boolean;
  /** Until guests' data are made anonymous. */
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
 * Asks the owner for a stay (docs/rules/booking-requests.md#fields). What is typed survives a reload; an error loses
 * nothing.
 */
export function BookingRequestForm(props: BookingRequestFormProps) {
  const { slug, home, terms, wish, quote, isRefused, guestDataMonths } = props;
  const router = useRouter();
  const botCheck = useBotCheck('booking_request');
  const schema = useMemo(() => bookingRequestInputFor(terms), [terms]);
  const storageKey = `booking-request:${slug}`;
  // A new wish beats what was kept of an earlier one, even where its days are refused.
  const wished = useMemo(() => {
    const given = Object.entries(wish).flatMap(([name, value]) =>
      value === '' || value === null ? [] : name,
    );
    return isRefused ? [...given, 'start_date', 'end_date'] : given;
  }, [wish, isRefused]);
  return (
    <Form
      schema={schema}
      defaultValues={{
        ...empty,
        start_date: wish.start_date,
        end_date: wish.end_date,
        number_of_adults: adultsOf(wish, terms),
        number_of_children: wish.number_of_children ?? 0,
        extras: [],
        ...(terms.pets_allowed && { number_of_pets: wish.number_of_pets ?? 0 }),
      }}
      onSubmit={async (values) => {
        const { data } = await botCheck.send((token) =>
          sendBookingRequest(slug, { ...values, g_recaptcha_response: token }),
        );
        forgetValues(storageKey);
        // In the place of the form: the way back leads to the home, not to a form that was sent.
        router.replace(
          route('listing.booking-request.thank-you', { slug }, data.repeated ? repeatedArrival : {}),
        );
      }}
      errorText={texts.failed}
      label={texts.title}
      className="max-w-none!"
    >
      <KeepValues storageKey={storageKey} except={wished} />
      <RequestSteps
        {...{ slug, home, terms, quote, botCheck, guestDataMonths }}
        first={wish.start_date === '' ? 1 : 2}
      />
    </Form>
  );
}
