import { describe, expect, it } from 'vitest';
import { hasStaffRight, staffRights, staffRoles } from '@/lib/staff/rights';
import type { StaffRight } from '@/lib/staff/rights';

// The keys of the table are the rights.
const rights = Object.keys(staffRights) as StaffRight[];
const rightsOf = (role: (typeof staffRoles)[number]) => rights.filter((right) => hasStaffRight(role, right));

describe('what admins may do', () => {
  it('is all for an owner, and nothing for who is no admin', () => {
    expect(rightsOf('owner')).toEqual(rights);
    expect(rights.filter((right) => hasStaffRight(null, right))).toEqual([]);
  });

  it('leaves the settings and other admins to owners', () => {
    for (const role of staffRoles.filter((one) => one !== 'owner')) {
      expect(rightsOf(role)).not.toContain('admins');
      expect(rightsOf(role)).not.toContain('settings');
    }
  });

  it('keeps money from who helps users and who judges homes, and people’s doors from who keeps the books', () => {
    expect(rightsOf('support')).not.toContain('money');
    expect(rightsOf('moderator')).not.toContain('money');
    expect(rightsOf('finance')).toEqual(['find', 'read_log', 'notes', 'health', 'figures', 'money']);
  });
});
