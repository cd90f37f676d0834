import { EraseGuest } from '@/components/personal-data/erase-guest';
import { ExportGuest } from '@/components/personal-data/export-guest';
import { PageHeading } from '@/components/layout/page-heading';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';

/** What an admin does for a guest without an account who asks what is kept, or to be forgotten. */
export function GuestDataScreen() {
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ExportGuest />
        <EraseGuest />
      </div>
    </>
  );
}
