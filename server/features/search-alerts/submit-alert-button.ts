import 'server-only';

import { route } from '@/lib/paths';
import type { Reply } from '@/server/http/reply';
import { submitted, toSecretPage } from '@/server/http/secret-page';
import { confirmSearchAlert } from '@/server/features/search-alerts/confirm-search-alert';
import { endSearchAlert } from '@/server/features/search-alerts/end-search-alert';

interface Input {
  params: { token: string };
}

const pageOf = ({ params: { token } }: Input) => route('search-alert.show', { token });

/** GET /api/search-alerts/{token}/unsubscribe: redirects to the page with the button, and ends nothing. */
export const toAlertPage = (input: Input): Promise<Reply> => Promise.resolve(toSecretPage(pageOf(input)));

/** POST /api/search-alerts/{token}/confirm/form */
export const submitConfirmButton = submitted(confirmSearchAlert, pageOf);
/** POST /api/search-alerts/{token}/unsubscribe/form */
export const submitEndButton = submitted(endSearchAlert, pageOf);
