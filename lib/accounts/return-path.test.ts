import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '@/lib/accounts/return-path';

describe('where signing in leads', () => {
  it.each([
    ['/dashboard/kalender/huis-aan-zee?action=log', '/dashboard/kalender/huis-aan-zee?action=log'],
    ['/dashboard/aanbod/aanmaken', '/dashboard/aanbod/aanmaken'],
    ['/aanbod/huis-aan-zee#kaart', '/aanbod/huis-aan-zee#kaart'],
  ])('is the page that was asked for: %s', (wished, expected) => {
    expect(safeReturnPath(wished)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    ['/dashboard', '/contact'],
    'https://elders.test/',
    '//elders.test/dashboard',
    '/\\elders.test',
    '/\t/elders.test',
    '\\\\elders.test',
    'javascript:alert(1)',
    'dashboard',
    '/dashboard/bestaat-niet/echt',
    '/api/user',
    '/logout',
    '/inloggen?terug=/inloggen',
    '/auth',
    '/inloggen/verder',
  ])('is the dashboard for anything else: %s', (wished) => {
    expect(safeReturnPath(wished)).toBe('/dashboard');
  });
});
