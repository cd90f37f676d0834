'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { GuestFields } from '@/components/booking-requests/guest-fields';
import { PartyFields } from '@/components/booking-requests/party-fields';
import { StayFields } from '@/components/booking-requests/stay-fields';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { forgetValues, KeepValues } from '@/components/forms/keep-values';
import { SubmitButton } from '@/components/forms/submit-button';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { bookingRequestInputFor } from '@/lib/booking-requests/contract';
import { sendBookingRequest } from '@/lib/booking-requests/calls';
import { adultsOf } from '@/lib/booking-requests/wish';
import type { StayWish } from '@/lib/booking-requests/wish';
import type { StayTerms } from '@/lib/booking-requests/terms';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestFormProps {
  slug: string;
  terms: StayTerms;
  /** What the visitor searched by. */
  wish: StayWish;
}

const empty = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  email: '',
  country: 'be',
  phone_number: '',
  number_of_children: 0,
  street_name: '',
  house_number: '',
  city: '',
  message: '',
} as const;

/** Asks the owner for a stay (spec P §2 and §5). What is typed survives a reload; nothing is lost on an error. */
export function BookingRequestForm({ slug, terms, wish }: BookingRequestFormProps) {
  const router = useRouter();
  const botCheck = useBotCheck('booking_request');
  const schema = useMemo(() => bookingRequestInputFor(terms), [terms]);
  const storageKey = `booking-request:${slug}`;
  // A new wish counts more than what was kept of an earlier one.
  const wished = useMemo(
    () => Object.entries(wish).flatMap(([name, value]) => (value === '' || value === null ? [] : name)),
    [wish],
  );
  return (
    <Form
      schema={schema}
      defaultValues={{
        ...empty,
        start_date: wish.start_date,
        end_date: wish.end_date,
        number_of_adults: adultsOf(wish, terms),
        ...(terms.pets_allowed && { number_of_pets: 0 }),
      }}
      onSubmit={async (values) => {
        await botCheck.send((token) => sendBookingRequest(slug, { ...values, g_recaptcha_response: token }));
        forgetValues(storageKey);
        router.push(route('listing.booking-request.thank-you', { slug }));
      }}
      errorText={texts.failed}
      label={texts.title}
      className="max-w-3xl! space-y-10!"
    >
      <KeepValues storageKey={storageKey} except={wished} />
      <FormPart title={texts.stayTitle}>
        <StayFields slug={slug} terms={terms} />
      </FormPart>
      <FormPart title={texts.partyTitle}>
        <PartyFields terms={terms} />
      </FormPart>
      <FormPart title={texts.guestTitle}>
        <GuestFields />
      </FormPart>
      <div className="max-w-form space-y-5">
        <p className="text-ci-gray-600">{texts.privacy}</p>
        <BotCheckField check={botCheck} />
        <SubmitButton size="lg">{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
