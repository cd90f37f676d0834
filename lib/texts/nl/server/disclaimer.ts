import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

interface DisclaimerSection {
  title: string;
  paragraphs: readonly string[];
}

/** What is stored in the browser: name, purpose, duration. */
interface StoredItem {
  name: string;
  purpose: string;
  duration: string;
}

export const disclaimerTexts = {
  documentTitle: 'Disclaimer',
  description:
    'Waarvoor we instaan en waarvoor niet, wat er met uw gegevens gebeurt, en welke cookies we gebruiken.',
  title: 'Disclaimer',
  intro: 'Waarvoor we instaan, waarvoor niet, en wat er met uw gegevens gebeurt.',
  cookiesId: 'cookies',
  cookiesTitle: 'Cookies',
  cookies: [
    'Een cookie is een klein stukje tekst dat een site in uw browser bewaart. Uit zichzelf gebruikt deze site alleen wat nodig is om te werken. Daarvoor vraagt de wet geen toestemming. Dit is de volledige lijst:',
  ],
  cookiesAfter: [
    'We meten bezoekers niet met cookies en tonen geen advertenties van anderen. Het aantal keren dat een woning bekeken wordt, tellen we zonder bij te houden wie u bent.',
    'Zet u meldingen op een toestel aan, dan geeft uw browser ons een adres bij zijn maker (Apple, Google, Microsoft of Mozilla) en bewaren wij dat tot u ze uitzet of uitlogt. Wat we daarheen sturen, is versleuteld: alleen uw toestel kan het lezen.',
    'Sommige onderdelen komen van anderen, zoals een kaart van Google wanneer die is ingesteld. Die laden we alleen als u functionele cookies toestaat. Is voor de formulieren de beveiligingscontrole van Google ingesteld, dan wordt die pas geladen wanneer u een formulier begint in te vullen.',
    'Uw keuze geldt 90 dagen en u kunt ze altijd wijzigen.',
  ],
  changeCookies: 'Cookievoorkeuren wijzigen',
  table: { name: 'Naam', purpose: 'Waarvoor', duration: 'Hoe lang' },
} as const;

export const storedItems: readonly StoredItem[] = [
  {
    name: 'cookie_preferences',
    purpose: 'Onthoudt uw keuze over cookies.',
    duration: '90 dagen',
  },
  {
    name: 'cookie_question',
    purpose: 'Onthoudt dat u de vraag over cookies sloot zonder te kiezen.',
    duration: 'Tot u het tabblad sluit',
  },
  {
    name: 'loaded_anew',
    purpose:
      'Onthoudt wanneer een pagina opnieuw geladen werd omdat een deel ontbrak, zodat dat één keer gebeurt.',
    duration: 'Tot u het tabblad sluit',
  },
  {
    name: 'language_switch_place',
    purpose: 'Onthoudt waar u op een pagina was, als u ze in een andere taal opent.',
    duration: 'Tot u het tabblad sluit',
  },
  {
    name: 'language_offer_refused',
    purpose: 'Onthoudt dat u geen andere taal aangeboden wilt krijgen.',
    duration: 'Tot u de gegevens van uw browser wist',
  },
  {
    name: 'favorite_listings',
    purpose: 'Onthoudt de woningen die u als favoriet aanduidt. Blijft op uw toestel.',
    duration: 'Tot u ze verwijdert',
  },
  {
    name: 'favorite_lines',
    purpose:
      'Onthoudt naam en badplaats van uw favorieten, zodat u ze ook zonder internet ziet. Blijft op uw toestel.',
    duration: 'Tot u ze verwijdert',
  },
  {
    name: 'own_requests',
    purpose:
      'Onthoudt welke woning u voor welke dagen aanvroeg, zodat u dat ook zonder internet ziet. Alleen als u functionele cookies toestaat. Blijft op uw toestel.',
    duration: 'Tot na uw vertrek, of tot u functionele cookies weigert',
  },
  {
    name: 'offline-page',
    purpose:
      'Bewaart één pagina met haar opmaak, voor als er geen internet is. Pas als u een favoriet of een aanvraag hebt, de site op uw beginscherm zette of meldingen aanzette. Bevat niets over u.',
    duration: 'Tot u uw browsergegevens wist',
  },
  {
    name: 'overview_view',
    purpose: 'Onthoudt of u het aanbod als lijst of op de kaart bekijkt. Blijft op uw toestel.',
    duration: 'Tot u de lijst weer kiest',
  },
  {
    name: 'holiday_region',
    purpose:
      'Onthoudt van welke streek een verhuurder de vakanties op zijn kalender ziet. Blijft op uw toestel.',
    duration: 'Tot u uw browsergegevens wist',
  },
  {
    name: 'row_keys',
    purpose: 'Onthoudt of een verhuurder de sneltoetsen van lijsten uitzette. Blijft op uw toestel.',
    duration: 'Tot u uw browsergegevens wist',
  },
  {
    name: 'payment_matches',
    purpose:
      'Onthoudt welke verrichtingen van een afschrift een verhuurder koppelde, met de rekening van wie betaalde. Blijft op uw toestel.',
    duration: 'Tot u uw browsergegevens wist',
  },
  {
    name: 'XSRF-TOKEN',
    purpose: 'Beveiligt formulieren: alleen onze eigen pagina’s kunnen iets in uw naam versturen.',
    duration: '12 uur',
  },
  {
    name: 'next-auth.session-token',
    purpose: 'Houdt u ingelogd. Op een beveiligde verbinding staat __Host- voor de naam.',
    duration: '12 uur zonder activiteit, of 30 dagen als u ingelogd wilt blijven',
  },
  {
    name: 'known_browser',
    purpose:
      'Herkent een toestel waarop u al inlogde, zodat mislukte pogingen van anderen u niet ophouden. Logt niemand in. Op een beveiligde verbinding staat __Host- voor de naam.',
    duration: '180 dagen, of tot u uw wachtwoord wijzigt',
  },
  {
    name: 'second-factor',
    purpose:
      'Onthoudt dat de eerste stap van het inloggen gelukt is, tot u de tweede stap zet. Logt niemand in.',
    duration: '10 minuten',
  },
  {
    name: 'signed_in',
    purpose: 'Onthoudt dat iemand ingelogd is, zodat pagina’s weten of ze uw account moeten tonen.',
    duration: 'Tot u uitlogt of de browser sluit, of 30 dagen als u ingelogd wilt blijven',
  },
  {
    name: 'form-memory',
    purpose:
      'Bewaart wat u invulde als een formulier zonder script nog een fout bevat, en welke aanvraag u net verstuurde. Versleuteld.',
    duration: '10 minuten',
  },
  {
    name: 'form:…',
    purpose: 'Bewaart een half ingevuld formulier op uw toestel, zodat u niets kwijtraakt.',
    duration: 'Tot u het tabblad sluit of het formulier verstuurt',
  },
  {
    name: 'listing-form:…',
    purpose:
      'Bewaart wat u in een advertentie typte maar nog niet opsloeg. Blijft op uw toestel, zonder foto’s.',
    duration: 'Tot u de advertentie opslaat of opnieuw begint. Na 14 dagen wordt het niet meer gebruikt',
  },
  {
    name: 'results:…',
    purpose: 'Onthoudt waar u was in de zoekresultaten, zodat u daar terugkomt.',
    duration: 'Tot u het tabblad sluit',
  },
];

