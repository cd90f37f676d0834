import type { UserDto } from '@/lib/accounts/contract';

/** A dialog about a user that something else opens. */
export interface UserDeedProps {
  user: UserDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
