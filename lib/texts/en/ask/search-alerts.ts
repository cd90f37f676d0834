import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/search-alerts';

export const searchAlertTexts: InOtherWords<typeof nl.searchAlertTexts> = {
  title: 'Keep me posted',
  introSearch:
    'We’ll email you as soon as a holiday home that matches your search is added, once a day at most.',
  introDays:
    'We’ll email you as soon as a holiday home that matches your search is added or becomes free, once a day at most.',
  introListing: (name) => `We’ll email you as soon as these dates become free at ${name}.`,
  asked: 'You’re looking for',
  everything: 'Any holiday home on the coast',
  licence: 'One registration number',
  backToSearch: 'Back to the results',
  backToListing: 'Back to the home',
  email: 'Email address',
  emailHelp: 'We’ll first send you an email with a button. The alert is only on once you press it.',
  submit: 'Keep me posted',
  privacy: 'We use your address for this only. You can stop the alert from any of the emails.',
  failed: 'The alert couldn’t be saved. Try again later.',
  noDays: 'Choose an arrival and a departure first.',
  over: 'These dates have already passed. Choose other dates.',
  noListing: 'This holiday home is no longer online.',

  sent: 'Check your inbox.',
  sentText:
    'We’ve sent you an email. Press the button in it to switch on the alert. Nothing there? Look in your junk mail too.',

  alertTitle: 'Your alert',
  confirmIntro: 'Press the button and we’ll email you as soon as there’s news.',
  confirm: 'Switch on alert',
  watching: 'Your alert is on.',
  watchingText: 'We look every minute and email you once a day at most.',
  until: (day) => `It stops by itself after ${day}.`,
  end: 'Stop alert',
  ended: 'Your alert has been stopped.',
  endedText: 'You won’t receive any more emails about this.',
  gone: 'This link is no longer valid.',
  goneText:
    'An alert that isn’t switched on within 24 hours disappears. You’re welcome to save your search again.',
  search: 'See all holiday homes',
  listing: 'View the home',
  confirmed: 'Your alert is on.',
};
