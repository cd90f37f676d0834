/**
 * zod with this product's Dutch messages. Contracts import `z` from here, so that a browser form
 * and the API answer with the same sentence, which starts with the field's name. package.json lists it as having side
 * effects: a bundler would otherwise drop it where only `z` is used.
 */
import { config } from 'zod';
import type { FieldErrors } from '@/lib/api/error-codes';
import { fieldLabels, validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';
import * as z from './zod-parts';

type RawIssue = z.core.$ZodRawIssue;

/** Params for `refine`: the value contains a web or email address. */
export const siteAddressFault = { params: { fault: 'site-address' } };

/** The last part of the path that has a label, else simply its last part. */
function labelOf(path: readonly PropertyKey[] | undefined): string {
  const names = (path ?? []).filter((part): part is string => typeof part === 'string');
  const name = names.findLast((part) => Object.hasOwn(fieldLabels, part)) ?? names.at(-1);
  if (name === undefined) return validationTexts.thisField;
  return (Object.hasOwn(fieldLabels, name) && fieldLabels[name]) || name;
}

function sizeText(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const small = issue.code === 'too_small';
  if (issue.origin === 'string') {
    if (small && issue.minimum === 1) return validationTexts.required;
    return small ? validationTexts.tooShort : validationTexts.tooLong;
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return small ? validationTexts.tooFew : validationTexts.tooMany;
  }
  return small ? validationTexts.tooSmall : validationTexts.tooBig;
}

function templateOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') {
        return validationTexts.required;
      }
      return issue.expected === 'int' ? validationTexts.wholeNumber : validationTexts.invalid;
    case 'too_small':
    case 'too_big':
      return sizeText(issue);
    case 'invalid_format':
      return issue.format === 'email' ? validationTexts.email : validationTexts.invalid;
    case 'invalid_value':
      return issue.input === undefined || issue.input === ''
        ? validationTexts.required
        : validationTexts.choice;
    case 'unrecognized_keys':
      return validationTexts.unknownField;
    case 'custom':
      return issue.params?.fault === siteAddressFault.params.fault
        ? validationTexts.siteAddress
        : validationTexts.invalid;
    default:
      return validationTexts.invalid;
  }
}

/** The Dutch message of a zod issue. */
export function dutchMessage(issue: RawIssue): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.code === 'too_big' ? issue.maximum : '';
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
  return fill(templateOf(issue), { label: labelOf(issue.path), limit: String(limit), keys });
}

// In browsers our content security policy forbids `eval`, and zod's attempt to use it would be reported.
config({ customError: dutchMessage, jitless: typeof window !== 'undefined' });

/** Issues by field name (`a.b` for nested ones), as in a 422 answer. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  // A Map, because field names come from the client and must not hit properties of Object.prototype.
  const errors = new Map<string, Set<string>>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    errors.set(field, (errors.get(field) ?? new Set()).add(issue.message));
  }
  return Object.fromEntries([...errors].map(([field, messages]) => [field, [...messages]] as const));
}

export { z };
