import 'server-only';

import { renderMail } from '@/emails/catalogue';
import { languageOf } from '@/lib/languages/language';
import { Prisma } from '@/prisma/generated/client';
import type { OutgoingMail } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { renewTexts } from '@/server/edited-texts/current-texts';
import { env } from '@/server/env';
import { inLanguage } from '@/server/language';
import { log } from '@/server/log';
import { listingPhotos } from '@/server/mail/listing-photos';
import { MailFailure, withoutFailure } from '@/server/mail/mail-failure';
import { getMailer } from '@/server/mail/mailer';
import type { Mail, Mailer } from '@/server/mail/mailer';
import { enqueueMail } from '@/server/mail/queue-mail';
import { requestMailsPathOf } from '@/server/mail/request-mails';
import { isConfirmation, isUndeliverable } from '@/server/mail/undeliverable';

/** Longer than any SMTP conversation takes. */
const LEASE_MS = 15 * 60_000;
/** After this many attempts that may have delivered the mail, no more are made. */
const MOST_UNSURE = 3;
/** About four days, given the queue's growing delays. */
const MOST_ATTEMPTS = 25;
/** Delays after the first and second attempt with an unknown outcome, in milliseconds. */
const unsurePauses = [5 * 60_000, 60 * 60_000];

const open = { sentAt: null, givenUpAt: null };

/** Takes the mail: if the process dies, another one takes it once the lease is over. */
async function claim(id: string, now: Date): Promise<OutgoingMail | undefined> {
  const isFree = [{ leasedUntil: null }, { leasedUntil: { lte: now } }];
  const [mail] = await prisma().outgoingMail.updateManyAndReturn({
    where: {
      ...{ id, ...open, OR: isFree },
      ...{ attempts: { lt: MOST_ATTEMPTS }, unsureAttempts: { lt: MOST_UNSURE } },
    },
    data: { attempts: { increment: 1 }, leasedUntil: new Date(now.getTime() + LEASE_MS) },
  });
  return mail;
}

/**
 * Counts the attempt as one that may have arrived, just before the mail leaves: a process that dies before has sent
 * nothing. Undefined if the lease was lost meanwhile.
 */
async function markLeaving({ id, leasedUntil }: OutgoingMail): Promise<OutgoingMail | undefined> {
  const [mail] = await prisma().outgoingMail.updateManyAndReturn({
    where: { id, ...open, leasedUntil },
    data: { unsureAttempts: { increment: 1 } },
  });
  return mail;
}

/** Makes no further attempts, unless an admin retries within the week that the contents are kept. */
async function giveUp(id: string): Promise<void> {
  const data = { givenUpAt: new Date(), leasedUntil: null };
  const { count } = await prisma().outgoingMail.updateMany({ where: { id, ...open }, data });
  if (count > 0) log.error({ mail: id }, 'a mail was given up');
}

/** For a mail that could not be claimed: another worker has it, it was sent, or its attempts are used up. */
async function passOver(id: string): Promise<void> {
  const mail = await prisma().outgoingMail.findFirst({ where: { id, ...open } });
  if (!mail) return;
  const { leasedUntil } = mail;
  if (leasedUntil === null || leasedUntil <= new Date()) return giveUp(id);
  // If the other worker dies while sending, this job takes over then.
  await transaction((tx) => enqueueMail(tx, id, leasedUntil));
}

/** The mail was certainly not sent: the queue tries again, a limited number of times. */
async function recordFailure(
  { id, attempts }: OutgoingMail,
  failure: MailFailure,
  leaving: OutgoingMail | undefined,
): Promise<void> {
  await prisma().outgoingMail.updateMany({
    where: { id, ...open },
    data: { ...columnsOf(failure), ...(leaving && { unsureAttempts: { decrement: 1 } }), leasedUntil: null },
  });
  if (attempts >= MOST_ATTEMPTS) await giveUp(id);
}

/** The mail may have arrived: allows a few more attempts, recognisable as the same mail by their Message-ID. */
async function recordDoubt({ id, unsureAttempts }: OutgoingMail, failure: MailFailure): Promise<void> {
  log.warn({ mail: id, try: unsureAttempts }, 'nobody knows whether a mail arrived');
  await prisma().outgoingMail.updateMany({ where: { id, ...open }, data: columnsOf(failure) });
  const pause = unsurePauses[unsureAttempts - 1];
  if (pause === undefined) return giveUp(id);
  const runAt = new Date(Date.now() + pause);
  await transaction(async (tx) => {
    await tx.outgoingMail.updateMany({ where: { id, ...open }, data: { leasedUntil: null } });
    await enqueueMail(tx, id, runAt);
  });
}

const columnsOf = ({ kind, message }: MailFailure) => ({
  failedAt: new Date(),
  failureKind: kind,
  failure: message,
});

/** Nothing is sent to an address that mails bounce from. */
async function refuse({ id }: OutgoingMail): Promise<void> {
  await prisma().outgoingMail.updateMany({
    where: { id, ...open },
    data: { failedAt: new Date(), failureKind: 'undeliverable', failure: '' },
  });
  await giveUp(id);
}

async function write(mail: OutgoingMail): Promise<Mail> {
  const place = {
    appUrl: env.APP_URL,
    photosOf: listingPhotos,
    reader: { requestMailsPath: () => requestMailsPathOf(mail.recipient) },
  };
  await renewTexts();
  const letter = await inLanguage(languageOf(mail.locale), () =>
    renderMail(mail.template, mail.props, place),
  );
  return { id: mail.id, to: mail.recipient, replyTo: mail.replyTo ?? undefined, ...letter };
}

/**
 * The job 'send-mail'. One worker claims the mail, sends it outside any transaction and then marks it as sent; its
 * contents are deleted. An attempt with an unknown outcome is repeated at most twice, with the same Message-ID.
 * @throws MailFailure for a certain failure, so that the queue retries
 */
export async function sendMail({ mailId }: { mailId: string }, mailer: Mailer = getMailer()): Promise<void> {
  const mail = await claim(mailId, new Date());
  if (!mail) return passOver(mailId);
  if (!isConfirmation(mail.template) && (await isUndeliverable(mail.recipient))) return refuse(mail);
  let leaving: OutgoingMail | undefined;
  try {
    const letter = await write(mail);
    leaving = await markLeaving(mail);
    if (!leaving) return passOver(mailId);
    await mailer.send(letter);
  } catch (error) {
    const failure = new MailFailure(error);
    if (leaving && failure.kind === 'unknown') return recordDoubt(leaving, failure);
    await recordFailure(mail, failure, leaving);
    // The queue stores the message, so it must not contain anybody's address.
    throw failure;
  }
  await prisma().outgoingMail.updateMany({
    where: { id: mailId, ...open },
    data: { ...withoutFailure, sentAt: new Date(), leasedUntil: null, props: Prisma.DbNull },
  });
}
