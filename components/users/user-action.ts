import type { UserDto } from '@/lib/accounts/contract';

/** Props of a dialog about a user, opened by another component. */
export interface UserActionProps {
  user: UserDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
