import { createHash } from 'node:crypto';
import { prisma } from '@/server/db';

/** An agreement of an approved stay, accepted by `acceptedBy` if given; its file is any text. */
export async function makeAgreementOf(bookingRequestId: number, acceptedBy: string | null = null) {
  const file = new TextEncoder().encode(`Huurovereenkomst ${bookingRequestId}`);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const { id } = await prisma().agreement.create({
    data: { bookingRequestId, file, sha256, languages: ['nl'] },
  });
  const data = acceptedBy === null ? {} : { acceptedBy, acceptedAt: new Date() };
  return prisma().agreement.update({ where: { id }, data });
}
