/** Reports of short stays to the authorities: what admins read. */
export const shortStayTexts = {
  faults: {
    silent: 'Het meldpunt antwoordt niet.',
    again: 'Het meldpunt kan nu niet antwoorden (code {status}).',
    refused: 'Het meldpunt weigert de vraag (code {status}).',
    unreadable: 'Het meldpunt antwoordt in een vorm die niet is afgesproken (code {status}).',
    detail: 'Het zegt: {detail}',
  },
} as const;
