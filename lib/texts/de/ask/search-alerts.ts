import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/search-alerts';

export const searchAlertTexts: InOtherWords<typeof nl.searchAlertTexts> = {
  title: 'Suchauftrag anlegen',
  introSearch:
    'Wir schreiben Ihnen, sobald eine Unterkunft hinzukommt, die zu Ihrer Suche passt, höchstens einmal am Tag.',
  introDays:
    'Wir schreiben Ihnen, sobald eine Unterkunft hinzukommt oder frei wird, die zu Ihrer Suche passt, höchstens einmal am Tag.',
  introListing: (name) => `Wir schreiben Ihnen, sobald diese Tage in ${name} frei werden.`,
  asked: 'Sie suchen',
  everything: 'Jede Ferienwohnung an der Küste',
  licence: 'Eine bestimmte Registrierungsnummer',
  backToSearch: 'Zurück zu den Ergebnissen',
  backToListing: 'Zurück zur Unterkunft',
  email: 'E-Mail-Adresse',
  emailHelp:
    'Wir schicken zuerst eine E-Mail mit einem Button. Erst wenn Sie darauf klicken, ist der Suchauftrag aktiv.',
  submit: 'Suchauftrag anlegen',
  privacy: 'Wir verwenden Ihre Adresse nur dafür. In jeder E-Mail können Sie den Suchauftrag beenden.',
  failed: 'Der Suchauftrag konnte nicht gespeichert werden. Versuchen Sie es später noch einmal.',
  noDays: 'Wählen Sie zuerst eine Anreise und eine Abreise.',
  over: 'Diese Tage sind schon vorbei. Wählen Sie andere Tage.',
  noListing: 'Diese Unterkunft ist nicht mehr online.',

  sent: 'Sehen Sie in Ihr Postfach.',
  sentText:
    'Wir haben Ihnen eine E-Mail geschickt. Klicken Sie auf den Button darin, dann ist der Suchauftrag aktiv. Nichts erhalten? Sehen Sie auch im Spam-Ordner nach.',

  alertTitle: 'Ihr Suchauftrag',
  confirmIntro: 'Klicken Sie auf den Button, dann schreiben wir Ihnen, sobald es etwas Neues gibt.',
  confirm: 'Suchauftrag aktivieren',
  watching: 'Ihr Suchauftrag ist aktiv.',
  watchingText: 'Wir sehen jede Minute nach und schreiben Ihnen höchstens einmal am Tag.',
  until: (day) => `Er endet automatisch nach ${day}.`,
  end: 'Suchauftrag beenden',
  ended: 'Ihr Suchauftrag ist beendet.',
  endedText: 'Sie erhalten dazu keine E-Mails mehr.',
  gone: 'Dieser Link ist nicht mehr gültig.',
  goneText:
    'Ein Suchauftrag, der nicht innerhalb von 24 Stunden aktiviert wird, verfällt. Speichern Sie Ihre Suche gern noch einmal.',
  search: 'Ferienwohnungen ansehen',
  listing: 'Unterkunft ansehen',
  confirmed: 'Ihr Suchauftrag ist aktiv.',
};
