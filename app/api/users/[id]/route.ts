import { idParams } from '@/lib/api/params';
import { updateUserInput } from '@/lib/profile/contract';
import { removeUserInput, updatedUserAnswer, userAnswer } from '@/lib/users/contract';
import { endpoint } from '@/server/http/endpoint';
import { deleteUser } from '@/server/features/users/delete-user';
import { getUser } from '@/server/features/users/get-user';
import { updateUser } from '@/server/features/users/update-user';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Oneself; for admins anybody; for landlords, in short, who manages their calendars',
    params: idParams,
    response: userAnswer,
  },
  getUser,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: "Changes one's own data, or another's by an admin; a new address waits for its confirmation",
    params: idParams,
    body: updateUserInput,
    refuses: [423],
    response: updatedUserAnswer,
    limit: 'own',
  },
  updateUser,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: "Removes one's own account, with its password, or another's by an admin",
    params: idParams,
    body: removeUserInput,
    refuses: [423],
    response: 'empty',
    status: 204,
    limit: 'own',
  },
  deleteUser,
);
