import 'server-only';

import type { ContactRequestDto } from '@/lib/contact-requests/contract';
import { languageOf } from '@/lib/languages/language';
import type { ContactRequestRow } from '@/server/features/contact-requests/select';

/** Only for the listing's owner and admins: it contains the guest's data. */
export function toContactRequestDto(row: ContactRequestRow): ContactRequestDto {
  const { id, slug, nameHolidayHome } = row.listing;
  return {
    id: row.id,
    code: row.code,
    listing: { id, name: nameHolidayHome ?? slug, slug },
    name: `${row.firstName} ${row.lastName}`.trim(),
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    country: row.country,
    locale: languageOf(row.locale),
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    unread_messages: row._count.messages,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    handled_at: row.handledAt?.toISOString() ?? null,
  };
}
