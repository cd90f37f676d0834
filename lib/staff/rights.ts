/** What each admin may do (docs/rules/users.md#roles-of-admins): the one table behind every check, menu and test. */

/** owner: everything, other admins included. */
export const staffRoles = ['support', 'moderator', 'finance', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

const all: readonly StaffRole[] = staffRoles;
const helpers: readonly StaffRole[] = ['support', 'moderator', 'owner'];
const judges: readonly StaffRole[] = ['moderator', 'owner'];
const desk: readonly StaffRole[] = ['support', 'owner'];
const bookkeepers: readonly StaffRole[] = ['finance', 'owner'];
const owners: readonly StaffRole[] = ['owner'];

/** Right → the roles that have it. */
export const staffRights = {
  /** Reading homes in any state, people, requests and invoices. */
  find: all,
  read_log: all,
  notes: all,
  health: all,
  /** Changing somebody's home and calendar, and reading its access instructions and linked calendars. */
  homes: helpers,
  /** Answering and deleting requests in a landlord's place. */
  requests: helpers,
  /** Names, address and photo of a user, making a co-landlord a landlord, writing to them. */
  users: helpers,
  mails: helpers,
  alerts: helpers,
  inbox: helpers,
  /** Approving, denying and removing homes, hiding reviews, what authorities are told about homes and stays. */
  moderate: judges,
  suspend: judges,
  remove_users: judges,
  signals: judges,
  /** What visitors read: news and the site's own texts. */
  texts: judges,
  impersonate: desk,
  reset_factors: desk,
  /** Exporting and erasing the data stored about a guest. */
  guest_data: desk,
  figures: ['finance', 'moderator', 'owner'],
  /** Income, refunds, free periods, and Stripe events. */
  money: bookkeepers,
  settings: owners,
  /** Making somebody an admin, and any change to another admin. */
  admins: owners,
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffRight = keyof typeof staffRights;

/** Whether somebody with this role, or null for none, has a right. */
export function hasStaffRight(role: StaffRole | null, right: StaffRight): boolean {
  const allowed: readonly StaffRole[] = staffRights[right];
  return role !== null && allowed.includes(role);
}
