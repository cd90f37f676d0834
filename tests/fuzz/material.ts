/** What requests are made of: the document's calls, and values of this world for their paths and bodies. */
import fc from 'fast-check';
import { addDays, todayIn, utcDateToDay } from '@/lib/dates/day';
import { decisionReference } from '@/lib/decisions/reference';
import { listingOptions } from '@/lib/listings/options';
import { settingParameter } from '@/lib/search/parameters';
import { households } from '@/tools/fuzz/requests';
import type { Household, Material, Pools } from '@/tools/fuzz/requests';
import { isJson, operationsOf } from '@/tools/fuzz/document';
import type { Json, Operation } from '@/tools/fuzz/document';
import { rows } from '@/tests/access/rows';
import type { Row, World } from '@/tests/access/world';
import { callers } from '@/tests/fuzz/callers';
import type { FuzzWorld, House } from '@/tests/fuzz/world';
import { nastyNames, nastyTexts, nastyValues } from '@/tests/support/hostile';
import { password } from '@/tests/support/accounts';
import { iban } from '@/tests/support/payments';

/** Placeholders for what is only known when a request is sent: one of a guest's links, a solved bot check. */
export const guestTokenSigns = Array.from({ length: 7 }, (_, index) => `~guest-token-${index}~`);
export const botCheckSign = '~bot-check~';

const rowsOf = (name: string): readonly Row[] => [rows[name] ?? []].flat();

/** A call's path parameters in the access matrix, by the preceding segment. */
function valuesIn(operation: Operation, world: World): [string, string][] {
  const names = operation.path.split('/');
  return rowsOf(operation.name).flatMap((row) => {
    const values = (row.url(world).split('?', 1)[0] ?? '').split('/');
    return names.flatMap((name, index): [string, string][] => {
      const value = values[index];
      return name.startsWith('{') && value !== undefined ? [[names[index - 1] ?? '', value]] : [];
    });
  });
}

/** Ids that belong to one object of a path. */
function belongingOf({ listing, stay, asked, changes, ...house }: House): [string, readonly number[]][] {
  const asks = [house.paymentRequest.id];
  const signOf = ({ id }: { id: number }) => guestTokenSigns[house.bookings.indexOf(id)];
  return [
    ...[stay.id, signOf(stay)].map((of): [string, number[]] => [`${of}/changes`, [changes.guest.id]]),
    ...[asked.id, signOf(asked)].map((of): [string, number[]] => [`${of}/changes`, [changes.landlord.id]]),
    ...[stay.id, signOf(stay)].map((of): [string, number[]] => [`${of}/payment-requests`, asks]),
    [`${stay.id}/payments`, [house.payment.id]],
    [`${listing.id}/managers`, [house.manager.id]],
    [`${listing.id}/linked-calendars`, [house.otherFeed.id]],
    [`${listing.id}/seasons`, [house.season.id]],
  ];
}

/** Objects in states that the access matrix does not have. */
function moreOf(house: House): [string, readonly (string | number)[]][] {
  const { landlord, coLandlord, cleaner, host, listing, waiting, concept, ordered, denied, keys, links } =
    house;
  return [
    ['listings', [listing.id, listing.slug, waiting.id, concept.id, ordered.id, denied.slug]],
    ['booking-requests', [...house.bookings, house.manualBooking.id]],
    ['manual-bookings', [house.manualBooking.id, house.stay.id]],
    ['hosting', [house.stay.id, house.manualBooking.id, house.bookingRequest.id]],
    ['users', [landlord.id, coLandlord.id, cleaner.id, host.id]],
    ['impersonate', [landlord.id, coLandlord.id]],
    ['changes', [house.changes.guest.id, house.changes.landlord.id]],
    ['payments', [house.payment.id]],
    ['payment-requests', [house.paymentRequest.id]],
    ['invitations', [house.invitation.id]],
    ['decisions', [house.decision.id, house.appealed.id]],
    ['notices', [house.notice.reference]],
    ['scheduled-messages', [house.replyTemplate.id]],
    ['linked-calendars', [house.otherFeed.id, house.waitingFeed.id]],
    ['managers', [house.manager.id]],
    ['stays', guestTokenSigns],
    ['subscriptions', [house.subscription.id]],
    ['notes', [house.note.id]],
    ['calendar', [keys.secret]],
    ['changeovers', keys.changeovers],
    ['sessions', [keys.session.publicId]],
    ['identities', [keys.identity.id]],
    ['passkeys', [keys.passkey.id]],
    ['search-alerts', links.alerts.map(({ token }) => token)],
    ['request-mails', links.letters.map(({ token }) => token)],
    ['lodgings', [house.lodging.number]],
    ...belongingOf(house),
    ['cleaned', [house.stay, house.manualBooking].map(({ endDate }) => utcDateToDay(endDate))],
  ];
}

function poolsOf(operations: readonly Operation[], house: House): Record<string, string[]> {
  const found = operations.flatMap((operation) => valuesIn(operation, house));
  const pools: Record<string, string[]> = {};
  for (const [before, value] of found.filter(([segment]) => segment !== 'stays'))
    (pools[before] ??= []).push(value);
  for (const [before, values] of moreOf(house)) pools[before] = values.map(String);
  return Object.fromEntries(Object.entries(pools).map(([before, values]) => [before, [...new Set(values)]]));
}

