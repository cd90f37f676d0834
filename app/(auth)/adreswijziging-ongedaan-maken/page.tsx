import { partOf } from '@/lib/languages/texts';
import type { Metadata } from 'next';
import { UndoLink } from '@/components/accounts/undo-link';
import { accountTexts } from '@/lib/texts/accounts';

const undo = partOf(accountTexts, 'undo');

export const generateMetadata = (): Metadata => ({
  title: undo.title,
  robots: { index: false },
  referrer: 'no-referrer',
});

interface UndoEmailChangePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * `?token=…`, from the email to the old address. Opening the page changes nothing, because mail scanners open links.
 */
export default async function UndoEmailChangePage({ searchParams }: UndoEmailChangePageProps) {
  return <UndoLink query={await searchParams} of="undo" />;
}
