/** Account-related API calls made by the browser. */
import { queryOptions } from '@tanstack/react-query';
import type {
  ForgotPasswordInput,
  LoginAnswer,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  UndoneAnswer,
  VerifyEmailInput,
} from '@/lib/accounts/contract';
import { tellSessionOver } from '@/lib/accounts/session-news';
import { fetchCurrentUser } from '@/lib/accounts/viewer';
import { api } from '@/lib/api/client';

type Message = { message: string };

export const currentUserOptions = () =>
  queryOptions({
    queryKey: ['current-user'],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: 60_000,
  });

export const signIn = (body: LoginInput) => api.post<LoginAnswer>('/login', { body });
export async function signOut(): Promise<void> {
  await api.post<undefined>('/logout');
  tellSessionOver();
}
export const register = (body: RegisterInput) => api.post<Message>('/register', { body });
export const requestPasswordReset = (body: ForgotPasswordInput) =>
  api.post<Message>('/forgot-password', { body });
/** Ends every session of the account. */
export async function resetPassword(body: ResetPasswordInput): Promise<Message> {
  const answer = await api.post<Message>('/reset-password', { body });
  tellSessionOver();
  return answer;
}
export const verifyEmail = (body: VerifyEmailInput) => api.post<Message>('/api/email/verify', { body });
export const undoEmailChange = (body: VerifyEmailInput) =>
  api.post<UndoneAnswer>('/api/email/undo-change', { body });
export const sendVerificationMail = () => api.post<Message>('/api/email/verification-notification');
