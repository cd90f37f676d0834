import 'server-only';

import type { UserDto } from '@/lib/accounts/contract';
import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { utcDateToDay } from '@/lib/dates/day';
import { landlordPhotoUrl, languagesOf } from '@/lib/landlord-facts/landlord';
import type { UserRow } from '@/server/features/accounts/select';
import { roles } from '@/server/auth/actor';

/** Number of requests for the user's listings. */
export interface RequestCounts {
  bookingRequests: number;
  contactRequests: number;
}

/** What a user DTO contains beyond the user's row. */
interface Besides extends RequestCounts {
  /** Mails to the address bounce. */
  emailReturns: boolean;
  suspensionReason: string | null;
}

/** A user as they themselves and admins see it. */
export function serializeUser(row: UserRow, besides: Besides): UserDto {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    full_name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    email_returns: besides.emailReturns,
    is_admin: row.roleId === roles.admin,
    is_owner: row.roleId === roles.landlord,
    user_role_id: row.roleId,
    staff_role: row.staffRole,
    receive_emails: row.receiveEmails,
    date_of_birth: row.dateOfBirth && utcDateToDay(row.dateOfBirth),
    vat_number: row.vatNumber,
    billing_street_name: row.billingStreetName,
    billing_house_number: row.billingHouseNumber,
    billing_postal_code: row.billingPostalCode,
    billing_city: row.billingCity,
    billing_country: row.billingCountry,
    phone_number: row.phoneNumber,
    languages: languagesOf(row.languages),
    photo_url: row.photoId && landlordPhotoUrl(row.photoId),
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    login_count: row.loginCount,
    listings_count: row._count.listings,
    booking_requests_count: besides.bookingRequests,
    contact_requests_count: besides.contactRequests,
    has_billing_details_complete: hasBillingDetails(row),
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    suspension_reason: besides.suspensionReason,
  };
}
