import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const context = { appUrl: 'https://kust.example' };
const token = 'a'.repeat(43);
const page = `${context.appUrl}/zoekmelding/${token}`;
const unsubscribeUrl = `${context.appUrl}/api/search-alerts/${token}/unsubscribe`;

describe('the letter that asks whether an alert is wanted', () => {
  it('leads to the page with the button', async () => {
    const props = { token, words: ['Oostende', '4 gasten'], homeName: null, isConfirmed: false };
    const letter = await renderMail('search-alert-asked', props, context);
    expect(letter.subject).toBe('Zet uw melding aan');
    expect(letter.html).toContain(`href="${page}"`);
    expect(letter.text).toContain('Oostende · 4 gasten');
    expect(letter.unsubscribeUrl).toBe(unsubscribeUrl);
  });

  it('says to whom has it already that there is nothing to do', async () => {
    const props = { token, words: [], homeName: 'Zee <b>zicht</b>', isConfirmed: true };
    const { subject, html, text } = await renderMail('search-alert-asked', props, context);
    expect(subject).toBe('Uw melding staat al aan');
    expect(text).toContain('Elke vakantiewoning aan de kust');
    expect(html).not.toContain('<b>zicht');
  });
});

describe('the letter of an alert', () => {
  const listing = {
    slug: 'zeezicht-oostende',
    name: 'Zeezicht <img src=x>',
    town: 'Oostende',
    facts: 'Appartement voor 4 personen',
    price: '€ 240,- voor 2 nachten',
    stay: '?arrival=2027-07-03&departure=2027-07-05',
  };
  const props = {
    token,
    words: ['Oostende'],
    query: 'listing_city_id=11',
    isOfHome: false,
    homes: [listing],
    more: 0,
  };

  it('shows each home with its stay, and leads to all and to the end', async () => {
    const two = { ...props, homes: [listing, { ...listing, slug: 'duinen' }], more: 3 };
    const {
      subject,
      html,
      text,
      unsubscribeUrl: ends,
    } = await renderMail('search-alert-found', two, context);
    expect(subject).toBe('Nieuw voor u: 5 woningen');
    expect(html).toContain('/aanbod/zeezicht-oostende?arrival=2027-07-03&amp;departure=2027-07-05"');
    expect(html).toContain('/aanbod?listing_city_id=11"');
    expect(html).not.toContain('<img');
    expect(text).toContain('€ 240,- voor 2 nachten');
    expect(text).toContain('nog 3 andere');
    expect([html.includes(`href="${unsubscribeUrl}"`), ends]).toEqual([true, unsubscribeUrl]);
  });

  it('names the one home', async () => {
    const { subject } = await renderMail('search-alert-found', props, context);
    expect(subject).toBe('Nieuw voor u: Zeezicht <img src=x> in Oostende');
    const ofListing = await renderMail('search-alert-found', { ...props, isOfHome: true }, context);
    expect(ofListing.subject).toBe('Uw dagen zijn vrij in Zeezicht <img src=x>');
  });
});
