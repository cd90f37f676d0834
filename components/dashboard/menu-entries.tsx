import { CalendarCheck, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRequestList } from '@/lib/booking-requests/queries';
import { route } from '@/lib/paths';
import { dashboardTexts } from '@/lib/texts/dashboard';

/** The user roles of spec D §9. */
const landlord = 1;

export interface MenuEntry {
  label: string;
  href: string;
  icon: ReactNode;
  roles: readonly number[];
  /** What its badge counts the unread ones of. */
  unread?: BookingRequestList;
}

const texts = dashboardTexts.menu;
const icon = 'size-5 shrink-0';

/** Every page of the dashboard in the order of its menu, and whose menu it stands in (spec D §2). */
const entries: readonly MenuEntry[] = [
  {
    label: texts.bookingRequests,
    href: route('dashboard.booking-request.index'),
    icon: <Inbox aria-hidden className={icon} />,
    roles: [landlord],
    unread: 'booking-requests',
  },
  {
    label: texts.bookings,
    href: route('dashboard.booking.index'),
    icon: <CalendarCheck aria-hidden className={icon} />,
    roles: [landlord],
    unread: 'bookings',
  },
];

export function menuEntries(roleId: number): readonly MenuEntry[] {
  return entries.filter(({ roles }) => roles.includes(roleId));
}
