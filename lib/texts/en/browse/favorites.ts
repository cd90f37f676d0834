import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorites';

const isOne = (count: number) => pluralForm(count) === 'one';

export const favoritesPageTexts: InOtherWords<typeof nl.favoritesPageTexts> = {
  title: 'Your favourites',
  intro: 'The homes you marked with a heart. They are kept on this device only.',
  description: 'The holiday homes you marked as favourites, all in one place.',
  list: 'Favourite holiday homes',
  empty: 'You have no favourites yet. Tap the heart next to a home and you’ll find it here.',
  toListings: 'See all holiday homes',
  failedTitle: 'Your favourites couldn’t be loaded',
  failedText: 'Check your internet connection and try again. Your favourites are not lost.',
  someFailed: (count) =>
    isOne(count) ? 'One favourite couldn’t be loaded.' : `${count} favourites couldn’t be loaded.`,
  retry: 'Try again',
  gone: (count) =>
    isOne(count)
      ? 'One favourite no longer exists and has been taken off your list.'
      : `${count} favourites no longer exist and have been taken off your list.`,
  offlineTitle: 'Not available at the moment',
  remove: 'Remove',
  removed: (name) => `${name} is no longer one of your favourites.`,
  undo: 'Undo',
  share: 'Share this list',
  copied: 'Link copied',
  link: 'Link to this list',
  sharedTitle: 'Shared favourites',
  sharedIntro: 'Someone put together this list of holiday homes for you.',
  sharedGone: 'None of these homes is available to rent at the moment.',
  keepAll: 'Add to my favourites',
  allSaved: 'Added to your favourites',
  own: 'Your own favourites',
  noScript: 'Your favourites are kept in your browser. JavaScript must be on for us to show them.',
};
