/** API contract of a user's own account data (docs/rules/accounts.md#own-data). Fields left out are not changed. */
import { givenPassword, newPassword, personName } from '@/lib/accounts/contract';
import { changedLine, emailAddress } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { areLanguages, landlordLanguages } from '@/lib/landlord-facts/landlord';
import { billingCountries } from '@/lib/profile/billing-countries';
import { readPhone } from '@/lib/profile/phone';
import { postalCodeProblem, tidyPostalCode } from '@/lib/profile/postal-code';
import { readVatNumber } from '@/lib/profile/vat-number';
import { staffRoles } from '@/lib/staff/rights';
import { profileTexts } from '@/lib/texts/profile';

/** A line normalised by `read`, or the error `message` if that returns null. */
function readLine(read: (text: string) => string | null, message: string) {
  return changedLine(40).transform((text, context) => {
    if (!text) return text;
    const found = read(text);
    if (found === null) context.addIssue({ code: 'custom', message });
    return found;
  });
}

const emptyToNone = (value: unknown) => (value === '' ? undefined : value);
const emptyToNull = (value: unknown) => (value === '' ? null : value);

/** Body of PUT /api/users/{id}. */
export const updateUserInput = z
  .object({
    first_name: personName(),
    last_name: personName(),
    /** A new address takes effect once it is confirmed. Users need `current_password` to change their own. */
    email: emailAddress(),
    current_password: z.preprocess(emptyToNone, givenPassword.optional()),
    /** A new password; requires `current_password`. */
    password: z.preprocess(emptyToNone, newPassword.optional()),
    receive_emails: z.boolean().optional(),
    /** Spoken with guests: of nl, fr, de and en, each once. The errors of all items are those of the field. */
    languages: z
      .array(z.unknown())
      .refine(areLanguages, profileTexts.languagesInvalid)
      .pipe(z.array(z.enum(landlordLanguages)))
      .optional(),
    phone_number: readLine(readPhone, profileTexts.phoneInvalid),
    /** From a member state of the European Union. */
    vat_number: readLine(readVatNumber, profileTexts.vatInvalid),
    billing_street_name: changedLine(150),
    billing_house_number: changedLine(20),
    billing_postal_code: changedLine(10).transform((text) => text && tidyPostalCode(text)),
    billing_city: changedLine(100),
    billing_country: z.preprocess(emptyToNull, z.enum(billingCountries).nullable().optional()),
    /** 1 landlord, 2 co-landlord, 3 admin; sending the current role changes nothing. */
    user_role_id: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    /** What an admin may do; left out, a new one has 'support'. */
    staff_role: z.preprocess(emptyToNone, z.enum(staffRoles).optional()),
  })
  .superRefine((input, context) => {
    const { billing_postal_code: code, billing_country: country = null } = input;
    const message = code ? postalCodeProblem(code, country) : null;
    if (message !== null) context.addIssue({ code: 'custom', path: ['billing_postal_code'], message });
  });
export type UpdateUserInput = z.output<typeof updateUserInput>;

/** Body of POST /api/user/photo, multipart. */
export const landlordPhotoInput = z.object({ photo: z.unknown().optional() });
export type LandlordPhotoInput = z.output<typeof landlordPhotoInput>;
