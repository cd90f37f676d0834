import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/lib/pages/metadata';

describe('the head of a page', () => {
  it('has title, description, canonical address and the same in its social tags', () => {
    const head = pageMetadata({ title: 'Contact', description: 'Schrijf ons.', path: '/contact' });
    expect(head).toMatchObject({
      title: 'Contact',
      description: 'Schrijf ons.',
      alternates: { canonical: '/contact' },
      openGraph: { title: 'Contact', description: 'Schrijf ons.', url: '/contact', locale: 'nl_BE' },
      twitter: { card: 'summary_large_image', title: 'Contact' },
    });
    expect(head).not.toHaveProperty('robots');
  });

  it('keeps search engines out of what they should not list', () => {
    expect(pageMetadata({ title: 'Bedankt', path: '/aanbod/bedankt', index: false }).robots).toEqual({
      index: false,
    });
  });
});
