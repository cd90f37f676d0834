import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { OrderTable } from '@/components/billing/order-table';
import type { OrderDto } from '@/lib/billing/contract';
import { EURO_SPACE } from '@/lib/money/euro';
import { paymentTexts as texts } from '@/lib/texts/billing';

const order = (change: Partial<OrderDto>): OrderDto => ({
  id: 1,
  number: '2026-000001',
  created_at: '2026-06-15T10:00:00Z',
  status: 'paid',
  processed_at: '2026-06-16T10:00:00Z',
  subtotal: 12_314,
  total: 14_900,
  refunded: 0,
  currency: 'EUR',
  credit_notes: [],
  ...change,
});

/** The rows below the header, each as the texts of its cells without the labels that the card layout repeats. */
async function rowsOf(...orders: OrderDto[]): Promise<string[]> {
  const table = (
    <OrderTable
      orders={orders}
      actionsHead="Acties"
      actions={({ number }) => `PDF ${number}`}
      creditNoteActions={({ number }) => `PDF ${number}`}
    />
  );
  const html = await new Response((await prerender(table)).prelude).text();
  return Array.from(html.split('<tbody')[1]?.matchAll(/<tr.*?<\/tr>/g) ?? [], ([row]) =>
    row
      .replaceAll(/<span aria-hidden="true".*?<\/span>/g, '')
      .replaceAll(/<[^>]+>/g, '|')
      .split('|')
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' | ')
      .replaceAll(EURO_SPACE, ' '),
  );
}

describe('the table of payments', () => {
  it.each([
    ['paid', 'di 16 jun 2026'],
    ['open', texts.unpaid],
    ['refunded', texts.refunded],
    ['disputed', texts.disputed],
  ] as const)('describes an order that is %s as: %s', async (status, standing) => {
    expect(await rowsOf(order({ status }))).toEqual([
      `2026-000001 | ma 15 jun 2026 | € 123,14 | € 149,- | ${standing} | PDF 2026-000001`,
    ]);
  });

  it('shows the credit notes of an order right under it', async () => {
    const created_at = '2026-07-01T10:00:00Z';
    const notes = [
      { id: 7, number: 'C2026-000001', created_at, total: 4900 },
      { id: 8, number: 'C2026-000002', created_at, total: 5050 },
    ];
    const [first, ...rest] = await rowsOf(
      order({ refunded: 9950, credit_notes: notes }),
      order({ id: 2, number: '2026-000000' }),
    );
    expect(first).toContain('di 16 jun 2026');
    expect(rest[0]).toBe('Creditnota | C2026-000001 | wo 1 jul 2026 | € -49,00 | PDF C2026-000001');
    expect(rest[1]).toBe('Creditnota | C2026-000002 | wo 1 jul 2026 | € -50,50 | PDF C2026-000002');
    expect(rest[2]).toContain('2026-000000');
  });
});
