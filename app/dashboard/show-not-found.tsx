import { NotFoundView } from '@/components/layout/not-found-view';
import { setPageStatus } from '@/server/http/request-context';

/** What a page answers to whom it is not for, or when it has nothing to show: there is no such page (spec D §2). */
export function showNotFound(title?: string) {
  setPageStatus(404);
  return <NotFoundView title={title} />;
}