/** Only if signing in with external accounts is configured. */
export const storedForProviders: readonly StoredItem[] = [
  {
    name: 'next-auth.…',
    purpose:
      'Beveiligt het inloggen met een account van een andere dienst. Versleuteld of zonder gegevens over u.',
    duration: '15 minuten, of tot u de browser sluit',
  },
  {
    name: 'pending_identity',
    purpose:
      'Onthoudt welke gegevens de andere dienst over u doorgaf, tot uw account gekoppeld of aangemaakt is. Versleuteld.',
    duration: '10 minuten',
  },
];

/** @param months how long guests' data are kept, as text */
export function disclaimerSections(months: string): readonly DisclaimerSection[] {
  const site = siteName();
  return [
    {
      title: 'Advertenties van verhuurders',
      paragraphs: [
        `De advertenties op ${site} worden geschreven door de verhuurders zelf. We kijken ze na voor ze online komen, maar we bezoeken de woningen niet. De verhuurder moet ervoor zorgen dat tekst, foto’s, prijs en beschikbaarheid kloppen.`,
        'Vindt u een fout of iets wat niet door de beugel kan, laat het ons dan weten via de contactpagina. We kijken het na.',
      ],
    },
    {
      title: 'Afspraken tussen gast en verhuurder',
      paragraphs: [
        `${site} is geen partij in de huurovereenkomst. Betaling, waarborg, sleutel en verblijf regelen gast en verhuurder samen. Geschillen daarover lossen zij onderling op.`,
      ],
    },
    {
      title: 'Inhoud van de site',
      paragraphs: [
        'We besteden veel zorg aan deze site, maar kunnen niet garanderen dat alles altijd volledig, juist en bereikbaar is. Aan prijzen of beschikbaarheid die door een technische fout verkeerd getoond werden, kunnen geen rechten ontleend worden zolang de verhuurder ze niet bevestigde.',
        'Links naar andere sites zijn bedoeld als hulp. Voor hun inhoud zijn wij niet verantwoordelijk.',
      ],
    },
    {
      title: 'Intellectuele eigendom',
      paragraphs: [
        `De vormgeving, teksten en tekeningen van de site zijn van ${site}. Foto’s en teksten van een advertentie zijn van de verhuurder. Neem niets over zonder toestemming van wie het gemaakt heeft.`,
      ],
    },
    {
      title: 'Uw persoonsgegevens',
      paragraphs: [
        'We verwerken alleen wat nodig is: de gegevens van uw account, van uw advertenties, en van de aanvragen en berichten die u verstuurt. Een aanvraag of bericht gaat naar de verhuurder aan wie u het stuurt. Onze beheerders kunnen het lezen om u of de verhuurder te helpen; verder krijgt niemand het te zien.',
        `Reserveringsaanvragen worden ${months} na het vertrek anoniem gemaakt, vragen aan een verhuurder ${months} na de verzending. Wie een account verwijdert, verwijdert ook zijn advertenties en gegevens, behalve wat de wet ons verplicht te bewaren, zoals facturen.`,
        `U hebt het recht om uw gegevens in te kijken, te verbeteren, mee te nemen of te laten wissen. Schrijf naar ${contactDetails.email}. Bent u het niet eens met ons antwoord, dan kunt u terecht bij de Gegevensbeschermingsautoriteit.`,
      ],
    },
  ];
}
