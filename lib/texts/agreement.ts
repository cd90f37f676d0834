/** The agreement of landlord and guest, in Dutch and in the guest's language (docs/rules/payments.md#agreement). */
import type { AgreementLocale } from '@/lib/payments/agreement-locale';
import type { PaymentRequestKind } from '@/lib/payments/plan';
import type { CostKind, DiscountKind } from '@/lib/stays/kinds';
import type { Comer } from '@/lib/stays/party';

/** Days are written out, amounts with their sign. */
interface AgreementTexts {
  title: string;
  parties: string;
  landlord: string;
  guest: string;
  phone: string;
  home: string;
  name: string;
  address: string;
  licence: string;
  stay: string;
  arrival: string;
  departure: string;
  from: (hour: string) => string;
  until: (hour: string) => string;
  nights: (count: number) => string;
  party: string;
  comers: Readonly<Record<Comer, (count: number) => string>>;
  price: string;
  total: string;
  rent: string;
  costs: Readonly<Record<CostKind | DiscountKind, string>>;
  included: string;
  onSite: string;
  plan: string;
  payTo: string;
  payments: Readonly<Record<PaymentRequestKind, string>>;
  /** A payment of the whole amount of the stay. */
  whole: string;
  due: (day: string) => string;
  noPlan: string;
  deposit: string;
  noDeposit: string;
  depositWithPlan: (amount: string) => string;
  depositOnArrival: (amount: string) => string;
  depositBack: string;
  cancellation: string;
  backUntil: (percent: number, day: string) => string;
  backNothing: string;
  inWords: string;
  rules: string;
  clause: string;
  acceptance: string;
  accepting: (site: string) => string;
  page: (number: number, count: number) => string;
}

