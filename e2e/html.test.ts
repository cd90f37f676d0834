/** The raw HTML of one public page of every kind is valid. */
import { expect, test } from 'vitest';
import { route } from '@/lib/desk-paths';
import { plainArrival } from '@/lib/pages/plain-arrival';
import { checkHtml } from '@/e2e/support/html-checker';
import { origin, Program, publishListing } from '@/e2e/support/program';

const shown = 'villa-duinenlust-de-haan';
const slug = 'de-witte-golf-oostende';
const town = { listing_city_id: 11 };

const pages: Readonly<Record<string, [path: string, status?: number]>> = {
  home: [route('front-page')],
  overview: [route('listing.index')],
  town: [route('listing.index', {}, town)],
  'second page': [route('listing.index', {}, { page: 2 })],
  'page past the last': [route('listing.index', {}, { page: 400 })],
  'filtered search': [route('listing.index', {}, { ...town, price: '70-300', listing_setting_wifi: '1' })],
  'search by date': [
    route('listing.index', {}, { arrival: '2027-05-07', departure: '2027-05-10', adults: 2 }),
  ],
  'search without results': [route('listing.index', {}, { logiesdecreet: 'ZZZZZZ' })],
  detail: [route('listing.show', { slug })],
  'detail of a villa': [route('listing.show', { slug: shown })],
  'detail with a hidden address': [route('listing.show', { slug: 'studio-schelpje-koksijde' })],
  'detail of a disabled home': [route('listing.show', { slug: 'de-stille-duinpan-koksijde' })],
  'unknown home': [route('listing.show', { slug: 'bestaat-niet' }), 404],
  'unknown address': ['/bestaat/niet', 404],
  favourites: [route('listing.favorites')],
  'thanks for a listing': [route('listing.thank-you', {}, { action: 'create' })],
  'booking request': [route('listing.booking-request.create', { slug })],
  'thanks for a booking request': [route('listing.booking-request.thank-you', { slug })],
  'thanks without script': [route('listing.booking-request.thank-you', { slug }, plainArrival)],
  'booking request for an unknown home': [
    route('listing.booking-request.create', { slug: 'bestaat-niet' }),
    404,
  ],
  'contact request': [route('listing.contact-request.create', { slug })],
  'thanks for a contact request': [route('listing.contact-request.thank-you', { slug })],
  'thanks for a contact request without script': [
    route('listing.contact-request.thank-you', { slug }, plainArrival),
  ],
  alert: [route('search-alert.create', {}, { ...town, adults: 2 })],
  'alert of nobody': [route('search-alert.show', { token: 'a'.repeat(43) }), 404],
  'letters of nobody': [route('request-mails.show', { token: `1-${'a'.repeat(43)}` }), 404],
  login: [route('login')],
  'forgotten password': [route('forgot-password')],
  'new password': [route('reset-password', {}, { email: 'jan@kust.test', token: 'a'.repeat(43) })],
  'new password without its link': [route('reset-password')],
  'confirm an address': [route('must-verify-email', {}, { token: 'a'.repeat(43) })],
  'take back a change of address': [route('undo-email-change', {}, { token: 'a'.repeat(43) })],
  'take an account back': [route('undo-new-access', {}, { token: 'a'.repeat(43) })],
  about: [route('about')],
  contact: [route('contact')],
  'message sent without script': [route('contact', {}, { formulier: 'verzonden' })],
  'terms of use': [route('terms-of-service')],
  'terms and conditions': [route('terms-and-conditions')],
  disclaimer: [route('disclaimer')],
  'how we rank': [route('ranking')],
  accessibility: [route('accessibility')],
  privacy: [route('privacy')],
  'no network': [route('offline')],
};

/** The page of a listing that was briefly online. */
async function deletedListing(): Promise<string> {
  const admin = await Program.signedIn('admin');
  const { id, slug: gone } = await publishListing(admin);
  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  return route('listing.show', { slug: gone });
}

const faulty = '<!DOCTYPE html><html lang="nl"><title>Fout</title><p><div></div></p></html>';

test('of every kind of public page is valid', async () => {
  // Includes an invalid document, so that a validator that finds nothing is detected.
  const documents = new Map([['faulty', faulty]]);
  const all = { ...pages, 'deleted home': [await deletedListing(), 410] as const };
  for (const [name, [path, status = 200]] of Object.entries(all)) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type');
    expect([answer.status, type], name).toEqual([status, 'text/html; charset=utf-8']);
    documents.set(name, await answer.text());
  }
  const findings = checkHtml(documents);
  expect(findings).toContainEqual(expect.stringMatching(/^faulty: No “p” element in scope/));
  expect(findings.filter((line) => !line.startsWith('faulty: '))).toEqual([]);
});
