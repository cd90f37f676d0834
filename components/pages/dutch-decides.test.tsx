import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DutchDecides } from '@/components/pages/dutch-decides';
import type { Language } from '@/lib/languages/language';
import { inLanguage } from '@/tests/support/in-language';

const html = (language: Language) =>
  inLanguage(language, () => renderToStaticMarkup(<DutchDecides of="terms-of-service" />));

describe('the first words of a statutory page', () => {
  it.each([
    ['fr', 'Seul le texte néerlandais fait foi.'],
    ['de', 'Maßgeblich ist allein der niederländische Text.'],
    ['en', 'Only the Dutch text is binding.'],
  ] as const)('lead to the Dutch text: %s', (language, words) => {
    expect(html(language)).toBe(
      `<p class="mb-4"><a href="/service-voorwaarden" hrefLang="nl-BE" class="link">${words}</a></p>`,
    );
  });

  it('are the text itself in Dutch', () => {
    expect(html('nl')).toBe('');
  });
});
