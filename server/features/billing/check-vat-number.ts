import 'server-only';

import { z } from '@/lib/api/zod';
import { readForeignVatNumber, vatTreatment } from '@/lib/billing/vat';
import type { VatTreatment } from '@/lib/billing/vat';
import { dayOfMoment } from '@/lib/dates/day';
import { contactDetails } from '@/lib/site-contact';
import type { Prisma } from '@/prisma/generated/client';
import type { VatCheck } from '@/server/features/billing/billing-document';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { log } from '@/server/log';

/** Checks VAT numbers with the European Commission's VAT information exchange system (docs/rules/billing.md#vat). */

const commission = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const PATIENCE_MS = 5000;
const MAX_BYTES = 65_536;
const CACHED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** `userError` distinguishes an invalid number from a member state that did not answer: both have `isValid: false`. */
const answerSchema = z
  .looseObject({
    isValid: z.boolean(),
    userError: z.enum(['VALID', 'INVALID']),
    requestIdentifier: z.string().max(100).nullish(),
  })
  .refine(({ isValid, userError }) => isValid === (userError === 'VALID'));

/** A definite answer, and its full JSON. */
interface Answer {
  isValid: boolean;
  json: Prisma.InputJsonObject;
}

/** Content-Length may be wrong. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [size, text] = [0, ''];
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new Error(`More than ${MAX_BYTES} bytes`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** If asked with the seller's own number, the answer contains an id that proves the check. */
function addressFor(number: string): string {
  const asker = contactDetails.vatNumber.replaceAll(/[^A-Z0-9]/g, '');
  const query = new URLSearchParams({
    requesterMemberStateCode: asker.slice(0, 2),
    requesterNumber: asker.slice(2),
  });
  const base = env.VIES_API_BASE ?? commission;
  return `${base}/ms/${number.slice(0, 2)}/vat/${encodeURIComponent(number.slice(2))}?${query}`;
}

async function ask(number: string): Promise<Answer | null> {
  try {
    const response = await fetch(addressFor(number), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    const text = await readText(response);
    if (!response.ok) throw new Error(`The service answered ${response.status}`);
    const json = JSON.parse(text);
    return { isValid: answerSchema.parse(json).isValid, json };
  } catch (error) {
    log.warn({ err: error, state: number.slice(0, 2) }, 'A VAT number cannot be checked');
    return null;
  }
}

interface CachedAnswer {
  isValid: boolean;
  answer: unknown;
  checkedAt: Date;
}

function toCheck({ isValid, answer, checkedAt }: CachedAnswer): VatCheck | null {
  if (!isValid) return null;
  const { requestIdentifier } = answerSchema.parse(answer);
  return { checked_on: dayOfMoment(checkedAt), request_id: requestIdentifier || null };
}

/**
 * When and with which request id the service confirmed a number, or null if it did not. A confirmation is stored and
 * counts for 30 days; while the service is unavailable, its last answer counts.
 * @param number with its prefix, without separators
 */
export async function checkVatNumber(number: string, now: Date = new Date()): Promise<VatCheck | null> {
  const where = { number };
  const cached = await prisma().vatCheck.findUnique({ where });
  if (cached?.isValid && now.getTime() - cached.checkedAt.getTime() < CACHED_FOR_MS) return toCheck(cached);
  const answer = await ask(number);
  if (!answer) return cached && toCheck(cached);
  const fresh = { isValid: answer.isValid, answer: answer.json, checkedAt: now };
  await prisma().vatCheck.upsert({ where, create: { number, ...fresh }, update: fresh });
  return toCheck(fresh);
}

/**
 * The VAT treatment of an account now, and the check it is based on. Without VIES=on a well-formed number is enough.
 */
export async function findVat(
  { country, vatNumber }: { country: string | null; vatNumber: string | null },
  now: Date = new Date(),
): Promise<{ vat: VatTreatment; check: VatCheck | null }> {
  const number = readForeignVatNumber(vatNumber);
  const isAsked =
    env.VIES === 'on' && vatTreatment({ country, vatNumber, isConfirmed: true }).category === 'AE';
  const check = isAsked && number ? await checkVatNumber(number, now) : null;
  return { vat: vatTreatment({ country, vatNumber, isConfirmed: !isAsked || check !== null }), check };
}
