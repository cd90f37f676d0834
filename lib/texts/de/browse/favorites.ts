import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorites';

export const favoritesPageTexts: InOtherWords<typeof nl.favoritesPageTexts> = {
  title: 'Ihre Merkliste',
  intro:
    'Die Unterkünfte, die Sie mit einem Herz markiert haben. Sie werden nur auf diesem Gerät gespeichert.',
  description: 'Alle Ferienwohnungen, die Sie sich gemerkt haben, auf einen Blick.',
  list: 'Gemerkte Ferienwohnungen',
  empty:
    'Ihre Merkliste ist noch leer. Tippen Sie bei einer Unterkunft auf das Herz, um sie hier wiederzufinden.',
  toListings: 'Ferienwohnungen ansehen',
  failedTitle: 'Ihre Merkliste konnte nicht geladen werden',
  failedText:
    'Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihre Merkliste ist nicht verloren.',
  someFailed: (count) =>
    pluralForm(count) === 'one'
      ? 'Eine gemerkte Unterkunft konnte nicht geladen werden.'
      : `${count} gemerkte Unterkünfte konnten nicht geladen werden.`,
  retry: 'Erneut versuchen',
  gone: (count) =>
    pluralForm(count) === 'one'
      ? 'Eine gemerkte Unterkunft gibt es nicht mehr. Wir haben sie von Ihrer Liste genommen.'
      : `${count} gemerkte Unterkünfte gibt es nicht mehr. Wir haben sie von Ihrer Liste genommen.`,
  offlineTitle: 'Zurzeit nicht zu mieten',
  remove: 'Entfernen',
  removed: (name) => `${name} steht nicht mehr auf Ihrer Merkliste.`,
  undo: 'Rückgängig machen',
  share: 'Diese Liste teilen',
  copied: 'Link kopiert',
  link: 'Link zu dieser Liste',
  sharedTitle: 'Geteilte Merkliste',
  sharedIntro: 'Jemand hat diese Ferienwohnungen für Sie zusammengestellt.',
  sharedGone: 'Keine dieser Unterkünfte ist zurzeit zu mieten.',
  keepAll: 'Alle auf meine Merkliste',
  allSaved: 'Auf Ihrer Merkliste',
  own: 'Ihre eigene Merkliste',
  noScript: 'Ihre Merkliste liegt in Ihrem Browser. Um sie anzuzeigen, muss JavaScript eingeschaltet sein.',
};