/** Parameters of a search; numbers stay numbers. */
function searched(): Record<string, readonly unknown[]> {
  const day = (days: number) => addDays(todayIn(), days);
  return {
    ...{ listing_city_id: [11], property_type: ['apartment'], oceanview: ['front'], page: [1, 2] },
    ...{ arrival: [day(40), day(45)], departure: [day(47), day(50)], flex: [1, 3] },
    ...{ from: [day(40), day(45)], to: [day(47), day(50)] },
    ...{ month: [day(60).slice(0, 7)], stay: ['week', 'weekend'], nights: [3], max_total: [2000] },
    ...{ adults: [2], children: [0, 1], babies: [0], pets: [0, 1], guests: [2], max_capacity: [4] },
    ...{ number_of_bedrooms: [2], number_of_bathrooms: [1], price: [100] },
    ...{ minimum_rental_period: ['night'], logiesdecreet: ['900900'], sort_by: ['price_asc'] },
    ...{ bbox: ['2.5,51,3.4,51.4'], zoom: [10, 14] },
    ...Object.fromEntries(listingOptions.map(({ key }) => [settingParameter(key), [1]])),
  };
}

/** Parameters that require another one. */
const together = {
  ...{ arrival: 'departure', departure: 'arrival', flex: 'arrival', max_total: 'arrival' },
  ...{ month: 'stay', stay: 'month', nights: 'month', children: 'adults', babies: 'adults' },
  ...{ from: 'to', to: 'from' },
};

/** Bodies of the access matrix, with a valid bot check. */
function bodiesOf({ name }: Operation, house: House): Json[] {
  return rowsOf(name)
    .map((row) => row.body?.(house))
    .filter(isJson)
    .map((body) =>
      Object.fromEntries(
        Object.entries(body).map(([field, value]) => [
          field,
          ['g_recaptcha_response', 'recaptcha', 'token'].includes(field) ? botCheckSign : value,
        ]),
      ),
    );
}

const ofBoth = <T>(houses: FuzzWorld['houses'], values: (house: House) => readonly T[]): T[] =>
  households.flatMap((household) => [...values(houses[household])]);

function knownIn({ houses, staff }: FuzzWorld): Record<string, readonly unknown[]> {
  const listingIds = ofBoth(houses, ({ listing, waiting }) => [listing.id, waiting.id]);
  const requestIds = ofBoth(houses, ({ bookingRequest, stay, past, contactRequest }) => [
    ...[bookingRequest.id, stay.id, past.id, contactRequest.id],
  ]);
  const selected = ofBoth(houses, ({ bookingRequest, contactRequest, links }) => [
    ...[bookingRequest.id, contactRequest.id, ...links.alerts.slice(1).map(({ id }) => id)],
  ]);
  const userIds = ofBoth(houses, ({ landlord, host }) => [landlord.id, host.id]);
  const mailed = ofBoth(houses, ({ links }) => links.accounts.map(({ token }) => token));
  return {
    ...searched(),
    ...{ g_recaptcha_response: [botCheckSign], recaptcha: [botCheckSign], token: [botCheckSign, ...mailed] },
    email: [
      'gast@kustverblijf.test',
      ...ofBoth(houses, ({ landlord, coLandlord }) => [landlord.email, coLandlord.email]),
    ],
    ...{ first_name: ['Els'], last_name: ['Maes'], phone_number: ['+32 470 12 34 56'], country: ['be'] },
    ...{ date_of_birth: ['1985-06-30'], iban: [iban], locale: ['nl', 'fr'] },
    ...{ password: [password], current_password: [password], received_on: [todayIn()], paid_at: [todayIn()] },
    ...{ name: ['Zomer'], message: ['Is er een garage?'], reason: ['Op vraag van de gast.'] },
    ...{ check_in: ['15:00'], check_out: ['10:00'] },
    ...{ listing_id: listingIds, listing_ids: listingIds, id: [...listingIds, ...requestIds] },
    ...{ ids: selected.map(String), user_id: userIds, language: ['nl', 'fr'], vat_number: [null] },
    made_at: ofBoth(houses, ({ offered }) => [offered.offerMadeAt?.toISOString()]),
    ...{ subject_id: [...listingIds, ...userIds], assignee_id: [staff.support.id, null] },
    ...{ version: [0, 1, ...ofBoth(houses, ({ shown }) => shown)], user_role_id: [1, 2, 3] },
    reference: ofBoth(houses, ({ decision }) => [decisionReference(decision.id)]),
    booking_request_id: ofBoth(houses, ({ stay }) => [stay.id]),
    payment_request_id: ofBoth(houses, ({ paymentRequest }) => [paymentRequest.id]),
    sha256: ofBoth(houses, ({ agreement }) => [agreement.sha256]),
    ...{ number_of_adults: [2], number_of_children: [0], number_of_babies: [0], number_of_pets: [0] },
  };
}

/** Excluded: the call that reads its body itself. */
const left = new Set(['GET /api/auth/[...nextauth]']);

/** @param feed the address of a calendar that can be read */
export function materialOf(document: unknown, world: FuzzWorld, feed: string): Material {
  const operations = operationsOf(document).filter(({ name }) => !left.has(name));
  const pools: Pools = {
    a: poolsOf(operations, world.houses.a),
    b: poolsOf(operations, world.houses.b),
  };
  const bodies = Object.fromEntries(
    operations.map((operation) => [
      operation.name,
      households.flatMap((household: Household) => bodiesOf(operation, world.houses[household])),
    ]),
  );
  const today = todayIn();
  return {
    operations,
    callers,
    pools,
    bodies,
    sources: {
      known: { ...knownIn(world), url: [feed] },
      day: fc.integer({ min: -40, max: 400 }).map((days) => addDays(today, days)),
    },
    together,
    hostile: { texts: nastyTexts, values: nastyValues, names: nastyNames },
  };
}
