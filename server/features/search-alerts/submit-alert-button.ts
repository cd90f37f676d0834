import 'server-only';

import { languageOf } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { prisma } from '@/server/db';
import type { Reply } from '@/server/http/reply';
import { submitted, toSecretPage } from '@/server/http/secret-page';
import { hashAlertToken } from '@/server/features/search-alerts/alert-tokens';
import { confirmSearchAlert } from '@/server/features/search-alerts/confirm-search-alert';
import { endSearchAlert } from '@/server/features/search-alerts/end-search-alert';
import { inLanguage } from '@/server/language';

interface Input {
  params: { token: string };
}

const pageOf = ({ params: { token } }: Input) => route('search-alert.show', { token });

/**
 * GET /api/search-alerts/{token}/unsubscribe: redirects to the page with the button, in the language of the alert, and
 * ends nothing.
 */
export async function toAlertPage(input: Input): Promise<Reply> {
  const found = await prisma().searchAlertToken.findUnique({
    where: { tokenHash: hashAlertToken(input.params.token) },
    select: { searchAlert: { select: { locale: true } } },
  });
  return inLanguage(languageOf(found?.searchAlert.locale ?? ''), () => toSecretPage(pageOf(input)));
}

/** POST /api/search-alerts/{token}/confirm/form */
export const submitConfirmButton = submitted(confirmSearchAlert, pageOf);
/** POST /api/search-alerts/{token}/unsubscribe/form */
export const submitEndButton = submitted(endSearchAlert, pageOf);
