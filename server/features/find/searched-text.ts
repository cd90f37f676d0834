import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import type { SearchedText } from '@/server/features/find/asked-words';

/** What is searched in a row `t` of each table, as the migration `find` indexes it. */
export const textOf = {
  listings: {
    words: Prisma.sql`listing_words(t.name_holiday_home, t.name_residence, t.slug, t.address_street_name,
      t.address_house_number, t.address_postcode, t.logiesdecreet, t.phone_number)`,
  },
  users: {
    words: Prisma.sql`user_words(t.first_name, t.last_name, t.email::text, t.phone_number, t.vat_number)`,
  },
  guests: {
    words: Prisma.sql`guest_words(t.code, t.first_name, t.last_name, t.email, t.phone_number)`,
    address: Prisma.sql`fold_text(t.email)`,
  },
  invoices: { words: Prisma.sql`invoice_words(t.number, t.document)` },
  mails: { words: Prisma.sql`mail_words(t.recipient)`, address: Prisma.sql`fold_text(t.recipient)` },
} satisfies Record<string, SearchedText>;
