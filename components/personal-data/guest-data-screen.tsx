import { EraseGuest } from '@/components/personal-data/erase-guest';
import { ExportGuest } from '@/components/personal-data/export-guest';
import { PageHeading } from '@/components/layout/page-heading';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';

/** For admins: handles a request for access or erasure by a guest without an account. */
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
