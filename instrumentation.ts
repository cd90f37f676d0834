import { notePageFailure } from '@/server/http/page-failure';

/** Called by Next for whatever a page throws while it is rendered (https://nextjs.org/docs/app/guides/instrumentation). */
export const onRequestError = notePageFailure;
