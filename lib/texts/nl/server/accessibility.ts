import { contactDetails } from '@/lib/site-contact';
import { siteName } from '@/lib/site';

interface AccessibilitySection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export const accessibilityTexts = {
  documentTitle: 'Toegankelijkheid',
  description:
    'Hoe deze site bruikbaar is voor iedereen, wat nog niet goed toegankelijk is, en waar u terechtkunt.',
  title: 'Toegankelijkheid',
  intro: 'Hoe deze site bruikbaar is voor iedereen, en wat nog beter moet.',
  contact: 'Laat ons iets weten',
} as const;

export const accessibilitySections = (): readonly AccessibilitySection[] => [
  {
    title: 'Wat deze site doet',
    paragraphs: [
      `Op ${siteName()} zoekt u een vakantiewoning aan de Belgische kust, stelt u vragen aan verhuurders, vraagt u een verblijf aan en volgt u het op. Verhuurders beheren er hun woningen, kalenders en aanvragen. U hebt er een browser en een e-mailadres voor nodig, verder niets.`,
    ],
  },
  {
    title: 'Waar we ons aan houden',
    paragraphs: [
      'We bouwen de site volgens de Europese norm EN 301 549, die voor sites verwijst naar WCAG 2.1, niveau AA.',
    ],
    points: [
      'Alles werkt met het toetsenbord alleen, in een logische volgorde en met een zichtbare focus.',
      'Koppen, knoppen, velden en foutmeldingen hebben een naam die een schermlezer voorleest. Een fout staat bij het veld en in een lijst bovenaan.',
      'Pagina’s passen op schermen vanaf 320 pixels breed en blijven bruikbaar met dubbel zo grote tekst.',
      'Tekst en knoppen hebben genoeg contrast, ook in de donkere weergave.',
      'Wat op de kaart staat, staat ook in de lijst. Een kalender kunt u met de pijltjestoetsen bedienen.',
      'Zoeken, vragen stellen en een verblijf aanvragen gaat ook zonder script.',
      'Waar een pagina na enkele seconden verdergaat, kunt u dat tegenhouden.',
      'Wat gasten lezen, bestaat in het Nederlands, Frans, Duits en Engels.',
    ],
  },
  {
    title: 'Hoe we dat bewaken',
    paragraphs: [
      'Bij elke wijziging worden de pagina’s automatisch nagekeken op toegankelijkheid (met axe), op geldige HTML en op contrast, op de breedte van een telefoon en van een computer. Een fout houdt de wijziging tegen. Een onafhankelijke instantie heeft de site nog niet beoordeeld.',
    ],
  },
  {
    title: 'Wat nog niet goed toegankelijk is',
    paragraphs: ['Dit weten we, en hier is wat u intussen kunt doen:'],
    points: [
      'Foto’s en teksten van verhuurders: een foto heeft alleen een beschrijving als de verhuurder er een schreef. Vraag het de verhuurder of ons.',
      'Pdf-bestanden (facturen, overzichten, de huurovereenkomst) hebben geen structuur voor schermlezers. Dezelfde gegevens staan op uw pagina’s; we sturen ze op verzoek als tekst.',
      'Een kaart van Google, als die is ingesteld, is van een ander bedrijf. De lijst ernaast bevat dezelfde woningen.',
      'Wat verhuurders en beheerders na het inloggen zien, bestaat alleen in het Nederlands.',
    ],
  },
  {
    title: 'Lukt er iets niet?',
    paragraphs: [
      `Schrijf naar ${contactDetails.email} of bel ${contactDetails.phone}. Zeg welke pagina het is en wat u wilde doen. We helpen u verder en zoeken een oplossing. Deze uitleg geven we u ook mondeling.`,
      'Bent u niet tevreden met ons antwoord, dan kunt u dat kosteloos melden bij de Economische Inspectie van de FOD Economie.',
    ],
  },
];
