import { NotFoundView } from '@/components/layout/not-found-view';
import { setPageStatus } from '@/server/http/request-context';

/** What everybody but admins gets of an admins' page: there is no such page (spec D §2). */
export function showNotFound(title?: string) {
  setPageStatus(404);
  return <NotFoundView title={title} />;
}
