import { contactDetails } from '@/lib/site-contact';
import { siteName } from '@/lib/site';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/accessibility';

export const accessibilityTexts: InOtherWords<typeof nl.accessibilityTexts> = {
  documentTitle: 'Accessibilité',
  description:
    'Comment ce site reste utilisable par tous, ce qui n’est pas encore accessible, et à qui vous adresser.',
  title: 'Accessibilité',
  intro: 'Comment ce site reste utilisable par tous, et ce qui doit encore être amélioré.',
  contact: 'Nous signaler un problème',
};

export const accessibilitySections: typeof nl.accessibilitySections = () => [
  {
    title: 'À quoi sert ce site',
    paragraphs: [
      `Sur ${siteName()}, vous cherchez un logement de vacances à la côte belge, vous posez des questions aux propriétaires, vous demandez un séjour et vous en assurez le suivi. Les propriétaires y gèrent leurs logements, leurs calendriers et leurs demandes. Un navigateur et une adresse e-mail suffisent.`,
    ],
  },
  {
    title: 'Les règles que nous suivons',
    paragraphs: [
      'Nous construisons le site selon la norme européenne EN 301 549, qui renvoie pour les sites aux WCAG 2.1, niveau AA.',
    ],
    points: [
      'Tout fonctionne au clavier seul, dans un ordre logique et avec un focus visible.',
      'Les titres, boutons, champs et messages d’erreur portent un nom que les lecteurs d’écran restituent. Une erreur est indiquée près du champ et dans une liste en haut du formulaire.',
      'Les pages s’adaptent aux écrans à partir de 320 pixels de large et restent utilisables avec un texte deux fois plus grand.',
      'Les textes et les boutons sont suffisamment contrastés, y compris en mode sombre.',
      'Ce qui figure sur la carte figure aussi dans la liste. Les calendriers s’utilisent avec les touches fléchées.',
      'Il est possible de chercher, de poser une question et de demander un séjour sans script.',
      'Lorsqu’une page passe à la suivante après quelques secondes, vous pouvez l’en empêcher.',
      'Ce que lisent les vacanciers existe en néerlandais, en français, en allemand et en anglais.',
    ],
  },
  {
    title: 'Comment nous y veillons',
    paragraphs: [
      'À chaque modification, les pages sont contrôlées automatiquement : accessibilité (avec axe), validité du HTML et contrastes, à la largeur d’un téléphone et d’un ordinateur. Une erreur bloque la modification. Le site n’a pas encore été évalué par un organisme indépendant.',
    ],
  },
  {
    title: 'Ce qui n’est pas encore accessible',
    paragraphs: ['Voici ce que nous savons, et ce que vous pouvez faire en attendant :'],
    points: [
      'Photos et textes des propriétaires : une photo n’a de description que si le propriétaire en a rédigé une. Posez-lui la question, ou posez-la-nous.',
      'Les fichiers PDF (factures, relevés, contrat de location) n’ont pas de structure pour les lecteurs d’écran. Les mêmes données figurent sur vos pages ; nous les envoyons sous forme de texte sur demande.',
      'La carte de Google, lorsqu’elle est activée, vient d’une autre entreprise. La liste à côté contient les mêmes logements.',
      'Ce que voient les propriétaires et les administrateurs une fois connectés n’existe qu’en néerlandais.',
    ],
  },
  {
    title: 'Un problème ?',
    paragraphs: [
      `Écrivez à ${contactDetails.email} ou appelez le ${contactDetails.phone}. Dites-nous de quelle page il s’agit et ce que vous vouliez faire. Nous vous aidons et cherchons une solution. Ces explications peuvent aussi vous être données de vive voix.`,
      'Si notre réponse ne vous satisfait pas, vous pouvez le signaler gratuitement à l’Inspection économique du SPF Économie.',
    ],
  },
];
