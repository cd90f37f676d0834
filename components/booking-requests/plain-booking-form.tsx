import { FieldError } from '@/components/forms/field-frame';
import { PlainCheckboxes, PlainField, PlainSelect } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { PlainForm } from '@/components/forms/plain-form';
import type { Elements } from '@/components/ui/elements';
import type { StayTerms } from '@/lib/stays/terms';
import { offeredExtras } from '@/lib/stays/extras';
import { addDays } from '@/lib/dates/day';
import { monthCountText } from '@/lib/format/count';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { guestCountryOptions } from '@/lib/texts/countries';
import { formTexts } from '@/lib/texts/forms';

interface PlainBookingFormProps {
  /** The form's `action` URL. */
  action: string;
  terms: StayTerms;
  /** Whether the party does not fit, or the days searched for cannot be requested. */
  isDoubtful: boolean;
  memory: PlainMemory;
  /** Names of the hidden token field and of the honeypot field. */
  fields: { token: string; trap: string };
  token: string;
  /** How many months until guests' data are anonymised. */
  guestDataMonths: number;
}

/** The same form as plain HTML, for browsers without JavaScript. */
export function PlainBookingForm(props: PlainBookingFormProps) {
  const { action, terms, isDoubtful, memory, fields, token, guestDataMonths } = props;
  const ahead = terms.rules.max_days_reservation_advance;
  const extras = offeredExtras(terms).map(({ label, name, lang, price }) => ({
    value: label,
    label: name,
    lang,
    more: price,
  }));
  const days = { min: terms.today, max: ahead === null ? undefined : addDays(terms.today, ahead) };
  return (
    <PlainForm {...{ action, memory, fields, token }} submit={texts.submit} isDoubtful={isDoubtful}>
      <Part title={texts.stayTitle}>
        <PlainField memory={memory} name="start_date" label={formTexts.arrival} type="date" {...days} />
        <PlainField memory={memory} name="end_date" label={formTexts.departure} type="date" {...days} />
      </Part>
      <Part title={texts.partyTitle}>
        <p className="text-ci-gray-600">{texts.capacity(terms.max_capacity)}</p>
        <PlainField memory={memory} name="number_of_adults" label={texts.adults} inputMode="numeric" />
        <PlainField memory={memory} name="number_of_children" label={texts.children} inputMode="numeric" />
        <PlainField memory={memory} name="number_of_babies" label={texts.babies} inputMode="numeric" />
        {(terms.pets_allowed || Number(memory.values.number_of_pets) > 0) && (
          <PlainField memory={memory} name="number_of_pets" label={texts.pets} inputMode="numeric" />
        )}
      </Part>
      {extras.length > 0 && (
        <Part title={texts.price}>
          <PlainCheckboxes memory={memory} name="extras" label={texts.extras} options={extras} />
        </Part>
      )}
      <Part title={texts.guestTitle}>
        <PlainField memory={memory} name="first_name" label={texts.firstName} autoComplete="given-name" />
        <PlainField memory={memory} name="last_name" label={texts.lastName} autoComplete="family-name" />
        <PlainField
          memory={memory}
          name="date_of_birth"
          label={texts.birth}
          help={texts.birthHelp}
          type="date"
          autoComplete="bday"
          max={terms.today}
        />
        <PlainField memory={memory} name="email" label={texts.email} type="email" autoComplete="email" />
        <PlainField
          memory={memory}
          name="phone_number"
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          optional
        />
        <PlainSelect memory={memory} name="country" label={texts.country} options={guestCountryOptions()} />
        <PlainOtherGuests memory={memory} />
        <PlainField memory={memory} name="street_name" label={texts.street} optional />
        <PlainField memory={memory} name="house_number" label={texts.houseNumber} optional />
        <PlainField memory={memory} name="city" label={texts.city} optional />
        <PlainField memory={memory} name="message" label={texts.message} help={texts.messageHelp} rows={6} />
      </Part>
      <p className="text-ci-gray-600">{texts.privacy(monthCountText(guestDataMonths))}</p>
    </PlainForm>
  );
}

/** Where the others of the party live, a number per country; open if it was filled in before. */
function PlainOtherGuests({ memory }: { memory: PlainMemory }) {
  const error = memory.errors.other_guests?.join(' ');
  const isOpen =
    error !== undefined || Object.keys(memory.values).some((name) => name.startsWith('other_guests['));
  return (
    <details id="other_guests" open={isOpen}>
      <summary className="link inline-flex min-h-11 items-center">{texts.othersTitle}</summary>
      <p className="text-ci-gray-600">{texts.othersHelp}</p>
      <FieldError id="other_guests" text={error} />
      <div className="mt-2 grid gap-5 sm:@md:grid-cols-2">
        {guestCountryOptions().map(({ value, label }) => (
          <PlainField
            key={value}
            memory={memory}
            name={`other_guests[${value}]`}
            label={label}
            inputMode="numeric"
            optional
          />
        ))}
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="space-y-5">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
