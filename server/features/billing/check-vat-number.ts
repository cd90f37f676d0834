import 'server-only';

import { z } from '@/lib/api/zod';
import { readForeignVatNumber, vatTreatment } from '@/lib/billing/vat';
import type { VatTreatment } from '@/lib/billing/vat';
import { dayOfMoment } from '@/lib/dates/day';
import { contactDetails } from '@/lib/site';
import type { Prisma } from '@/prisma/generated/client';
import type { VatCheck } from '@/server/features/billing/billing-document';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { log } from '@/server/log';

/** VAT numbers as the European Commission's VAT information exchange system knows them (docs/rules/billing.md#vat). */

const commission = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const PATIENCE_MS = 5000;
const MAX_BYTES = 65_536;
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** `userError` tells a no from a member state that did not answer: both say `isValid: false`. */
const answerSchema = z
  .looseObject({
    isValid: z.boolean(),
    userError: z.enum(['VALID', 'INVALID']),
    requestIdentifier: z.string().max(100).nullish(),
  })
  .refine(({ isValid, userError }) => isValid === (userError === 'VALID'));

/** An answer that says yes or no, and all of it. */
interface Answer {
  isValid: boolean;
  json: Prisma.InputJsonObject;
}

/** The stated length may be a lie. */
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

/** With the seller's own number the answer has one too, under which the service knows that it was asked. */
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

interface Kept {
  isValid: boolean;
  answer: unknown;
  checkedAt: Date;
}

function toCheck({ isValid, answer, checkedAt }: Kept): VatCheck | null {
  if (!isValid) return null;
  const { requestIdentifier } = answerSchema.parse(answer);
  return { checked_on: dayOfMoment(checkedAt), request_id: requestIdentifier || null };
}

/**
 * When and how the service said that a number is valid, or null where it did not. A yes is kept and counts for 30 days;
 * while the service cannot be asked, what it said last counts.
 * @param number with its prefix, without anything between
 */
export async function checkVatNumber(number: string, now: Date = new Date()): Promise<VatCheck | null> {
  const where = { number };
  const kept = await prisma().vatCheck.findUnique({ where });
  if (kept?.isValid && now.getTime() - kept.checkedAt.getTime() < KEPT_FOR_MS) return toCheck(kept);
  const answer = await ask(number);
  if (!answer) return kept && toCheck(kept);
  const fresh = { isValid: answer.isValid, answer: answer.json, checkedAt: now };
  await prisma().vatCheck.upsert({ where, create: { number, ...fresh }, update: fresh });
  return toCheck(fresh);
}

/** Which VAT an account pays now, and the check that this rests on. Without VIES=on the form of a number is enough. */
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
