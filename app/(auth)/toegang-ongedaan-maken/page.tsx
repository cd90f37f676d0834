import { partOf } from '@/lib/languages/texts';
import type { Metadata } from 'next';
import { UndoLink } from '@/components/accounts/undo-link';
import { accountTexts } from '@/lib/texts/accounts';

const undoAccess = partOf(accountTexts, 'undoAccess');

export const generateMetadata = (): Metadata => ({
  title: undoAccess.title,
  robots: { index: false },
  referrer: 'no-referrer',
});

interface UndoNewAccessPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * `?token=…`, from the email about a new way into an account. Opening the page changes nothing, because mail scanners
 * open links.
 */
export default async function UndoNewAccessPage({ searchParams }: UndoNewAccessPageProps) {
  return <UndoLink query={await searchParams} of="undoAccess" />;
}
