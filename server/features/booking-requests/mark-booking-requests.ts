import 'server-only';

import { markRequests } from '@/server/features/requests/mark-requests';

/** PUT /api/booking-requests/bulk-mark-as-read?ids= */
export const markAsRead = markRequests('booking-requests', 'readAt');

/** PUT /api/booking-requests/bulk-mark-as-handled?ids= */
export const markAsHandled = markRequests('booking-requests', 'handledAt');
