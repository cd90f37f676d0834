import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DutchDashboard } from '@/components/accounts/dutch-dashboard';
import { PageHeading } from '@/components/layout/page-heading';
import type { Language } from '@/lib/languages/language';
import { accountTexts } from '@/lib/texts/accounts';
import { inLanguage } from '@/tests/support/in-language';

/** As on the login page, and on those about passwords and addresses. */
const Heading = () => (
  <>
    <PageHeading title={accountTexts.login.pageTitle} intro={accountTexts.login.dutchDashboard} />
    <DutchDashboard />
  </>
);
const html = (language: Language) => inLanguage(language, () => renderToStaticMarkup(<Heading />));

describe('before signing in', () => {
  it.each([
    ['fr', 'Votre espace n’existe qu’en néerlandais.'],
    ['de', 'Ihr Kontobereich ist nur auf Niederländisch verfügbar.'],
    ['en', 'Your dashboard is in Dutch only.'],
  ] as const)('a page says that the dashboard is in Dutch: %s', (language, sentence) => {
    expect(html(language)).toContain(`>${sentence}</div>`);
    expect(html(language)).toContain(`>${sentence}</p>`);
  });

  it('a Dutch page says nothing of it', () => {
    expect(html('nl')).toMatch(/<\/h1><\/div><\/div>$/);
  });
});
