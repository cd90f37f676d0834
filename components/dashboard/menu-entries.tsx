import {
  Activity,
  BellRing,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  CirclePlus,
  Flag,
  History,
  House,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  MessageSquareText,
  Newspaper,
  PencilLine,
  ReceiptEuro,
  RefreshCw,
  ScrollText,
  Siren,
  Star,
  UserRoundPen,
  Tags,
  Users,
} from 'lucide-react';
import type { Elements } from '@/components/ui/elements';
import { roles } from '@/lib/accounts/roles';
import type { HelperMenu } from '@/lib/listings/manager-roles';
import { route } from '@/lib/desk-paths';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRight, StaffRole } from '@/lib/staff/rights';
import type { UnreadList } from '@/lib/dashboard/unread';
import { dashboardTexts } from '@/lib/texts/dashboard';

const { landlord, coLandlord, admin } = roles;

export interface MenuEntry {
  label: string;
  href: string;
  icon: Elements;
  roles: readonly number[];
  /** The right that an admin needs for it; without one it is in no admin's menu. */
  right?: StaffRight;
  /** Also in the menu of users who clean or host a home, whatever their role. */
  helpers?: true;
  /** The list whose unread items its badge counts. */
  unread?: UnreadList;
  /** Draws a separator below it. */
  endsGroup?: true;
}

const texts = dashboardTexts.menu;
const icon = 'size-5 shrink-0';