const counted =
  (one: string, more: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : more}`;

/** A non-breaking space: a line never ends before the sign. */
const percent = (value: number) => `${value}\u00a0%`;

export const agreementTexts: Readonly<Record<AgreementLocale, AgreementTexts>> = {
  nl: {
    title: 'Huurovereenkomst voor een vakantieverblijf',
    parties: 'Partijen',
    landlord: 'Verhuurder',
    guest: 'Huurder',
    phone: 'Telefoon',
    home: 'Woning',
    name: 'Naam',
    address: 'Adres',
    licence: 'Logiesdecreetnummer',
    stay: 'Verblijf',
    arrival: 'Aankomst',
    departure: 'Vertrek',
    from: (hour) => `vanaf ${hour}`,
    until: (hour) => `tot ${hour}`,
    nights: counted('nacht', 'nachten'),
    party: 'Personen',
    comers: {
      adults: counted('volwassene', 'volwassenen'),
      children: counted('kind', 'kinderen'),
      babies: counted('baby', 'baby’s'),
      pets: counted('huisdier', 'huisdieren'),
    },
    price: 'Prijs',
    total: 'Totaal',
    rent: 'Huur',
    costs: {
      cleaning: 'Eindschoonmaak',
      bed_linen: 'Bedlinnen',
      bath_linen: 'Badlinnen',
      energy: 'Energie',
      pet: 'Huisdier',
      tourist_tax: 'Toeristenbelasting',
      deposit: 'Waarborg',
      other: 'Andere kosten',
      discount_week: 'Weekprijs',
      discount_length: 'Korting voor een langer verblijf',
      discount_last_minute: 'Lastminutekorting',
      discount_early: 'Vroegboekkorting',
    },
    included: 'Inbegrepen',
    onSite: 'ter plaatse te betalen',
    plan: 'Betaling',
    payTo: 'De huurder betaalt per overschrijving, rechtstreeks aan de verhuurder.',
    payments: { advance: 'Voorschot', balance: 'Saldo', deposit: 'Waarborg' },
    whole: 'Volledig bedrag',
    due: (day) => `uiterlijk ${day}`,
    noPlan: 'Er is niets te betalen per overschrijving.',
    deposit: 'Waarborg',
    noDeposit: 'Er wordt geen waarborg gevraagd.',
    depositWithPlan: (amount) => `De waarborg is ${amount}, te betalen zoals hierboven.`,
    depositOnArrival: (amount) => `De waarborg is ${amount}, te betalen bij aankomst.`,
    depositBack:
      'De verhuurder betaalt de waarborg terug binnen 14 dagen na het vertrek. Houdt de verhuurder er iets van in, dan zegt hij hoeveel en waarom.',
    cancellation: 'Annuleren door de huurder',
    backUntil: (value, day) => `Bij annuleren tot en met ${day} komt ${percent(value)} terug.`,
    backNothing: 'Bij later annuleren komt er niets terug.',
    inWords: 'Annuleren spreken huurder en verhuurder onderling af.',
    rules: 'Huisregels',
    clause: 'Bijzondere bepalingen',
    acceptance: 'Aanvaarding',
    accepting: (site) =>
      `De huurder aanvaardt deze overeenkomst op de eigen pagina van het verblijf. Huurder en verhuurder zien daar wanneer en door wie. ${site} is geen partij bij deze overeenkomst.`,
    page: (number, count) => `pagina ${number} van ${count}`,
  },
  fr: {
    title: 'Contrat de location de vacances',
    parties: 'Parties',
    landlord: 'Bailleur',
    guest: 'Locataire',
    phone: 'Téléphone',
    home: 'Logement',
    name: 'Nom',
    address: 'Adresse',
    licence: 'Numéro d’enregistrement (logiesdecreet)',
    stay: 'Séjour',
    arrival: 'Arrivée',
    departure: 'Départ',
    from: (hour) => `à partir de ${hour}`,
    until: (hour) => `jusqu’à ${hour}`,
    nights: counted('nuit', 'nuits'),
    party: 'Personnes',
    comers: {
      adults: counted('adulte', 'adultes'),
      children: counted('enfant', 'enfants'),
      babies: counted('bébé', 'bébés'),
      pets: counted('animal de compagnie', 'animaux de compagnie'),
    },
    price: 'Prix',
    total: 'Total',
    rent: 'Loyer',
    costs: {
      cleaning: 'Nettoyage final',
      bed_linen: 'Linge de lit',
      bath_linen: 'Linge de bain',
      energy: 'Énergie',
      pet: 'Animal de compagnie',
      tourist_tax: 'Taxe de séjour',
      deposit: 'Caution',
      other: 'Autres frais',
      discount_week: 'Prix à la semaine',
      discount_length: 'Réduction pour un séjour plus long',
      discount_last_minute: 'Réduction de dernière minute',
      discount_early: 'Réduction pour réservation anticipée',
    },
    included: 'Compris',
    onSite: 'à payer sur place',
    plan: 'Paiement',
    payTo: 'Le locataire paie par virement, directement au bailleur.',
    payments: { advance: 'Acompte', balance: 'Solde', deposit: 'Caution' },
    whole: 'Montant total',
    due: (day) => `au plus tard le ${day}`,
    noPlan: 'Rien n’est à payer par virement.',
    deposit: 'Caution',
    noDeposit: 'Aucune caution n’est demandée.',
    depositWithPlan: (amount) => `La caution est de ${amount}, à payer comme indiqué ci-dessus.`,
    depositOnArrival: (amount) => `La caution est de ${amount}, à payer à l’arrivée.`,
    depositBack:
      'Le bailleur rembourse la caution dans les 14 jours suivant le départ. S’il en retient une partie, il indique combien et pourquoi.',
    cancellation: 'Annulation par le locataire',
    backUntil: (value, day) =>
      `En cas d’annulation jusqu’au ${day} inclus, ${percent(value)} sont remboursés.`,
    backNothing: 'En cas d’annulation plus tardive, rien n’est remboursé.',
    inWords: 'Le locataire et le bailleur conviennent ensemble des conditions d’annulation.',
    rules: 'Règlement intérieur',
    clause: 'Dispositions particulières',
    acceptance: 'Acceptation',
    accepting: (site) =>
      `Le locataire accepte ce contrat sur la page personnelle de son séjour. Locataire et bailleur y voient quand et par qui. ${site} n’est pas partie à ce contrat.`,
    page: (number, count) => `page ${number} sur ${count}`,
  },
  de: {
    title: 'Ferienmietvertrag',
    parties: 'Vertragsparteien',
    landlord: 'Vermieter',
    guest: 'Mieter',
    phone: 'Telefon',
    home: 'Unterkunft',
    name: 'Name',
    address: 'Adresse',
    licence: 'Registrierungsnummer (logiesdecreet)',
    stay: 'Aufenthalt',
    arrival: 'Anreise',
    departure: 'Abreise',
    from: (hour) => `ab ${hour} Uhr`,
    until: (hour) => `bis ${hour} Uhr`,
    nights: counted('Nacht', 'Nächte'),
    party: 'Personen',
    comers: {
      adults: counted('Erwachsener', 'Erwachsene'),
      children: counted('Kind', 'Kinder'),
      babies: counted('Baby', 'Babys'),
      pets: counted('Haustier', 'Haustiere'),
    },
    price: 'Preis',
    total: 'Gesamt',
    rent: 'Miete',
    costs: {
      cleaning: 'Endreinigung',
      bed_linen: 'Bettwäsche',
      bath_linen: 'Handtücher',
      energy: 'Energie',
      pet: 'Haustier',
      tourist_tax: 'Tourismusabgabe',
      deposit: 'Kaution',
      other: 'Weitere Kosten',
      discount_week: 'Wochenpreis',
      discount_length: 'Rabatt für einen längeren Aufenthalt',
      discount_last_minute: 'Last-Minute-Rabatt',
      discount_early: 'Frühbucherrabatt',
    },
    included: 'Inbegriffen',
    onSite: 'vor Ort zu zahlen',
    plan: 'Zahlung',
    payTo: 'Der Mieter zahlt per Überweisung direkt an den Vermieter.',
    payments: { advance: 'Anzahlung', balance: 'Restbetrag', deposit: 'Kaution' },
    whole: 'Gesamtbetrag',
    due: (day) => `spätestens am ${day}`,
    noPlan: 'Es ist nichts per Überweisung zu zahlen.',
    deposit: 'Kaution',
    noDeposit: 'Es wird keine Kaution verlangt.',
    depositWithPlan: (amount) => `Die Kaution beträgt ${amount}, zu zahlen wie oben angegeben.`,
    depositOnArrival: (amount) => `Die Kaution beträgt ${amount}, zu zahlen bei der Anreise.`,
    depositBack:
      'Der Vermieter zahlt die Kaution innerhalb von 14 Tagen nach der Abreise zurück. Behält er etwas davon ein, so gibt er an, wie viel und warum.',
    cancellation: 'Stornierung durch den Mieter',
    backUntil: (value, day) =>
      `Bei Stornierung bis einschließlich ${day} werden ${percent(value)} erstattet.`,
    backNothing: 'Bei späterer Stornierung wird nichts erstattet.',
    inWords: 'Über eine Stornierung einigen sich Mieter und Vermieter untereinander.',
    rules: 'Hausordnung',
    clause: 'Besondere Bestimmungen',
    acceptance: 'Annahme',
    accepting: (site) =>
      `Der Mieter nimmt diesen Vertrag auf der eigenen Seite des Aufenthalts an. Mieter und Vermieter sehen dort, wann und durch wen. ${site} ist nicht Partei dieses Vertrags.`,
    page: (number, count) => `Seite ${number} von ${count}`,
  },
  en: {
    title: 'Holiday rental agreement',
    parties: 'Parties',
    landlord: 'Landlord',
    guest: 'Guest',
    phone: 'Phone',
    home: 'Home',
    name: 'Name',
    address: 'Address',
    licence: 'Licence number (logiesdecreet)',
    stay: 'Stay',
    arrival: 'Arrival',
    departure: 'Departure',
    from: (hour) => `from ${hour}`,
    until: (hour) => `until ${hour}`,
    nights: counted('night', 'nights'),
    party: 'People',
    comers: {
      adults: counted('adult', 'adults'),
      children: counted('child', 'children'),
      babies: counted('baby', 'babies'),
      pets: counted('pet', 'pets'),
    },
    price: 'Price',
    total: 'Total',
    rent: 'Rent',
    costs: {
      cleaning: 'Final cleaning',
      bed_linen: 'Bed linen',
      bath_linen: 'Towels',
      energy: 'Energy',
      pet: 'Pet',
      tourist_tax: 'Tourist tax',
      deposit: 'Deposit',
      other: 'Other costs',
      discount_week: 'Weekly price',
      discount_length: 'Discount for a longer stay',
      discount_last_minute: 'Last-minute discount',
      discount_early: 'Early booking discount',
    },
    included: 'Included',
    onSite: 'paid on the spot',
    plan: 'Payment',
    payTo: 'The guest pays by bank transfer, directly to the landlord.',
    payments: { advance: 'Advance', balance: 'Balance', deposit: 'Deposit' },
    whole: 'Full amount',
    due: (day) => `by ${day}`,
    noPlan: 'Nothing is to be paid by bank transfer.',
    deposit: 'Deposit',
    noDeposit: 'No deposit is asked.',
    depositWithPlan: (amount) => `The deposit is ${amount}, to be paid as stated above.`,
    depositOnArrival: (amount) => `The deposit is ${amount}, to be paid on arrival.`,
    depositBack:
      'The landlord pays the deposit back within 14 days of departure. A landlord who keeps part of it says how much and why.',
    cancellation: 'Cancellation by the guest',
    backUntil: (value, day) => `On cancellation up to and including ${day}, ${percent(value)} is refunded.`,
    backNothing: 'On later cancellation nothing is refunded.',
    inWords: 'Guest and landlord agree on cancellation between themselves.',
    rules: 'House rules',
    clause: 'Special provisions',
    acceptance: 'Acceptance',
    accepting: (site) =>
      `The guest accepts this agreement on the personal page of the stay, where guest and landlord see when and by whom. ${site} is not a party to this agreement.`,
    page: (number, count) => `page ${number} of ${count}`,
  },
};

/** The file name of the PDF. */
export const agreementFileName = (code: string): string => `huurovereenkomst-${code}.pdf`;
