import 'server-only';

import { z } from '@/lib/api/zod';
import type { FieldErrors } from '@/lib/api/error-codes';
import { plainFormTexts as texts } from '@/lib/texts/plain-form';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { languageOfForm, localeField } from '@/server/http/caller-language';
import { invalid, toDomainError } from '@/server/http/errors';
import { forgetForm, rememberForm } from '@/server/http/form-memory';
import { judgeFormToken } from '@/server/http/form-token';
import type { FormTokenFault } from '@/server/http/form-token';
import { consume } from '@/server/http/rate-limit';
import type { LimitName } from '@/server/http/rate-limit';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * What the public forms share when submitted without JavaScript: proof of work is impossible then, so a signed token, a
 * honeypot field and a stricter limit replace it, and the response is a redirect to a page (303).
 */

const typedText = z.string().max(10_000);

const typedFields = z.record(
  z.string().max(60),
  z.union([typedText, z.record(z.string().max(9), typedText)]),
);
export type PlainFormInput = z.output<typeof typedFields>;

/**
 * Any text fields, including lists (`name[]`): errors are shown on the page, not returned as JSON. Adds that page's
 * language, in which the call is answered: Dutch if unknown.
 */
export const plainFormInput = typedFields.transform((form): PlainFormInput => ({
  ...form,
  [localeField]: languageOfForm(form),
}));

/** The common declaration of these calls; the use-case counts them, so that exceeding the limit shows a page too. */
export const plainFormCall = {
  auth: 'public',
  body: plainFormInput,
  response: 'empty',
  status: 303,
  csrf: 'same-origin',
  limit: 'none',
} as const;

/** The hidden field with the token, and the honeypot: a field that people do not see but bots fill in. */
export const plainFormFields = { token: 'form_token', trap: 'website' } as const;

export interface GoodFormToken {
  id: string;
  expiresAt: Date;
}

const faultTexts = (): Readonly<Record<FormTokenFault, string>> => ({
  forged: texts.expired,
  expired: texts.expired,
  too_fast: texts.tooFast,
});

/** @throws DomainError invalid if the honeypot was filled in: no person did that */
export function refuseTrapped(form: PlainFormInput): void {
  if (form[plainFormFields.trap]) throw invalid({ body: [texts.failed] });
}

/**
 * Checks the token of an otherwise valid form.
 * @throws DomainError invalid if it is not from our page, too young or too old
 */
export function acceptFormToken(purpose: string, form: PlainFormInput, youngest?: number): GoodFormToken {
  const token = form[plainFormFields.token];
  const verdict = judgeFormToken(purpose, typeof token === 'string' ? token : '', { youngest });
  if ('fault' in verdict) throw invalid({ body: [faultTexts()[verdict.fault]] });
  return verdict;
}

/** Records a token as used, in the transaction of its change; false if it already was. */
export async function spendFormToken(tx: Tx, { id, expiresAt }: GoodFormToken): Promise<boolean> {
  const { count } = await tx.spentBotCheck.createMany({
    data: [{ solutionHash: id, expiresAt }],
    skipDuplicates: true,
  });
  return count === 1;
}

interface PlainAction<Wanted, Made> {
  form: PlainFormInput;
  /** Purpose of the form's token. */
  purpose: string;
  /** Minimum number of seconds that the form has been open. */
  youngest?: number;
  /** Validates the fields; throws a DomainError that says what is wrong with them. */
  judge: (form: PlainFormInput) => Wanted;
  /** Writes the change. */
  record: (tx: Tx, wanted: Wanted) => Promise<Made>;
}

/**
 * Carries out a form and spends its token in the same transaction.
 * @throws DomainError invalid if the form is not valid, or does not seem to come from a person
 */
export async function takePlainForm<Wanted, Made>(action: PlainAction<Wanted, Made>): Promise<Made> {
  const { form, purpose, youngest, judge, record } = action;
  refuseTrapped(form);
  const wanted = judge(form);
  const token = acceptFormToken(purpose, form, youngest);
  return transaction(async (tx) => {
    if (!(await spendFormToken(tx, token))) throw invalid({ body: [texts.used] });
    return record(tx, wanted);
  });
}

/** The errors to show on the page; a fault of ours is rethrown. */
function errorsOf(thrown: unknown): FieldErrors {
  const error = toDomainError(thrown);
  if (!error) throw thrown;
  return error.details.fields ?? { body: [error.text] };
}

/** The typed values by field name; for a list `name[0]`, `name[1]`. */
function typedValues(form: PlainFormInput): Record<string, string> {
  const own = new Set<string>([...Object.values(plainFormFields), localeField]);
  const fields = Object.entries(form).filter(([field]) => !own.has(field));
  return Object.fromEntries(
    fields.flatMap(([field, value]) =>
      typeof value === 'string'
        ? [[field, value]]
        : Object.entries(value).map(([place, item]) => [`${field}[${place}]`, item]),
    ),
  );
}

/** 303: the browser requests the page with GET, so that a reload submits nothing twice. */
function seeOther(location: string, cookies: readonly string[]): Reply {
  return reply(undefined, { status: 303, headers: { location }, cookies });
}

interface PlainSubmission<Made> {
  form: PlainFormInput;
  /** The client's address, for the limit. */
  address: string;
  /** The page with the form, which is shown again if it is rejected. */
  page: string;
  /** The path of that page if `page` has a query, since cookies only know paths. */
  path?: string;
  /** The page to show on success. */
  done: (made: Made) => string;
  /** Counted per address. */
  limit?: LimitName;
  /** Carries out the form; throws a DomainError to reject it. */
  accept: () => Promise<Made>;
  /** The Set-Cookie value by which the next page recognises what was made. */
  cookieOf?: (made: Made) => string;
}

/** Redirects to the next page, or back to the form with what was typed. */
export async function answerPlainForm<Made>(submission: PlainSubmission<Made>): Promise<Reply> {
  const { form, address, page, path = page, done, limit = 'plain-form', accept, cookieOf } = submission;
  try {
    await consume(limit, address);
    const made = await accept();
    return seeOther(done(made), [forgetForm(path), ...(cookieOf ? [cookieOf(made)] : [])]);
  } catch (thrown) {
    return seeOther(page, [rememberForm(path, { values: typedValues(form), errors: errorsOf(thrown) })]);
  }
}
