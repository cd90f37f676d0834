import { prisma, closeDatabase } from '@/server/db';
console.log(await prisma().bookingRequest.findMany({ orderBy: { id: 'asc' }, select: { firstName: true, status: true, note: true, readAt: true } }));
await closeDatabase();
