import { describe, expect, it } from 'vitest';
import { toFieldErrors, z } from '@/lib/api/zod';
import { readListingForm } from '@/lib/listings/form-contract';
import { registerName, withRegister } from '@/lib/listings/form-register';
import { emptyListingValues } from '@/lib/listings/form-rules';
import { fieldLabels } from '@/lib/texts/fields';
import { routeModules, toUrlPattern } from '@/tests/support/client';

/** Names of people and things, in every field of a call that accepts one. */
const names = [
  'first_name',
  'last_name',
  'name',
  'name_holiday_home',
  'name_residence',
  'guest_name',
  'subject',
];
/**
 * An admin's own mail to a user, and the names of the desk's reply texts, which nobody else can write. Guests never see
 * the names of a landlord's templates and calendars, and a calendar may well be named after its site.
 */
const free = new Set([
  'POST /api/users/[id]/email',
  'POST /api/admin/inbox-texts',
  'PUT /api/admin/inbox-texts/[id]',
  'POST /api/listings/[id]/linked-calendars',
  'PUT /api/listings/[id]/linked-calendars/[linked]',
  'POST /api/user/reply-templates',
  'PUT /api/user/reply-templates/[id]',
]);

const bodies = (
  await Promise.all(
    Object.entries(routeModules).map(async ([file, load]) =>
      Object.entries(await load()).map(([method, handler]) => ({
        call: `${method} ${toUrlPattern(file)}`,
        body: handler.spec.body,
      })),
    ),
  )
).flat();

/** The errors about `field` when only it is sent. */
function faultsOf(body: z.ZodType, field: string, value: string): string[] {
  const result = body.safeParse({ [field]: value, _method: 'PUT' });
  const read: unknown = result.success ? result.data : null;
  const faults =
    typeof read === 'object' && read !== null && 'faults' in read
      ? readListingForm({ [field]: value }).faults
      : result.success
        ? {}
        : toFieldErrors(result.error);
  return faults[field] ?? [];
}

/** Every field of a call that contains a name: without it the call reports it missing, or expects another one. */
const fields = bodies.flatMap(({ call, body }) => {
  if (!body || free.has(call)) return [];
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {};
  // The subject of a notice is one of three kinds of things.
  const isTyped = (name: string) => name in shape && !Object.hasOwn(Object(shape[name]), 'enum');
  return names.filter(isTyped).map((field) => ({ call, body, field }));
});

describe('a web address in a name', () => {
  it('is tested for the calls that accept names, listings and subjects', () => {
    expect(new Set(fields.map(({ call, field }) => `${call} ${field}`))).toEqual(
      new Set([
        'POST /register first_name',
        'POST /register last_name',
        'POST /api/identities/register first_name',
        'POST /api/identities/register last_name',
        'POST /api/user/second-factors/passkeys name',
        'POST /api/listings/[id]/seasons name',
        'PUT /api/listings/[id]/seasons/[season] name',
        'PUT /api/users/[id] first_name',
        'PUT /api/users/[id] last_name',
        'POST /api/contact name',
        'POST /api/notices name',
        'POST /api/decisions name',
        'POST /api/listings name_holiday_home',
        'POST /api/listings name_residence',
        'PUT /api/listings/[id] name_holiday_home',
        'PUT /api/listings/[id] name_residence',
        'POST /api/listings/[id]/booking-requests first_name',
        'POST /api/listings/[id]/booking-requests last_name',
        'POST /api/listings/[id]/manual-bookings guest_name',
        'PUT /api/manual-bookings/[id] guest_name',
        'POST /api/listings/[id]/contact-requests first_name',
        'POST /api/listings/[id]/contact-requests last_name',
        'POST /api/listings/[id]/contact-requests subject',
        'POST /api/stays/[token]/agreement name',
      ]),
    );
  });

  it.each(fields)('is rejected by $call in $field', ({ body, field }) => {
    for (const text of ['Win op kust-prijs.xyz', 'https://kust', 'www.kust', 'mail jan@kust.be'])
      expect(faultsOf(body, field, text)).toEqual([
        expect.stringMatching(`^${fieldLabels[field]} mag geen webadres of e-mailadres bevatten`),
      ]);
  });

  it.each(fields)('does not apply to the text sent to $call in $field', ({ body, field }) => {
    for (const text of ['Villa St. Idesbald', 'J.P.', 'Zee.zicht', 'A.S.Adventure'])
      expect(faultsOf(body, field, text)).toEqual([]);
  });
});

describe('a building named after its website in the register', () => {
  it('has to be named by the landlord', () => {
    expect([registerName('www.duinzicht.be'), registerName('Duinzicht')]).toEqual([null, 'Duinzicht']);
    const record = {
      alternative_name: null,
      name: 'www.duinzicht.be',
      thoroughfare: 'Zeedijk',
      house_number: '1',
      house_number_suffix: null,
      municipality: 'Oostende',
      listing_cities: [],
      post_code: '8400',
      country: 'be',
      province: null,
    };
    const values = withRegister({ ...emptyListingValues, name_residence: 'Duinzicht' }, record);
    expect(values.name_residence).toBe('Duinzicht');
  });
});
