/** The imports of the lodging register, as admins see them. */
import { formatNumber } from '@/lib/format/number';

interface Counts {
  rows: number;
  added: number;
  changed: number;
  removed: number;
  skipped: number;
}

export const registerTexts = {
  title: 'Logiesregister',
  how: 'Een nieuwe versie leest u op de server in met:',
  command: 'npm run register:import -- BESTAND_OF_ADRES',
  none: 'Het register is nog niet ingelezen.',
  runs: 'Laatste keren',
  when: 'Wanneer',
  source: 'Bestand',
  fileDate: (moment: string) => `van ${moment}`,
  result: 'Resultaat',
  counts: ({ rows, added, changed, removed, skipped }: Counts) =>
    `${formatNumber(rows)} rijen: ${formatNumber(added)} nieuw, ${formatNumber(changed)} gewijzigd, ${formatNumber(removed)} verdwenen, ${formatNumber(skipped)} overgeslagen.`,
  failed: 'Mislukt: er is niets gewijzigd.',
  missing: 'Woningen online van wie het nummer niet meer in het register staat',
  noneMissing: 'Van elke woning die online staat, staat het nummer nog in het register.',
  missingSince: (licence: string, day: string) => `${licence}, verdwenen op ${day}`,
  loadFailed: 'Het logiesregister kon niet geladen worden.',
} as const;
