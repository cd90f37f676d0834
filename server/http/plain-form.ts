import 'server-only';

import { z } from '@/lib/api/zod';
import type { FieldErrors } from '@/lib/api/error-codes';
import { plainFormTexts as texts } from '@/lib/texts/plain-form';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid, toDomainError } from '@/server/http/errors';
import { forgetForm, rememberForm } from '@/server/http/form-memory';
import { judgeFormToken } from '@/server/http/form-token';
import type { FormTokenFault } from '@/server/http/form-token';
import { consume } from '@/server/http/rate-limit';
import type { LimitName } from '@/server/http/rate-limit';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * What the public forms share when a browser sends them without script: no proof of work is possible there, so a
 * signed token, a field that stays empty and a stricter limit stand in for it, and the answer is a page (303).
 */

const typedText = z.string().max(10_000);

/** Any text fields, lists of them too (`name[]`): what is wrong with them is told on the page, not in JSON. */
export const plainFormInput = z.record(
  z.string().max(60),
  z.union([typedText, z.record(z.string().max(9), typedText)]),
);
export type PlainFormInput = z.output<typeof plainFormInput>;

/** What the calls of such forms have in common; the use-case counts them, so that a refusal is a page too. */
export const plainFormCall = {
  auth: 'public',
  body: plainFormInput,
  response: 'empty',
  status: 303,
  csrf: 'same-origin',
  limit: 'none',
} as const;

/** The hidden field with the token, and the field that people do not see and programs fill in. */
export const plainFormFields = { token: 'form_token', trap: 'website' } as const;

export interface GoodFormToken {
  id: string;
  expiresAt: Date;
}

const faultTexts: Readonly<Record<FormTokenFault, string>> = {
  forged: texts.expired,
  expired: texts.expired,
  too_fast: texts.tooFast,
};

/** @throws DomainError invalid when the hidden field was filled in: no person did that */
export function refuseTrapped(form: PlainFormInput): void {
  if (form[plainFormFields.trap]) throw invalid({ body: [texts.failed] });
}

/**
 * The token of a form that is right otherwise.
 * @throws DomainError invalid when it is not from our page, too young or too old
 */
export function acceptFormToken(purpose: string, form: PlainFormInput, youngest?: number): GoodFormToken {
  const token = form[plainFormFields.token];
  const verdict = judgeFormToken(purpose, typeof token === 'string' ? token : '', { youngest });
  if ('fault' in verdict) throw invalid({ body: [faultTexts[verdict.fault]] });
  return verdict;
}

/** Writes down, with the change that it was for, that a token was used; false when it had been already. */
export async function spendFormToken(tx: Tx, { id, expiresAt }: GoodFormToken): Promise<boolean> {
  const { count } = await tx.spentBotCheck.createMany({
    data: [{ solutionHash: id, expiresAt }],
    skipDuplicates: true,
  });
  return count === 1;
}

interface PlainDeed<Wanted, Made> {
  form: PlainFormInput;
  /** Of the form's token. */
  purpose: string;
  /** Seconds that the form has been open at least. */
  youngest?: number;
  /** Reads the fields; a DomainError says what is wrong with them. */
  judge: (form: PlainFormInput) => Wanted;
  /** Writes what is asked for. */
  record: (tx: Tx, wanted: Wanted) => Promise<Made>;
}

/**
 * Does what a form asks for and spends its token in the same transaction.
 * @throws DomainError invalid when the form is not right, or not sent by a person as far as can be told
 */
export async function takePlainForm<Wanted, Made>(deed: PlainDeed<Wanted, Made>): Promise<Made> {
  const { form, purpose, youngest, judge, record } = deed;
  refuseTrapped(form);
  const wanted = judge(form);
  const token = acceptFormToken(purpose, form, youngest);
  return transaction(async (tx) => {
    if (!(await spendFormToken(tx, token))) throw invalid({ body: [texts.used] });
    return record(tx, wanted);
  });
}

/** What to tell on the page; a fault of ours is thrown on. */
function errorsOf(thrown: unknown): FieldErrors {
  const error = toDomainError(thrown);
  if (!error) throw thrown;
  return error.details.fields ?? { body: [error.text] };
}

/** What was typed, by the names under which it came: of a list `name[0]`, `name[1]`. */
function typedValues(form: PlainFormInput): Record<string, string> {
  const own: readonly string[] = Object.values(plainFormFields);
  const fields = Object.entries(form).filter(([field]) => !own.includes(field));
  return Object.fromEntries(
    fields.flatMap(([field, value]) =>
      typeof value === 'string'
        ? [[field, value]]
        : Object.entries(value).map(([place, item]) => [`${field}[${place}]`, item]),
    ),
  );
}

/** 303: the browser asks for the page with GET, so that a reload sends nothing twice. */
function seeOther(location: string, cookies: readonly string[]): Reply {
  return reply(undefined, { status: 303, headers: { location }, cookies });
}

interface PlainSubmission<Made> {
  form: PlainFormInput;
  /** The client's address, for the limit. */
  address: string;
  /** The page that shows the form, and again when it is refused. */
  page: string;
  /** Where that page is at home when `page` has a query: cookies know paths alone. */
  path?: string;
  /** The page after it went well. */
  done: (made: Made) => string;
  /** Counted per address. */
  limit?: LimitName;
  /** Does what the form asks for; a DomainError refuses it. */
  accept: () => Promise<Made>;
  /** The Set-Cookie value by which the page after knows what was made. */
  cookieOf?: (made: Made) => string;
}

/** Answers with the page after, or with the form again, what was typed still in it. */
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
