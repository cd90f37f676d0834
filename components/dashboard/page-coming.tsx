import { PageHeading } from '@/components/layout/page-heading';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** In the place of a page that is on its way: its title, where the menu knows it. */
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
