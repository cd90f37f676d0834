/** Whether a landlord lets privately or as a business, on a listing page. */
export const traderWords = {
  private: 'Verhuurt als particulier, niet als onderneming.',
  privateMeans:
    'Het consumentenrecht, dat gasten tegenover ondernemingen beschermt, geldt dan niet voor uw overeenkomst met deze verhuurder.',
  business: (number: string) => `Verhuurt als onderneming, ondernemingsnummer ${number}.`,
  businessMeans: 'Voor uw overeenkomst met deze verhuurder geldt het consumentenrecht.',
} as const;
