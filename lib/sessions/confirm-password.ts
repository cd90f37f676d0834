/** Does not use the query client: the dialog is also on public pages, for admins. */
import { api } from '@/lib/api/client';
import type { ConfirmPasswordInput } from '@/lib/sessions/contract';

export const confirmPassword = (body: ConfirmPasswordInput) =>
  api.post<undefined>('/api/user/confirm-password', { body });
