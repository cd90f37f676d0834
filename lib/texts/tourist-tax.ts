/** How municipalities tax holiday homes, and what a landlord should know about the amount. */
export const touristTaxTexts = {
  logies: (municipality: string) => `Belasting op toeristische logies, gemeente ${municipality}`,
  verblijf: (city: string) => `Verblijfsbelasting, stad ${city}`,
  dePanne: 'Een vast bedrag per jaar voor een vakantiewoning tot 6 personen; grotere woningen betalen meer.',
  knokkeHeist:
    'Een vast bedrag per slaapplaats en per jaar, met een minimum van €\u00a01.000,- per vakantiewoning.',
  oostende: 'Het hoogste bedrag dat u per verblijfseenheid en per nacht mag doorrekenen, zonder btw.',
} as const;
