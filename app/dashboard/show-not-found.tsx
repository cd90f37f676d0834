import { NotFoundView } from '@/components/layout/not-found-view';
import { setPageStatus } from '@/server/http/request-context';

/** The 404 page, for users without access to a page, or when it has nothing to show. */
export function showNotFound(title?: string) {
  setPageStatus(404);
  return <NotFoundView title={title} />;
}
