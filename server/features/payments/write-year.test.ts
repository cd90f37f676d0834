import { describe, expect, it } from 'vitest';
import type { MonthOfPayments } from '@/server/features/payments/write-year';
import { writeYear } from '@/server/features/payments/write-year';
import { readPdf } from '@/tests/support/pdf';

const month = (name: string, number: number, rent: number): MonthOfPayments => ({
  ...{ name, month: `2026-${String(number).padStart(2, '0')}`, rent },
  ...{ other: 9_05, deposit: 250_00 },
});

async function read(months: readonly MonthOfPayments[], landlord = 'Zoë Verhaeghe') {
  const { texts, count } = await readPdf(
    await writeYear({ year: 2026, landlord, madeOn: '2027-01-04', months }),
  );
  return { texts, count, text: texts.join(' ').replaceAll(/\s+/g, ' ') };
}

describe('the file of a year', () => {
  it('has a row for each home and month with its kinds apart, and the total last', async () => {
    const { text, count } = await read([
      month('Duinroos', 2, 1_225_00),
      month('Duinroos', 10, 100_01),
      month('Şeezicht <b>', 3, 0),
    ]);
    for (const said of [
      'Ontvangen betalingen 2026 Zoë Verhaeghe',
      'Woning Maand Verblijf Andere Waarborg',
      'Duinroos 2026-02 € 1.225,- € 9,05 € 250,-',
      'Duinroos 2026-10 € 100,01 € 9,05 € 250,-',
      'Seezicht <b> 2026-03 € 0,- € 9,05 € 250,-',
      'Totaal € 1.325,01 € 27,15 € 750,- Ontvangen betalingen 2026 · pagina 1 van 1',
    ])
      expect(text).toContain(said);
    expect(count).toBe(1);
  });

  it('repeats the columns on each of its numbered pages, and loses no row', async () => {
    const homes = Array.from({ length: 12 }, (_, home) => `Woning ${home} met een lange naam die niet past`);
    const { texts, text, count } = await read(
      homes.flatMap((name) => Array.from({ length: 12 }, (_, index) => month(name, index + 1, 10_00))),
    );
    expect(count).toBeGreaterThan(3);
    expect(texts.filter((line) => line === 'Woning')).toHaveLength(count);
    expect(texts.filter((line) => /^2026-\d\d$/.test(line))).toHaveLength(144);
    expect(text).toContain(`pagina ${count} van ${count}`);
    expect(text).toContain('Totaal € 1.440,- € 1.303,20 € 36.000,-');
  });

  it('says that nothing was paid', async () => {
    const { text } = await read([]);
    expect(text).toContain('In 2026 is geen betaling genoteerd.');
    expect(text).toContain('Totaal € 0,- € 0,- € 0,-');
  });
});
