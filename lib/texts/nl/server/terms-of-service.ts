import { advertisingCostsText } from '@/lib/texts/nl/server/advertising-costs';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

export interface TermsArticle {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export const termsTexts = {
  documentTitle: 'Servicevoorwaarden',
  description:
    'De afspraken tussen u en ons: gratis account, geen commissie, prijzen inclusief btw, en wat we van gasten en verhuurders verwachten.',
  title: 'Servicevoorwaarden',
  intro:
    'Dit zijn de afspraken die gelden wanneer u deze site gebruikt, als bezoeker, gast of verhuurder. We hebben ze zo kort en duidelijk mogelijk geschreven.',
  contents: 'Inhoud',
  article: (number: number, title: string) => `Artikel ${number}. ${title}`,
  articleId: (number: number) => `artikel-${number}`,
} as const;

/**
 * The 20 articles of the terms of use.
 * @param months how long guests' data are kept, as text
 */
export function termsArticles(months: string): readonly TermsArticle[] {
  return [...aboutTheSite(), ...aboutAdvertising(), ...aboutStaying(), ...aboutTheLaw(months)];
}

function aboutTheSite(): TermsArticle[] {
  const site = siteName();
  const { street, postalCode, city, companyNumber, email } = contactDetails;
  return [
    {
      title: 'Wie wij zijn',
      paragraphs: [
        `${site} is een online marktplaats voor vakantiewoningen aan de Belgische kust. Ons adres is ${street}, ${postalCode} ${city}, met ondernemingsnummer ${companyNumber}. U bereikt ons op ${email}.`,
        `In deze voorwaarden is een “verhuurder” wie een vakantiewoning op de site aanbiedt, een “gast” wie er een wil huren, en een “gebruiker” iedereen die de site gebruikt.`,
      ],
    },
    {
      title: 'Toepassing',
      paragraphs: [
        'Deze voorwaarden gelden voor elk gebruik van de site. Wie een account maakt, aanvaardt ze. Andere voorwaarden gelden tussen u en ons alleen als we dat samen schriftelijk afspreken.',
        'Tussen gast en verhuurder geldt wat zij onderling afspreken. Die afspraak mag niet tegen deze voorwaarden ingaan.',
      ],
    },
    {
      title: 'Wat we doen en wat niet',
      paragraphs: [
        'We geven verhuurders de ruimte om hun woning voor te stellen en gasten de middelen om te zoeken, een vraag te stellen en een verblijf aan te vragen.',
        'We verhuren zelf geen woningen, zijn geen vastgoedmakelaar, reisorganisator of verzekeraar, en zijn geen partij in de huurovereenkomst. We ontvangen of bewaren geen huurgelden.',
      ],
    },
    {
      title: 'Kosten',
      paragraphs: [
        advertisingCostsText(),
        'We rekenen geen commissie aan: niet aan de verhuurder, niet aan de gast, en ook niet wanneer een verblijf doorgaat. Zoeken, vragen stellen en aanvragen versturen kost niets.',
      ],
    },
    {
      title: 'Uw account',
      paragraphs: [
        'Om een account te maken moet u 21 jaar of ouder zijn en uw eigen naam en e-mailadres opgeven. We vragen uw geboortedatum om dat na te gaan; andere gebruikers zien die niet.',
        'Elke gebruiker heeft één account. Alleen verhuurkantoren mogen er meer dan één hebben.',
        'Hou uw wachtwoord voor uzelf. Wat met uw account gebeurt, wordt u toegerekend tot u ons meldt dat iemand anders het gebruikt. Wie alleen uw kalender mee beheert, nodigt u daarvoor uit met een eigen account.',
      ],
    },
  ];
}

function aboutAdvertising(): TermsArticle[] {
  return [
    {
      title: 'Adverteren',
      paragraphs: [
        'U adverteert alleen woningen die u mag verhuren en die aan de Belgische kust liggen. Per woning is er één advertentie.',
        'Uw tekst, foto’s, kenmerken en kalender zijn juist, volledig en actueel. U vermeldt alles wat een gast vooraf moet weten, ook wat minder leuk is, zoals werken in de straat.',
      ],
    },
    {
      title: 'Logiesdecreet en vergunningen',
      paragraphs: [
        'Elke advertentie draagt het nummer waarmee de woning bij Toerisme Vlaanderen aangemeld is. U bent er als verhuurder voor verantwoordelijk dat het nummer bij de woning hoort en dat de woning voldoet aan het logiesdecreet en aan de regels van de gemeente en de mede-eigendom.',
        'Gemeentelijke verblijfsbelasting, inkomstenbelasting en btw zijn zaak van de verhuurder. Belastingen op vakantiewoningen zijn een vast bedrag per jaar: wat een gast als toeristenbelasting betaalt, rekent de verhuurder door.',
      ],
    },
    {
      title: 'Prijzen',
      paragraphs: [
        'De prijs in de advertentie is de prijs die de gast betaalt, btw inbegrepen. Hij geldt per nacht en voor de hele woning, tenzij de advertentie duidelijk iets anders zegt. Zodra de dagen gekozen zijn, ziet de gast het totaal met alle verplichte kosten voor zijn gezelschap.',
        'Kosten die elke gast moet betalen, zoals een verplichte schoonmaak, staan in de prijs of uitdrukkelijk in de advertentie. Na de goedkeuring van een aanvraag verandert de prijs alleen nog als gast en verhuurder samen een wijziging van het verblijf afspreken.',
      ],
    },
    {
      title: 'Foto’s en teksten',
      paragraphs: [
        'Wat u plaatst, blijft van u. U geeft ons het recht om het op de site, in zoekresultaten en in berichten over uw woning te tonen zolang uw advertentie bestaat.',
        'U plaatst alleen foto’s en teksten waarvoor u de rechten hebt, en geen foto’s waarop mensen herkenbaar zijn die daar niet mee instemden. Uit de foto’s die we tonen, halen we de plaatsgegevens van het toestel.',
      ],
    },
    {
      title: 'Nazicht en weigering',
      paragraphs: [
        'Een beheerder kijkt elke nieuwe advertentie na voor ze online komt, en opnieuw wanneer het adres of het logiesdecreetnummer verandert. Dat nazicht is geen keuring van de woning en geen garantie.',
        'We kunnen een advertentie weigeren of offline halen als ze niet aan deze voorwaarden voldoet. We zeggen u waarom, en u kunt daarop antwoorden.',
        'Wat mensen ons melden en wat opvalt, bekijkt en beslist altijd een medewerker: computers wijzen hoogstens aan wat iemand moet nakijken. Iedereen kan een woning, een beoordeling of een bericht melden met ‘Meld dit’; wie meldt, krijgt een ontvangstbewijs en onze beslissing. Wie een maatregel treft, leest de grond, het artikel, de feiten en wat ertegen kan, en kan binnen zes maanden één keer in beroep gaan. Een andere beheerder beslist daarover als die er is.',
      ],
    },
  ];
}

function aboutStaying(): TermsArticle[] {
  const site = siteName();
  return [
    {
      title: 'Aanvragen en reserveringen',
      paragraphs: [
        'Een aanvraag is een vraag van een gast, nog geen reservering. Er is pas een overeenkomst wanneer de verhuurder de aanvraag goedkeurt, of wanneer de gast een voorstel van de verhuurder aanvaardt. Een wijziging van een goedgekeurd verblijf geldt pas als de ander ze aanvaardt.',
        'De verhuurder antwoordt zo snel mogelijk en beslist vrij, zonder te discrimineren. De hoofdhuurder is op de dag van aankomst minstens 21 jaar.',
      ],
    },
    {
      title: 'Betaling en waarborg',
      paragraphs: [
        `De gast betaalt rechtstreeks aan de verhuurder; een betaling loopt nooit via ${site}. Heeft de verhuurder betaalvoorwaarden, dan leest de gast ze voor hij aanvraagt, en na de goedkeuring wat hij wanneer betaalt. Heeft de verhuurder er geen, dan spreken gast en verhuurder samen af hoe en wanneer er betaald wordt.`,
        'De verhuurder bevestigt de bedragen schriftelijk voor de gast betaalt, en geeft de waarborg terug binnen de afgesproken tijd, verminderd met bewezen schade.',
      ],
    },
    {
      title: 'Annuleren',
      paragraphs: [
        'Wat bij een annulering terugbetaald wordt, staat bij de vakantiewoning en bij de aanvraag. Het blijft voor die aanvraag zoals het was toen de gast ze deed. Staat er niets, dan spreken gast en verhuurder het vooraf af. Spraken zij niets af, dan geldt de wet.',
        'Annuleert de verhuurder een goedgekeurd verblijf, dan betaalt hij alles terug wat de gast al betaalde en brengt hij de gast meteen op de hoogte.',
      ],
    },
    {
      title: 'Het verblijf',
      paragraphs: [
        'De verhuurder zorgt dat de woning op de afgesproken tijd klaar is, schoon is en overeenkomt met de advertentie. De gast gebruikt ze zorgvuldig, met niet meer personen en dieren dan afgesproken, en volgt de huisregels.',
        'Is er iets niet in orde, dan meldt de gast dat meteen aan de verhuurder, zodat die het kan oplossen.',
      ],
    },
    {
      title: 'Wat niet mag',
      paragraphs: ['Op de site en in contacten die eruit voortkomen, mag u niet:'],
      points: [
        'valse of misleidende gegevens opgeven, of u voor iemand anders uitgeven;',
        'gegevens van andere gebruikers verzamelen, of ze voor iets anders gebruiken dan een verblijf;',
        'ongevraagde reclame versturen, discrimineren, beledigen of bedreigen;',
        'de site overbelasten, de beveiliging omzeilen of inhoud op grote schaal overnemen;',
        'gasten een commissie of vergoeding vragen om via de site te bemiddelen.',
      ],
    },
  ];
}

function aboutTheLaw(months: string): TermsArticle[] {
  const site = siteName();
  return [
    {
      title: 'Uw gegevens',
      paragraphs: [
        'We gebruiken uw persoonsgegevens om de site te laten werken, uw aanvragen door te geven en u te antwoorden, en verkopen ze nooit. Gegevens van een gast gaan alleen naar de verhuurder aan wie hij ze stuurt.',
        `We maken een reserveringsaanvraag ${months} na het vertrek anoniem, en een vraag aan een verhuurder ${months} na de verzending. U kunt uw gegevens altijd inkijken, verbeteren of laten wissen. Wat we in uw browser bewaren, leest u in de disclaimer.`,
      ],
    },
    {
      title: 'Beschikbaarheid van de site',
      paragraphs: [
        'We doen ons best om de site altijd bereikbaar en juist te houden, maar kunnen onderbrekingen niet uitsluiten. Onderhoud plannen we zoveel mogelijk op rustige uren.',
        'Kalenders die u met andere platformen koppelt, lezen we regelmatig in. Wat een ander platform te laat of fout doorgeeft, kunnen wij niet weten: kijk bij twijfel zelf na of dagen vrij zijn.',
      ],
    },
    {
      title: 'Aansprakelijkheid',
      paragraphs: [
        `${site} is niet aansprakelijk voor wat gebruikers plaatsen of met elkaar afspreken, voor de staat van een woning, of voor schade tijdens een verblijf.`,
        'Niets in deze voorwaarden beperkt onze aansprakelijkheid voor opzet, zware fout of schade aan personen, of rechten die de wet u als consument geeft.',
      ],
    },
    {
      title: 'Einde van uw account',
      paragraphs: [
        'U kunt uw account op elk moment verwijderen, zodra er geen goedgekeurde verblijven meer lopen of gepland zijn. Uw advertenties verdwijnen dan ook.',
        'We kunnen een account blokkeren of afsluiten bij een ernstige of herhaalde inbreuk op deze voorwaarden. Behalve bij fraude of gevaar verwittigen we u vooraf.',
      ],
    },
    {
      title: 'Wijzigingen, klachten en recht',
      paragraphs: [
        'Passen we deze voorwaarden aan, dan laten we het u minstens dertig dagen vooraf weten als u een account hebt. Wat al goedgekeurd is, blijft onder de oude voorwaarden lopen. Is één bepaling ongeldig, dan blijven de andere gelden.',
        'Hebt u een klacht, schrijf ons dan via de contactpagina: we zoeken eerst samen naar een oplossing. Komen we er niet uit, dan kunt u terecht bij de Consumentenombudsdienst. Het Belgische recht geldt, en de rechtbank van uw woonplaats of die van onze zetel is bevoegd.',
      ],
    },
  ];
}
