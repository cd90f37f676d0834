import { HistoryCard } from '@/components/audit-log/history-card';
import { PageHeading } from '@/components/layout/page-heading';
import { StaffNotes } from '@/components/staff-notes/staff-notes';
import { OrderCard } from '@/components/listing-orders/order-card';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import type { Fact } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/desk-paths';
import type { OrderDto } from '@/lib/listing-orders/contract';
import { formatMomentDay } from '@/lib/format/date';
import type { ModerationState } from '@/lib/moderation/lifecycle';
import { listingFileTexts as texts } from '@/lib/texts/listing-file';
import { moderationStateTexts, moderationTexts } from '@/lib/texts/moderation';

interface ListingFile {
  id: number;
  slug: string;
  name: string;
  licence: string;
  state: ModerationState;
  deniedAt: string | null;
  denialMessage: string | null;
  order: OrderDto | null;
  createdAt: string;
  owner: { id: number; name: string };
}

const tones: Readonly<Record<ModerationState, BadgeTone>> = {
  waiting: 'sand',
  online: 'blue',
  offline: 'gray',
};

/** One home for admins: what it is, what staff noted, and what happened to it. */
export function ListingFileScreen({ file, mayOrder }: { file: ListingFile; mayOrder: boolean }) {
  const { id, slug, name, state } = file;
  return (
    <>
      <Breadcrumb
        as={Link}
        className="mb-4"
        items={[
          { label: moderationTexts.title, href: route('dashboard.admin.listing.index') },
          { label: name },
        ]}
      />
      <PageHeading
        title={name}
        intro={<Badge tone={tones[state]}>{moderationStateTexts[state]}</Badge>}
        actions={
          <>
            <LinkButton as={Link} href={route('listing.show', { slug })}>
              {texts.page}
            </LinkButton>
            <LinkButton as={Link} variant="secondary" href={route('listing.edit', { slug })}>
              {texts.edit}
            </LinkButton>
          </>
        }
      />
      <div className="@container">
        <div className="grid gap-6 *:min-w-0 @3xl:grid-cols-2">
          <div className="space-y-6">
            <Card>
              <h2 className="mb-4 text-xl">{texts.factsTitle}</h2>
              <FactList facts={factsOf(file)} empty={texts.none} />
            </Card>
            <OrderCard listing={{ id, name }} order={file.order} mayOrder={mayOrder} />
            <StaffNotes subject={{ subject_type: 'listing', subject_id: id }} />
          </div>
          <HistoryCard subject={{ listing_id: id }} />
        </div>
      </div>
    </>
  );
}

function factsOf({ owner, licence, createdAt, deniedAt, denialMessage }: ListingFile): Fact[] {
  return [
    {
      label: texts.owner,
      value: (
        <Link href={route('dashboard.admin.user.show', { id: owner.id })} className="link">
          {owner.name}
        </Link>
      ),
    },
    { label: texts.licence, value: licence },
    { label: texts.created, value: formatMomentDay(createdAt) },
    ...(deniedAt === null
      ? []
      : [
          { label: texts.denied, value: formatMomentDay(deniedAt) },
          { label: texts.reason, value: denialMessage },
        ]),
  ];
}
