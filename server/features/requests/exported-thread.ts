import 'server-only';

interface Row {
  sender: string;
  body: string;
  createdAt: Date;
}

/** A thread as exported with personal data, oldest first. */
export const exportedMessages = {
  select: { sender: true, body: true, createdAt: true },
  orderBy: { id: 'asc' },
} as const;

export const toExportedMessage = ({ sender, body, createdAt }: Row) => ({
  sender,
  body,
  created_at: createdAt.toISOString(),
});
