import { CalendarDays, Inbox, ListChecks, Sun, Users } from 'lucide-react';
import type { Elements } from '@/components/ui/elements';
import { route } from '@/lib/desk-paths';
import { dashboardTexts } from '@/lib/texts/dashboard';

interface BarPlace {
  label: string;
  icon: Elements;
  /** The pages it covers, the one it opens first; those missing from the user's menu are left out. */
  pages: readonly { label: string; href: string }[];
}

const texts = dashboardTexts.bar;
const icon = 'size-6';

/** The items of the bottom bar on phones, in order. */
export const barPlaces = (): readonly BarPlace[] => [
  {
    label: texts.today,
    icon: <Sun aria-hidden className={icon} />,
    pages: [{ label: texts.today, href: route('dashboard.today') }],
  },
  {
    label: texts.calendar,
    icon: <CalendarDays aria-hidden className={icon} />,
    pages: [
      { label: texts.planning, href: route('dashboard.planning') },
      { label: texts.perListing, href: route('dashboard.calendar') },
      { label: dashboardTexts.menu.changeovers, href: route('dashboard.changeovers') },
    ],
  },
  {
    label: texts.inbox,
    icon: <Inbox aria-hidden className={icon} />,
    pages: [
      { label: texts.requests, href: route('dashboard.booking-request.index') },
      { label: texts.questions, href: route('dashboard.contact-request.index') },
      { label: texts.bookings, href: route('dashboard.booking.index') },
    ],
  },
  {
    label: texts.review,
    icon: <ListChecks aria-hidden className={icon} />,
    pages: [
      { label: texts.review, href: route('dashboard.admin.listing.index') },
      { label: texts.allListings, href: route('dashboard.admin.listing.all') },
      { label: texts.allRequests, href: route('dashboard.admin.booking-request.index') },
    ],
  },
  {
    label: texts.users,
    icon: <Users aria-hidden className={icon} />,
    pages: [{ label: texts.users, href: route('dashboard.admin.user.index') }],
  },
];
