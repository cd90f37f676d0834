import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/how-we-rank';
import type { SortOrder } from '@/lib/search/parameters';

export const rankTexts: InOtherWords<typeof nl.rankTexts> = {
  documentTitle: 'So sortieren wir',
  description:
    'Was die Reihenfolge der Unterkünfte bestimmt, warum niemand einen Platz kaufen kann und wie Bewertungen geprüft werden.',
  title: 'So sortieren wir',
  intro: 'Was darüber entscheidet, welche Unterkunft oben steht, und wer eine Bewertung schreiben darf.',
};

const rules: Readonly<Record<SortOrder, string>> = {
  recent:
    'Zuoberst steht, was zuletzt von einem Administrator freigegeben wurde. Eine Anzeige zu ändern, offline zu nehmen oder erneut zu bezahlen ändert daran nichts.',
  price_asc:
    'Der niedrigste Preis steht oben. Haben Sie Tage oder Monate gewählt, zählt der Gesamtpreis des Aufenthalts für Ihre Reisegruppe, sonst der Preis pro Nacht.',
  price_desc: 'genau umgekehrt.',
  rating_asc:
    'Die niedrigste Note steht oben. Unterkünfte ohne Bewertung stehen am Ende, die neuesten zuerst.',
  rating_desc: 'Die höchste Note steht oben. Auch hier stehen Unterkünfte ohne Bewertung am Ende.',
};

export const rankSections: typeof nl.rankSections = (figures) => {
  const { orders, perPage, most, reviewDays, reviewsShown, score } = figures;
  return [
    {
      title: 'Niemand kann einen Platz kaufen',
      paragraphs: [
        'Vermieter können nicht dafür bezahlen, weiter oben zu stehen. Es gibt keine gesponserten Plätze und keine Werbung zwischen den Ergebnissen. Welches Abonnement ein Vermieter hat, spielt keine Rolle.',
        'Die Reihenfolge ist für alle gleich: Wer Sie sind, was Sie sich zuvor angesehen haben und mit welchem Gerät Sie suchen, ist ohne Belang.',
      ],
    },
    {
      title: 'Welche Unterkünfte Sie sehen',
      paragraphs: [
        'Alle Unterkünfte, die online sind und alles erfüllen, was Sie gewählt haben. Haben Sie Tage gewählt, sehen Sie nur, was dann frei ist und was der Vermieter für diese Tage und Ihre Reisegruppe vermietet. Ein Filter lässt eine Unterkunft zu oder nicht; nach vorn rückt sie dadurch nicht.',
        `Eine Liste zeigt ${perPage} Unterkünfte pro Seite und höchstens ${most}. Die Karte zeigt dieselben Unterkünfte.`,
      ],
    },
    {
      id: 'volgorde',
      title: 'Die Reihenfolge',
      paragraphs: [
        `Sie wählen selbst. Wählen Sie nichts, gilt „${orders[0]?.name ?? ''}“. Nur Folgendes bestimmt den Platz:`,
      ],
      points: orders.map(({ order, name }) => `${name}: ${rules[order]}`),
    },
    {
      title: 'Auf anderen Seiten',
      paragraphs: [
        'Die Reihen auf der Startseite zeigen jeweils die neuesten Unterkünfte, die zum Titel der Reihe passen. Eine Unterkunft steht in höchstens einer Reihe.',
        'Nach Bewertung können Sie sortieren, sobald mindestens eine Unterkunft eine Bewertung hat. Bei Gleichstand entscheidet die Nummer der Anzeige, damit keine Unterkunft doppelt erscheint oder fehlt.',
      ],
    },
    {
      id: 'beoordelingen',
      title: 'Wie Bewertungen geprüft werden',
      paragraphs: ['Jede Bewertung stammt von einem Gast, von dem wir wissen, dass er dort gebucht hatte:'],
      points: [
        'Nur wer einen Aufenthalt angefragt hat, den der Vermieter bestätigt hat und der vorbei ist, kann ihn über den persönlichen Link zu diesem Aufenthalt bewerten.',
        `Das geht ab dem Tag nach der Abreise ${reviewDays} Tage lang und nur einmal pro Aufenthalt.`,
        'Vermieter und alle, die den Kalender mitverwalten, können ihre eigene Unterkunft nicht bewerten.',
        'Eine Bewertung erscheint sofort. Danach ändert sie niemand mehr, auch wir nicht, und wir bezahlen nicht dafür.',
        'Der Vermieter kann einmal antworten und uns eine Bewertung melden, sie aber nicht entfernen. Eine Meldung allein blendet nichts aus. Ein Administrator kann eine Bewertung ausblenden; den Grund erfährt, wer sie geschrieben hat.',
        `Die Note einer Unterkunft ist der Durchschnitt aller sichtbaren Bewertungen, auf einer Skala bis ${score}. Die neuesten stehen oben: ${reviewsShown} auf der Seite selbst, die übrigen auf den folgenden Seiten.`,
        'Ob alles stimmt, was ein Gast schreibt, können wir nicht prüfen: Wir sind nicht vor Ort.',
      ],
    },
  ];
};
