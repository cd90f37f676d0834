/**
 * The price of a stay: the same texts on a listing page, in the request form, in emails and on the landlord's screens.
 */
export const stayTotalTexts = {
  /** After the amount: '€ 812,- totaal voor 7 nachten'. */
  total: (nights: string) => `totaal voor ${nights}`,
  /** Never without the compulsory costs. */
  average: (price: string) => `€ ${price} per nacht, alles inbegrepen`,
  show: 'Toon prijsopbouw',
  hide: 'Verberg prijsopbouw',
  lines: 'Prijsopbouw',
  weekendNights: (count: number) => (count === 1 ? '1 weekendnacht' : `${count} weekendnachten`),
  /** '5 nachten × € 95,-' */
  nights: (nights: string, price: string) => `${nights} × ${price}`,
  totalLine: 'Totaal',
  onSite: 'ter plaatse te betalen',
  partOnSite: (amount: string) => `waarvan ${amount} ter plaatse te betalen`,
  choices: 'Naar keuze',
  deposit: 'Waarborg',
  depositBack: 'u krijgt hem terug',
} as const;
