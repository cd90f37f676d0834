import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import type { FoundItem } from '@/lib/find/contract';
import type { ListingState } from '@/lib/find/kinds';
import { route } from '@/lib/desk-paths';
import { findCity } from '@/lib/listings/cities';
import { findTexts as texts, listingStateTexts } from '@/lib/texts/find';
import { userRoleTexts } from '@/lib/texts/users';
import type { Asked } from '@/server/features/find/asked';
import { isSomebodys, stateOfListing } from '@/server/features/find/listing-state';
import { pickedRows } from '@/server/features/find/picked-rows';
import { textOf } from '@/server/features/find/searched-text';
import type { Tx } from '@/server/db';

interface ListingRow {
  id: number;
  slug: string;
  name: string | null;
  cityId: number | null;
  state: ListingState;
  owner: string;
}

export async function findListings(tx: Tx, { q, id, words }: Asked): Promise<FoundItem[]> {
  const picked = pickedRows(
    {
      table: Prisma.sql`listings`,
      newness: Prisma.sql`t.id`,
      text: textOf.listings,
      named: [
        ...(id === null ? [] : [Prisma.sql`t.id = ${id}`]),
        Prisma.sql`t.slug = ${q.toLowerCase()}`,
        Prisma.sql`t.logiesdecreet = ${q.toUpperCase()}`,
      ],
      visible: isSomebodys,
    },
    words,
  );
  const rows = await tx.$queryRaw<ListingRow[]>`${picked}
    SELECT t.id, t.slug, t.name_holiday_home AS name, t.listing_city_id AS "cityId", ${stateOfListing} AS state,
      u.first_name || ' ' || u.last_name AS owner
    FROM picked p JOIN listings t ON t.id = p.id JOIN users u ON u.id = t.user_id
    ORDER BY p.place, p.newness DESC`;
  return rows.map((row) => ({
    id: row.id,
    label: row.name ?? texts.nameless,
    detail: [
      texts.listingNumber(row.id),
      ...(row.cityId === null ? [] : [findCity(row.cityId)?.name ?? '']),
      listingStateTexts[row.state],
      texts.ofOwner(row.owner),
    ].join(' · '),
    url: route('dashboard.admin.listing.show', { id: row.id }),
  }));
}

interface UserRow {
  id: number;
  name: string;
  email: string;
  roleId: number;
}

export async function findUsers(tx: Tx, { q, id, words }: Asked): Promise<FoundItem[]> {
  const picked = pickedRows(
    {
      table: Prisma.sql`users`,
      newness: Prisma.sql`t.id`,
      text: textOf.users,
      named: [
        ...(id === null ? [] : [Prisma.sql`t.id = ${id}`]),
        ...(q.includes('@') ? [Prisma.sql`t.email = ${q}::citext`] : []),
      ],
      visible: Prisma.sql`t.deleted_at IS NULL`,
    },
    words,
  );
  const rows = await tx.$queryRaw<UserRow[]>`${picked}
    SELECT t.id, t.first_name || ' ' || t.last_name AS name, t.email::text AS email, t.user_role_id AS "roleId"
    FROM picked p JOIN users t ON t.id = p.id ORDER BY p.place, p.newness DESC`;
  return rows.map((row) => ({
    id: row.id,
    label: row.name,
    detail: [row.email, userRoleTexts[row.roleId]].filter(Boolean).join(' · '),
    url: route('dashboard.admin.user.show', { id: row.id }),
  }));
}
