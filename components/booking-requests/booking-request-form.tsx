'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { GuestFields } from '@/components/booking-requests/guest-fields';
import { PartyFields } from '@/components/booking-requests/party-fields';
import { PriceFields } from '@/components/booking-requests/price-fields';
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
import type { StayTerms } from '@/lib/stays/terms';
import { monthCountText } from '@/lib/format/count';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface BookingRequestFormProps {
  slug: string;
  terms: StayTerms;
  /** What the visitor searched by. */
  wish: StayWish;
  /** Why the searched days cannot be requested; null where they can, or where there were none. */
  refusal: string | null;
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
  const { slug, terms, wish, refusal, guestDataMonths } = props;
  const router = useRouter();
  const botCheck = useBotCheck('booking_request');
  const schema = useMemo(() => bookingRequestInputFor(terms), [terms]);
  const storageKey = `booking-request:${slug}`;
  // A new wish beats what was kept of an earlier one, even where its days are refused.
  const wished = useMemo(() => {
    const given = Object.entries(wish).flatMap(([name, value]) =>
      value === '' || value === null ? [] : name,
    );
    return refusal === null ? given : [...given, 'start_date', 'end_date'];
  }, [wish, refusal]);
  const refused = useMemo(() => (refusal === null ? undefined : { start_date: [refusal] }), [refusal]);
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
        await botCheck.send((token) => sendBookingRequest(slug, { ...values, g_recaptcha_response: token }));
        forgetValues(storageKey);
        router.push(route('listing.booking-request.thank-you', { slug }));
      }}
      errorText={texts.failed}
      initialErrors={refused}
      label={texts.title}
      className="max-w-3xl! space-y-10!"
    >
      <KeepValues storageKey={storageKey} except={wished} />
      <FormPart title={texts.stayTitle}>
        <StayFields terms={terms} />
      </FormPart>
      <FormPart title={texts.partyTitle}>
        <PartyFields terms={terms} />
      </FormPart>
      <FormPart title={texts.price}>
        <PriceFields slug={slug} terms={terms} />
      </FormPart>
      <FormPart title={texts.guestTitle}>
        <GuestFields />
      </FormPart>
      <div className="max-w-form space-y-5">
        <p className="text-ci-gray-600">{texts.privacy(monthCountText(guestDataMonths))}</p>
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
