import { PageHeading } from '@/components/layout/page-heading';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** Shown in place of a page that is loading: its title, if the menu knows it. */
export function PageComing({ title }: { title: string | undefined }) {
  return (
    <>
      {title && <PageHeading title={title} isToldByMenu />}
      <SkeletonGroup className="space-y-5">
        <Skeleton className="h-12 max-w-md" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    </>
  );
}
