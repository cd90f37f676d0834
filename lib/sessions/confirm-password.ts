/** No query client here: public pages have the dialog too, for admins. */
import { api } from '@/lib/api/client';
import type { ConfirmPasswordInput } from '@/lib/sessions/contract';

export const confirmPassword = (body: ConfirmPasswordInput) =>
  api.post<undefined>('/api/user/confirm-password', { body });