/** Every page of the dashboard in menu order, with the roles whose menu contains it. */
const entries = (): readonly MenuEntry[] => [
  {
    label: texts.today,
    href: route('dashboard.today'),
    icon: <LayoutDashboard aria-hidden className={icon} />,
    roles: [landlord, coLandlord],
    endsGroup: true,
  },
  {
    label: texts.adTerms,
    href: route('terms-of-service'),
    icon: <ScrollText aria-hidden className={icon} />,
    roles: [landlord],
  },
  {
    label: texts.createListing,
    href: route('listing.create'),
    icon: <CirclePlus aria-hidden className={icon} />,
    roles: [landlord],
  },
  {
    label: texts.listings,
    href: route('dashboard.listing.index'),
    icon: <House aria-hidden className={icon} />,
    roles: [landlord],
    endsGroup: true,
  },
  {
    label: texts.planning,
    href: route('dashboard.planning'),
    icon: <CalendarRange aria-hidden className={icon} />,
    roles: [landlord, coLandlord],
  },
  {
    label: texts.changeovers,
    href: route('dashboard.changeovers'),
    icon: <ListChecks aria-hidden className={icon} />,
    roles: [landlord],
    helpers: true,
  },
  {
    label: texts.calendar,
    href: route('dashboard.calendar'),
    icon: <CalendarDays aria-hidden className={icon} />,
    roles: [landlord, coLandlord],
  },
  {
    label: texts.contactRequests,
    href: route('dashboard.contact-request.index'),
    icon: <MessageSquareText aria-hidden className={icon} />,
    roles: [landlord],
    unread: 'contact-requests',
  },
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
  {
    label: texts.guestPayments,
    href: route('dashboard.payments'),
    icon: <Landmark aria-hidden className={icon} />,
    roles: [landlord],
  },
  {
    label: texts.reviews,
    href: route('dashboard.review.index'),
    icon: <Star aria-hidden className={icon} />,
    roles: [landlord],
    unread: 'reviews',
    endsGroup: true,
  },
  {
    label: texts.statistics,
    href: route('dashboard.statistics'),
    icon: <ChartNoAxesColumn aria-hidden className={icon} />,
    roles: [landlord],
  },
  {
    label: texts.reviewListings,
    href: route('dashboard.admin.listing.index'),
    icon: <ListChecks aria-hidden className={icon} />,
    roles: [admin],
    right: 'moderate',
    unread: 'listing-reviews',
  },
  {
    label: texts.reportedReviews,
    href: route('dashboard.admin.review.index'),
    icon: <Flag aria-hidden className={icon} />,
    roles: [admin],
    right: 'moderate',
    unread: 'reported-reviews',
  },
  {
    label: texts.notices,
    href: route('dashboard.admin.notices'),
    icon: <Megaphone aria-hidden className={icon} />,
    roles: [admin],
    right: 'moderate',
  },
  {
    label: texts.signals,
    href: route('dashboard.admin.signals'),
    icon: <Siren aria-hidden className={icon} />,
    roles: [admin],
    right: 'signals',
  },
  {
    label: texts.shortStays,
    href: route('dashboard.admin.short-stays'),
    icon: <Landmark aria-hidden className={icon} />,
    roles: [admin],
    right: 'moderate',
    endsGroup: true,
  },
  {
    label: texts.allListings,
    href: route('dashboard.admin.listing.all'),
    icon: <House aria-hidden className={icon} />,
    roles: [admin],
    right: 'find',
  },
  {
    label: texts.allRequests,
    href: route('dashboard.admin.booking-request.index'),
    icon: <Inbox aria-hidden className={icon} />,
    roles: [admin],
    right: 'find',
  },
  {
    label: texts.users,
    href: route('dashboard.admin.user.index'),
    icon: <Users aria-hidden className={icon} />,
    roles: [admin],
    right: 'find',
  },
  {
    label: texts.inbox,
    href: route('dashboard.admin.inbox'),
    icon: <Inbox aria-hidden className={icon} />,
    roles: [admin],
    right: 'inbox',
    unread: 'inbox',
  },
  {
    label: texts.mails,
    href: route('dashboard.admin.mails'),
    icon: <Mail aria-hidden className={icon} />,
    roles: [admin],
    right: 'mails',
  },
  {
    label: texts.searchAlerts,
    href: route('dashboard.admin.search-alerts'),
    icon: <BellRing aria-hidden className={icon} />,
    roles: [admin],
    right: 'alerts',
  },
  {
    label: texts.figures,
    href: route('dashboard.admin.figures'),
    icon: <ChartNoAxesColumn aria-hidden className={icon} />,
    roles: [admin],
    right: 'figures',
  },
  {
    label: texts.tariffs,
    href: route('dashboard.admin.money'),
    icon: <Tags aria-hidden className={icon} />,
    roles: [admin],
    right: 'money',
  },
  {
    label: texts.dac7,
    href: route('dashboard.admin.dac7'),
    icon: <ReceiptEuro aria-hidden className={icon} />,
    roles: [admin],
    right: 'money',
  },
  {
    label: texts.auditLog,
    href: route('dashboard.admin.audit-log'),
    icon: <History aria-hidden className={icon} />,
    roles: [admin],
    right: 'read_log',
  },
  {
    label: texts.texts,
    href: route('dashboard.admin.texts'),
    icon: <PencilLine aria-hidden className={icon} />,
    roles: [admin],
    right: 'texts',
  },
  {
    label: texts.health,
    href: route('dashboard.admin.health'),
    icon: <Activity aria-hidden className={icon} />,
    roles: [admin],
    right: 'health',
    endsGroup: true,
  },
  {
    label: texts.news,
    href: route('dashboard.news.index'),
    icon: <Newspaper aria-hidden className={icon} />,
    roles: [landlord, admin],
    right: 'find',
  },
  {
    label: texts.subscriptions,
    href: route('dashboard.subscription.index'),
    icon: <RefreshCw aria-hidden className={icon} />,
    roles: [landlord],
  },
  {
    label: texts.payments,
    href: route('dashboard.invoice.index'),
    icon: <ReceiptEuro aria-hidden className={icon} />,
    roles: [landlord],
  },
  {
    label: texts.profile,
    href: route('dashboard.profile'),
    icon: <UserRoundPen aria-hidden className={icon} />,
    roles: [landlord, coLandlord],
    helpers: true,
  },
];

export interface MenuUser {
  roleId: number;
  staffRole: StaffRole | null;
  help: HelperMenu;
}

/** The menu of a user; an admin's depends on their rights. */
export function menuEntries({ roleId, staffRole, help }: MenuUser): readonly MenuEntry[] {
  const hidden = hiddenBy()[help];
  const isAllowed = (right?: StaffRight) =>
    roleId !== admin || (right !== undefined && hasStaffRight(staffRole, right));
  return entries().filter(
    ({ roles, right, helpers, href }) =>
      (roles.includes(roleId) && isAllowed(right) && !hidden.includes(href)) ||
      (help !== 'none' && helpers === true),
  );
}

/** The entries that a co-landlord's menu leaves out, by the kind of help they give. */
const hiddenBy = (): Readonly<Record<HelperMenu, readonly string[]>> => ({
  none: [],
  changeovers: [],
  'hosting-only': [route('dashboard.calendar')],
  'cleaning-only': [route('dashboard.today'), route('dashboard.planning'), route('dashboard.calendar')],
});
