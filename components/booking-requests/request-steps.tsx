'use client';

import { stayFields } from '@/components/booking-requests/use-chosen-stay';
import { useWatch } from 'react-hook-form';
import { ExtrasField } from '@/components/booking-requests/extras-field';
import { GuestFields } from '@/components/booking-requests/guest-fields';
import { PartyFields } from '@/components/booking-requests/party-fields';
import { RequestAside, StayLine } from '@/components/booking-requests/request-aside';
import { RequestStep } from '@/components/booking-requests/request-step';
import { StayFields } from '@/components/booking-requests/stay-fields';
import { useChosenPrice } from '@/components/booking-requests/stay-price';
import { useRequestSteps } from '@/components/booking-requests/use-request-steps';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import type { useBotCheck } from '@/components/forms/use-bot-check';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import type { ListingCover } from '@/lib/listings/cover';
import type { Cancellation } from '@/lib/listings/kinds';
import { MESSAGE_MAX } from '@/lib/message';
import { monthCountText } from '@/lib/format/count';
import { offeredExtras } from '@/lib/stays/extras';
import type { Quote } from '@/lib/stays/quote';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface RequestStepsProps {
  slug: string;
  listing: ListingCover;
  terms: StayTerms;
  cancellation: Cancellation | null;
  /** When and how guests pay, as sentences; null if the landlord has no account to pay on. */
  payment: string | null;
  /** The stay the visitor searched for. */
  requested: RequestedStay;
  /** The price of the stay the form starts with. */
  quote: Quote | null;
  /** The step to start at: a visitor who comes with days has already chosen them. */
  first: 1 | 2;
  botCheck: ReturnType<typeof useBotCheck>;
  /** How many months until guests' data are anonymised. */
  guestDataMonths: number;
}

const guestFields = [
  'first_name',
  'last_name',
  'date_of_birth',
  'email',
  'phone_number',
  'country',
  'other_guests',
  'street_name',
  'house_number',
  'city',
] as const;
const lastFields = ['extras', 'message'] as const;

/** The stay, the guest and the message as successive steps, with a summary of the request always in sight. */
export function RequestSteps(props: RequestStepsProps) {
  const { slug, listing, terms, cancellation, payment, quote, first, botCheck, guestDataMonths, requested } =
    props;
  const [current, open] = useRequestSteps(first);
  const { answer, isPending } = useChosenPrice(slug, terms, quote);
  const offered = offeredExtras(terms);
  const step = { current, onOpen: open };
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:@2xl:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
      <div className="min-w-0 space-y-5">
        <RequestStep {...step} number={1} title={texts.stayTitle} fields={stayFields} summary={<StayLine />}>
          <StayFields terms={terms} />
          <div className="max-w-form">
            <PartyFields terms={terms} />
          </div>
        </RequestStep>
        <RequestStep
          {...step}
          number={2}
          title={texts.guestTitle}
          fields={guestFields}
          summary={<GuestLine />}
        >
          <GuestFields />
        </RequestStep>
        <RequestStep
          {...step}
          number={3}
          title={offered.length > 0 ? texts.extrasTitle : texts.messageTitle}
          fields={lastFields}
          isLast
        >
          <ExtrasField offered={offered} answer={answer} />
          <TextAreaField
            name="message"
            label={texts.message}
            help={texts.messageHelp}
            counterMax={MESSAGE_MAX}
            className="max-w-form"
          />
        </RequestStep>
      </div>
      <aside className="lg:@2xl:sticky lg:@2xl:top-24 lg:@2xl:col-start-2 lg:@2xl:row-span-2 lg:@2xl:row-start-1">
        <RequestAside {...{ listing, answer, isPending, cancellation, payment, terms, requested }} />
      </aside>
      <div hidden={current < 3} className="max-w-form space-y-5">
        <p className="text-ci-gray-600">{texts.privacy(monthCountText(guestDataMonths))}</p>
        <BotCheckField check={botCheck} />
        <SubmitButton size="lg" variant={answer && 'refusal' in answer ? 'secondary' : 'primary'}>
          {texts.submit}
        </SubmitButton>
      </div>
    </div>
  );
}

/** The guest in the form, as 'Lotte De Smet · lotte@zee.test'. */
function GuestLine() {
  const [first, last, email]: unknown[] = useWatch({ name: ['first_name', 'last_name', 'email'] });
  return <p className="wrap-anywhere">{[`${String(first)} ${String(last)}`, email].join(' · ')}</p>;
}
