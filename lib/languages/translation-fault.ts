import { translationFaultTexts as texts } from '@/lib/texts/translation';

const known: Readonly<Record<string, keyof typeof texts>> = {
  NotAllowedError: 'forbidden',
  NetworkError: 'download',
};

/** The message for an error of `translateDutch`; null when it was stopped on purpose. */
export function translationFault(error: unknown): string | null {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'AbortError' ? null : texts[known[name] ?? 'failed'];
}
