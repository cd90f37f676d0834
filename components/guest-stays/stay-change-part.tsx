import { ActionForm } from '@/components/guest-stays/action-form';
import type { FormSeal } from '@/components/guest-stays/action-form';
import { GuestPart } from '@/components/guest-stays/guest-page-frame';
import { FieldFrame } from '@/components/forms/field-frame';
import { PageLocale } from '@/components/forms/page-locale';
import { PlainField } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import type { StayChange } from '@/lib/booking-requests/change-contract';
import { partyText } from '@/lib/booking-requests/party';
import { addDays, isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatDays } from '@/lib/format/date';
import { langOf } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { formatEuro } from '@/lib/money/euro';
import { wantedFields } from '@/lib/stay-changes/fields';
import { guestStayTexts } from '@/lib/texts/guest-stays';
import { guestChangeTexts as texts } from '@/lib/texts/stay-changes';

/** The change given in the page's URL, as typed, with its price or what is wrong with it. */
export interface WantedChange {
  typed: Readonly<Record<string, string>>;
  totalCents: number | null;
  errors: Readonly<Record<string, readonly string[]>>;
}

interface StayChangePartProps {
  stay: GuestStay;
  token: string;
  seal: FormSeal;
  today: Day;
  wanted: WantedChange | null;
}

/** The open change, or the form to ask for one; works without script. */
export function StayChangePart(props: StayChangePartProps) {
  const { stay, token, seal } = props;
  return stay.change ? (
    <OpenChange change={stay.change} stay={stay} token={token} seal={seal} />
  ) : (
    <AskChange {...props} />
  );
}

const daysOf = ({ start_date: start, end_date: end }: { start_date: string; end_date: string }) =>
  isDay(start) && isDay(end) ? formatDays(start, end) : '';

/** Words, in their own element only if they are not in the page's language. */
function inWords(words: string, of: Language) {
  const lang = langOf(of);
  return lang === undefined ? words : <span lang={lang}>{words}</span>;
}

interface OpenChangeProps extends Pick<StayChangePartProps, 'stay' | 'token' | 'seal'> {
  change: StayChange;
}

function OpenChange({ change, stay, token, seal }: OpenChangeProps) {
  const path = `/api/stays/${token}/changes/${change.id}`;
  const isOwn = change.by === 'guest';
  return (
    <GuestPart id="wijziging" title={isOwn ? texts.ownTitle : texts.openTitle} tone="blue">
      <FactList
        empty={guestStayTexts.unknown}
        facts={[
          { label: texts.days, value: <strong>{daysOf(change)}</strong> },
          { label: texts.party, value: partyText(change) },
          { label: texts.total, value: <strong>{formatEuro(change.total_cents)}</strong> },
          { label: texts.now, value: [daysOf(stay), partyText(stay)].join(' · ') },
          ...(change.message === null
            ? []
            : [{ label: texts.message, value: inWords(change.message, isOwn ? stay.locale : 'nl') }]),
        ]}
      />
      <p className="mt-4 max-w-prose text-ci-gray-700">{isOwn ? texts.waits : texts.decide}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isOwn ? (
          <ActionForm
            action={`${path}/take-back/form`}
            seal={seal}
            submit={texts.takeBack}
            variant="secondary"
          />
        ) : (
          <>
            <ActionForm action={`${path}/accept/form`} seal={seal} submit={texts.accept} />
            <ActionForm
              action={`${path}/decline/form`}
              seal={seal}
              submit={texts.decline}
              variant="secondary"
            />
          </>
        )}
      </div>
    </GuestPart>
  );
}

/** Two steps, each a plain form: asking what a change would cost, then asking for it. */
function AskChange({ stay, token, seal, today, wanted }: StayChangePartProps) {
  const values = wanted?.typed ?? Object.fromEntries(wantedFields.map((name) => [name, String(stay[name])]));
  const memory: PlainMemory = { values, errors: wanted?.errors ?? {} };
  const counts = { type: 'number', inputMode: 'numeric', min: 0, memory } as const;
  return (
    <section id="wijziging" aria-label={texts.ask} className="print:hidden">
      <details open={wanted !== null} className="space-y-4">
        <summary className="link cursor-pointer">{texts.ask}</summary>
        <form method="get" action="#wijziging" className="max-w-form space-y-5">
          <p className="max-w-prose text-ci-gray-700">{texts.help}</p>
          <PlainField
            memory={memory}
            name="start_date"
            label={texts.arrival}
            type="date"
            min={addDays(today, 1)}
          />
          <PlainField
            memory={memory}
            name="end_date"
            label={texts.departure}
            type="date"
            min={addDays(today, 1)}
          />
          <PlainField {...counts} name="number_of_adults" label={texts.adults} min={1} />
          <PlainField {...counts} name="number_of_children" label={texts.children} />
          <PlainField {...counts} name="number_of_babies" label={texts.babies} />
          <PlainField {...counts} name="number_of_pets" label={texts.pets} />
          {memory.errors.body && <Alert tone="warning" title={memory.errors.body.join(' ')} />}
          <Button type="submit" variant="secondary">
            {texts.showPrice}
          </Button>
        </form>
        {wanted && wanted.totalCents !== null && (
          <form method="post" action={`/api/stays/${token}/changes/form`} className="max-w-form space-y-5">
            <input type="hidden" name={seal.fields.token} value={seal.token} />
            <PageLocale />
            {wantedFields.map((name) => (
              <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
            ))}
            <p className="figures text-lg font-semibold">{texts.costs(formatEuro(wanted.totalCents))}</p>
            {/* The page's conversation has a field of this name too. */}
            <FieldFrame id="change-message" label={texts.message} optional>
              <textarea id="change-message" name="message" rows={3} className="control" />
            </FieldFrame>
            <Button type="submit">{texts.submit}</Button>
          </form>
        )}
      </details>
    </section>
  );
}
