/** What requests are made of: the calls of the document, and what of this world can stand in their paths and bodies. */
import fc from 'fast-check';
import { addDays, todayIn } from '@/lib/dates/day';
import { households } from '@/tools/fuzz/requests';
import type { Household, Material, Pools } from '@/tools/fuzz/requests';
import { isJson, operationsOf } from '@/tools/fuzz/document';
import type { Json, Operation } from '@/tools/fuzz/document';
import { rows } from '@/tests/access/rows';
import type { Row, World } from '@/tests/access/world';
import { callers } from '@/tests/fuzz/callers';
import type { FuzzWorld, House } from '@/tests/fuzz/world';
import { nastyNames, nastyTexts, nastyValues } from '@/tests/support/hostile';
import { iban } from '@/tests/support/payments';

/** Stands for what is only known when a request is sent: a link's token, a solved bot check. */
export const guestTokenSign = '~guest-token~';
export const botCheckSign = '~bot-check~';

const rowsOf = (name: string): readonly Row[] => [rows[name] ?? []].flat();

/** The values of a call's parameters in a path of the access matrix, by the segment before each. */
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

/** Objects in states that the access matrix does not have. */
function moreOf(house: House): [string, readonly (string | number)[]][] {
  const { landlord, coLandlord, cleaner, host, listing, waiting, concept, ordered, denied } = house;
  return [
    ['listings', [listing.id, listing.slug, waiting.id, concept.id, ordered.id, denied.slug]],
    ['booking-requests', [house.bookingRequest.id, house.stay.id, house.past.id, house.manualBooking.id]],
    ['manual-bookings', [house.manualBooking.id, house.stay.id]],
    ['hosting', [house.stay.id, house.manualBooking.id, house.bookingRequest.id]],
    ['users', [landlord.id, coLandlord.id, cleaner.id, host.id]],
    ['impersonate', [landlord.id, coLandlord.id]],
    ['changes', [house.change.id]],
    ['payments', [house.payment.id]],
    ['payment-requests', [house.paymentRequest.id]],
    ['invitations', [house.invitation.id]],
    ['decisions', [house.decision.id]],
    ['notices', [house.notice.reference]],
    ['scheduled-messages', [house.replyTemplate.id]],
    ['linked-calendars', [house.otherFeed.id, house.waitingFeed.id]],
    ['managers', [house.manager.id]],
    ['stays', [guestTokenSign]],
    ['subscriptions', [house.subscription.id]],
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

/** Bodies of the access matrix, with a bot check that holds. */
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
  const userIds = ofBoth(houses, ({ landlord, host }) => [landlord.id, host.id]);
  return {
    ...{ g_recaptcha_response: [botCheckSign], recaptcha: [botCheckSign], token: [botCheckSign] },
    email: [
      'gast@kustverblijf.test',
      ...ofBoth(houses, ({ landlord, coLandlord }) => [landlord.email, coLandlord.email]),
    ],
    ...{ first_name: ['Els'], last_name: ['Maes'], phone_number: ['+32 470 12 34 56'], country: ['be'] },
    ...{ date_of_birth: ['1985-06-30'], iban: [iban], password: ['zeemeeuw-42-duin'], locale: ['nl', 'fr'] },
    ...{ name: ['Zomer'], message: ['Is er een garage?'], reason: ['Op vraag van de gast.'] },
    ...{ logiesdecreet: ['900900'], check_in: ['15:00'], check_out: ['10:00'], adults: [2], page: [1, 2] },
    ...{ listing_id: listingIds, listing_ids: listingIds, id: [...listingIds, ...requestIds] },
    ...{ ids: requestIds.map(String), user_id: userIds, subject_id: [...listingIds, ...userIds] },
    ...{ assignee_id: [staff.support.id, null], version: [0, 1], user_role_id: [1, 2, 3] },
    booking_request_id: ofBoth(houses, ({ stay }) => [stay.id]),
    payment_request_id: ofBoth(houses, ({ paymentRequest }) => [paymentRequest.id]),
    sha256: ofBoth(houses, ({ agreement }) => [agreement.sha256]),
    ...{ number_of_adults: [2], number_of_children: [0], number_of_babies: [0], number_of_pets: [0] },
  };
}

/** Calls that read their body themselves, or stand for every call that there is not. */
const left = new Set(['GET /api/auth/[...nextauth]']);

export function materialOf(document: unknown, world: FuzzWorld): Material {
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
      known: knownIn(world),
      day: fc.integer({ min: -40, max: 400 }).map((days) => addDays(today, days)),
    },
    hostile: { texts: nastyTexts, values: nastyValues, names: nastyNames },
  };
}
