import 'server-only';

/** For the export of somebody's data: without the address and its keys, which are secrets of that browser. */
export const exportedPush = {
  select: { device: true, createdAt: true },
  orderBy: { id: 'asc' },
} as const;

export const toExportedPush = ({ device, createdAt }: { device: string | null; createdAt: Date }) => ({
  device,
  created_at: createdAt.toISOString(),
});
