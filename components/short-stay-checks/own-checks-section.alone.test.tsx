import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { OwnChecksSection } from '@/components/short-stay-checks/own-checks-section';
import { toPage } from '@/lib/api/envelope';
import { formatMoment } from '@/lib/format/date';
import { makeQueryClient } from '@/lib/query-client';
import type { OwnShortStayCheckDto } from '@/lib/short-stay-checks/contract';
import { checksPerPage, ownChecksQuery } from '@/lib/short-stay-checks/queries';
import { ownCheckTexts as texts, shortStayCheckTexts } from '@/lib/texts/short-stay-checks';

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const found = (acknowledgedAt: string | null): OwnShortStayCheckDto => ({
  listing: { id: 7, slug: 'duinroos-7', name: 'Duinroos' },
  area: { area_id: 'oostende', name: null, authority: 'Stad Oostende' },
  flags: ['UNK', 'XYZ'].map((code) => ({ code, text: shortStayCheckTexts.flag(code) })),
  told_at: '2026-11-20T07:30:00.000Z',
  acknowledged_at: acknowledgedAt,
});

function html(items: OwnShortStayCheckDto[], { page = 1, total = items.length } = {}): string {
  const client = makeQueryClient();
  const path = '/api/user/short-stay-checks';
  client.setQueryData(
    ownChecksQuery(page).queryKey,
    toPage({ items, page, perPage: checksPerPage, total, path, query: {} }),
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OwnChecksSection page={page} />
    </QueryClientProvider>,
  );
}

describe('what checks found about a landlord’s homes', () => {
  it('is told in words, with what to do and when it was told and acknowledged', () => {
    const shown = html([found('2026-11-21T02:00:00.000Z')]);
    const moments = ['2026-11-20T07:30:00.000Z', '2026-11-21T02:00:00.000Z'].map((moment) =>
      formatMoment(moment),
    );
    for (const part of ['Duinroos', 'oostende', 'Stad Oostende', ...moments]) expect(shown).toContain(part);
    expect(shown).toContain(shortStayCheckTexts.flag('UNK'));
    expect(shown).toContain('XYZ');
    expect(shown).toContain('href="/dashboard/aanbod/duinroos-7/bewerken"');
    expect(shown).not.toContain(texts.waiting);
  });

  it('says what was not acknowledged yet', () => {
    expect(html([found(null)])).toContain(texts.waiting);
  });

  it('leads to its other pages, and not to those of the reports', () => {
    expect(html([found(null)], { total: checksPerPage + 1 })).toContain(
      'href="/dashboard/gemelde-verblijven?checks=2"',
    );
  });

  it('is nothing where nothing was found', () => {
    expect(html([])).toContain(texts.none);
  });
});
