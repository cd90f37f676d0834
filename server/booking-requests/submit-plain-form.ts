import 'server-only';

import type { FieldErrors } from '@/lib/api/error-codes';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { judgeInput } from '@/server/booking-requests/create-booking-request';
import { getBookableListing } from '@/server/booking-requests/find-bookable-listing';
import type { BookableListing } from '@/server/booking-requests/find-bookable-listing';
import { recordBookingRequest } from '@/server/booking-requests/record-booking-request';
import { transaction } from '@/server/db';
import { invalid, toDomainError } from '@/server/http/errors';
import { forgetForm, rememberForm } from '@/server/http/form-memory';
import { issueFormToken, judgeFormToken } from '@/server/http/form-token';
import type { FormTokenFault } from '@/server/http/form-token';
import { consume } from '@/server/http/rate-limit';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** Any text fields: what is wrong with them is told on the page, not in JSON. */
export const plainFormInput = z.record(z.string().max(60), z.string().max(10_000));
export type PlainFormInput = z.output<typeof plainFormInput>;

/** The hidden field with the token, and the field that people do not see and programs fill in. */
export const plainFormFields = { token: 'form_token', trap: 'website' } as const;

const purposeOf = (listing: Pick<BookableListing, 'id'>) => `booking-request:${listing.id}`;

export function issueBookingFormToken(listing: Pick<BookableListing, 'id'>): string {
  return issueFormToken(purposeOf(listing));
}

const faultTexts: Readonly<Record<FormTokenFault, string>> = {
  forged: texts.formExpired,
  expired: texts.formExpired,
  too_fast: texts.tooFast,
};

/** @throws DomainError invalid when the form was not filled in by a person on our page, as far as can be told */
async function accept(listing: BookableListing, form: PlainFormInput): Promise<void> {
  if (form[plainFormFields.trap]) throw invalid({ body: [texts.failed] });
  const input = judgeInput(listing, form);
  const verdict = judgeFormToken(purposeOf(listing), form[plainFormFields.token] ?? '');
  if ('fault' in verdict) throw invalid({ body: [faultTexts[verdict.fault]] });
  await transaction(async (tx) => {
    const { count } = await tx.spentBotCheck.createMany({
      data: [{ solutionHash: verdict.id, expiresAt: verdict.expiresAt }],
      skipDuplicates: true,
    });
    if (count === 0) throw invalid({ body: [texts.formUsed] });
    await recordBookingRequest(tx, listing, input);
  });
}

/** What to tell on the page; a fault of ours is thrown on. */
function errorsOf(thrown: unknown): FieldErrors {
  const error = toDomainError(thrown);
  if (!error) throw thrown;
  return error.details.fields ?? { body: [error.text] };
}

function typedValues(form: PlainFormInput): PlainFormInput {
  const own: readonly string[] = Object.values(plainFormFields);
  return Object.fromEntries(Object.entries(form).filter(([field]) => !own.includes(field)));
}

interface Input {
  params: { id: string };
  body: PlainFormInput;
  address: string;
}

/**
 * The request form as a browser sends it without script: answers with the thank-you page, or with the form again,
 * what was typed still in it. No proof of work is possible there, so a signed form token (four seconds to two hours
 * old, good once), a field that stays empty and a stricter limit stand in for it.
 * @throws DomainError listing_not_found
 */
export async function submitPlainForm({ params, body, address }: Input): Promise<Reply> {
  const listing = await getBookableListing(params.id);
  const page = route('listing.booking-request.create', { slug: listing.slug });
  try {
    await consume('plain-form', address);
    await accept(listing, body);
  } catch (thrown) {
    const memory = { values: typedValues(body), errors: errorsOf(thrown) };
    return seeOther(page, rememberForm(page, memory));
  }
  return seeOther(route('listing.booking-request.thank-you', { slug: listing.slug }), forgetForm(page));
}

/** 303: the browser asks for the page with GET, so that a reload sends nothing twice. */
function seeOther(location: string, cookie: string): Reply {
  return reply(undefined, { status: 303, headers: { location }, cookies: [cookie] });
}
