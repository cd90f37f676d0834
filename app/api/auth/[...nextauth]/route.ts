import { z } from '@/lib/api/zod';
import { answerProvider, startProviderSignIn } from '@/server/features/identities/answer-step';
import { endpoint } from '@/server/http/endpoint';

const params = z.object({ nextauth: z.array(z.string().max(100)).min(1).max(2) });
const query = z.record(z.string().max(100), z.string().max(4000));

/** next-auth's own routes, which are protected by its CSRF token instead of ours. */
export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'A step of signing in with an account elsewhere',
    params,
    query,
    response: z.object({ csrfToken: z.string() }),
    limit: 'provider-sign-in',
  },
  answerProvider,
);

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'Begins signing in with an account elsewhere',
    params,
    query,
    body: query,
    response: z.object({ url: z.string() }),
    limit: 'provider-sign-in',
    csrf: false,
  },
  startProviderSignIn,
);
