import { EmailAddress } from '@/components/ui/email-address';
import type { Fact } from '@/components/ui/fact-list';
import type { UserDto } from '@/lib/accounts/contract';
import { parseDay } from '@/lib/dates/day';
import { formatDay, formatMoment, formatMomentDay } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { allWords } from '@/lib/format/words';
import { languageTexts } from '@/lib/texts/languages';
import { userTexts as texts } from '@/lib/texts/users';

function billingLines(user: UserDto): string {
  const street = [user.billing_street_name, user.billing_house_number].filter(Boolean).join(' ');
  const town = [user.billing_postal_code, user.billing_city].filter(Boolean).join(' ');
  return [street, town, user.billing_country?.toUpperCase()].filter(Boolean).join(', ');
}

function birthOf({ date_of_birth: text }: UserDto): string | null {
  const day = text === null ? null : parseDay(text);
  return day && formatDay(day);
}

/** The facts shown about an account. */
export function userFacts(user: UserDto): Fact[] {
  const { email_verified_at: verifiedAt, last_login_at: lastLogin } = user;
  const billing = billingLines(user);
  return [
    ...(user.suspended_at === null ? [] : [{ label: texts.suspensionReason, value: user.suspension_reason }]),
    {
      label: texts.email,
      value: (
        <>
          <EmailAddress address={user.email} />
          <span className="block text-ci-gray-600">
            {verifiedAt ? texts.verifiedOn(formatMomentDay(verifiedAt)) : texts.unverified}
          </span>
          {user.email_returns && <span className="block text-ci-red-700">{texts.mailReturns}</span>}
        </>
      ),
    },
    { label: texts.phone, value: user.phone_number && formatPhone(user.phone_number) },
    {
      label: texts.languages,
      value: allWords(user.languages.map((language) => languageTexts[language])) || null,
    },
    { label: texts.birth, value: birthOf(user) },
    { label: texts.listings, value: String(user.listings_count) },
    { label: texts.bookingRequests, value: String(user.booking_requests_count) },
    { label: texts.contactRequests, value: String(user.contact_requests_count) },
    { label: texts.lastLogin, value: lastLogin ? formatMoment(lastLogin) : texts.never },
    { label: texts.logins, value: String(user.login_count) },
    {
      label: texts.billing,
      value: (
        <>
          {billing && <span className="block">{billing}</span>}
          <span className="text-ci-gray-600">
            {user.has_billing_details_complete ? texts.complete : texts.incomplete}
          </span>
        </>
      ),
    },
    { label: texts.vatNumber, value: user.vat_number },
    { label: texts.mails, value: user.receive_emails ? texts.yes : texts.no },
  ];
}
