import 'server-only';

import { markRequests } from '@/server/features/requests/mark-requests';

/** PUT /api/contact-requests/bulk-mark-as-read?ids= */
export const markAsRead = markRequests('contact-requests', 'readAt');

/** PUT /api/contact-requests/bulk-mark-as-handled?ids= */
export const markAsHandled = markRequests('contact-requests', 'handledAt');
