import NotFound, { metadata } from '@/app/not-found';
import { setPageStatus } from '@/server/http/request-context';

export { metadata };

/**
 * The 404 page as a page of its own: the front sends every address here that names nothing, so that the answer is
 * complete in its HTML (Next's own 404 is filled in by script).
 */
export default function NotFoundPage() {
  setPageStatus(404);
  return <NotFound />;
}
