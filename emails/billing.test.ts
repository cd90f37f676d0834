import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const appUrl = 'https://kust.example';
const who = { firstName: 'Lotte' };
const money = { total: 149_50, currency: 'EUR' };
const name = 'Jaar - <b>golf</b>-oostende';
const refused = { ...who, ...money, name, url: null, needsAction: false, onlineUntil: '7 december 2026' };
const bill = 'https://betalen.example/in_1';
const listing = { ...who, listingName: 'De <b>golf</b>' };
const offer = { ...listing, lastDay: '30 november 2026', isOffer: true };

describe('letters about money', () => {
  it.each([
    [
      'payment-received',
      { ...who, ...money, name, number: '2026-000007' },
      '/dashboard/facturen',
      '2026-000007',
    ],
    ['payment-failed', refused, '/dashboard/abonnementen', '7 december 2026'],
    [
      'payment-refunded',
      { ...who, ...money, number: '2026-000007', creditNumber: 'C2026-000001' },
      '/dashboard/facturen',
      'C2026-000001',
    ],
    ['subscription-ends', offer, '/dashboard/aanbod-beheren', 'gratis'],
    ['subscription-ends', { ...offer, isOffer: false }, '/dashboard/abonnementen', '30 november 2026'],
    ['subscription-ended', { ...listing, isRefused: true }, '/dashboard/abonnementen', 'zodra u betaalt'],
    ['subscription-ended', { ...listing, isRefused: false }, '/dashboard/aanbod-beheren', 'publiceer'],
    [
      'billing-notice',
      { kind: 'dispute', number: '2026-000007', userId: 12, amount: 149_50, currency: 'EUR' },
      '/dashboard/admin/gebruikers/12',
      'vraagt de € 149,50 van factuur 2026-000007 terug',
    ],
  ])(
    '%s says what happened, and leads where something can be done: %o',
    async (template, props, path, words) => {
      const { subject, html, text } = await renderMail(template, props, { appUrl });
      expect(subject).not.toMatch(/undefined|null|\n/);
      expect(html).toContain(`href="${appUrl}${path}"`);
      expect(html).not.toContain('<b>golf</b>');
      expect(text.replaceAll('\u{a0}', ' ')).toContain(words);
      expect(text).not.toMatch(/undefined|null/);
    },
  );

  it.each([true, false])(
    'payment-failed leads to the bill where there is one (bank asks: %s)',
    async (needsAction) => {
      const { subject, html } = await renderMail(
        'payment-failed',
        { ...refused, url: bill, needsAction },
        { appUrl },
      );
      expect(html).toContain(`href="${bill}"`);
      expect(subject.startsWith('Bevestig')).toBe(needsAction);
    },
  );
});
