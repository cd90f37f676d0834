import { registerStateAnswer } from '@/lib/lodging-register/contract';
import { endpoint } from '@/server/http/endpoint';
import { getRegisterState } from '@/server/features/lodging-register/get-register-state';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'health',
    summary: 'The last imports of the lodging register, and homes online whose licence it no longer has',
    response: registerStateAnswer,
  },
  getRegisterState,
);
