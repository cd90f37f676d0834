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
  how: 'Lees hier het csv-bestand van het basisregister van Toerisme Vlaanderen in, of op de server met:',
  command: 'npm run register:import -- BESTAND_OF_ADRES',
  choose: 'Bestand inlezen',
  reading: 'Het bestand wordt ingelezen …',
  read: 'Het register is ingelezen.',
  /** Recorded as the source of such an import. */
  uploaded: 'ingelezen vanuit het beheer',
  importFailed: 'Het bestand kon niet ingelezen worden.',
  faults: {
    missing: 'Kies het bestand van het register.',
    tooLarge: (megabytes: number) => `Het bestand is groter dan ${megabytes} MB.`,
    refused:
      'Dit is het register niet, of het bestand is beschadigd. Er is niets gewijzigd; hieronder staat waarom.',
  },
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
