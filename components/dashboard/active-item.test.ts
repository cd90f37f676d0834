import { describe, expect, it } from 'vitest';
import { activeItem } from '@/components/dashboard/active-item';

const items = [
  { href: '/dashboard/admin' },
  { href: '/dashboard/admin/gebruikers' },
  { href: '/dashboard/aanbod' },
  { href: '/dashboard/aanbod-beheren' },
];

describe('activeItem', () => {
  it.each([
    ['/dashboard/admin', '/dashboard/admin'],
    ['/dashboard/admin/gebruikers/7', '/dashboard/admin/gebruikers'],
    ['/dashboard/admin/aanbod', '/dashboard/admin'],
    ['/dashboard/aanbod-beheren', '/dashboard/aanbod-beheren'],
    ['/dashboard/nieuws', undefined],
  ])('%s belongs to %s', (path, href) => {
    expect(activeItem(items, path)?.href).toBe(href);
  });
});
