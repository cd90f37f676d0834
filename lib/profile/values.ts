/** A user's account data as form values. */
import type { UserDto } from '@/lib/accounts/contract';
import { formatPhone } from '@/lib/format/phone';
import { isBillingCountry } from '@/lib/profile/billing-countries';

export function profileValues(user: UserDto) {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: user.phone_number ? formatPhone(user.phone_number) : '',
    email: user.email,
    password: '',
    current_password: '',
    receive_emails: user.receive_emails,
    languages: user.languages,
    vat_number: user.vat_number ?? '',
    billing_street_name: user.billing_street_name ?? '',
    billing_house_number: user.billing_house_number ?? '',
    billing_postal_code: user.billing_postal_code ?? '',
    billing_city: user.billing_city ?? '',
    billing_country: isBillingCountry(user.billing_country) ? user.billing_country : '',
  };
}
