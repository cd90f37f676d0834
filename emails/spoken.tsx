import { Quote } from '@/emails/layout';

/** Keeps mail programs from making links of what strangers wrote: a space of no width within addresses. */
const unlinked = (text: string) =>
  text
    .replaceAll(/\b(https?|ftp):\/\//gi, '$1:\u200b//')
    .replaceAll(/(?<=[\w-])\.(?=[a-z]{2,})/gi, '.\u200b')
    .replaceAll(/(?<=[\w.-])@(?=[\w-])/g, '@\u200b');

/** What somebody wrote, as it stands in the thread: addresses are shown, and lead nowhere. */
export function Spoken({ children }: { children: string }) {
  return <Quote>{unlinked(children)}</Quote>;
}
