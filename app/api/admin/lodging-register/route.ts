import { registerStateAnswer, registerUploadInput } from '@/lib/lodging-register/contract';
import { endpoint } from '@/server/http/endpoint';
import { registerUpload, uploadRegister } from '@/server/features/lodging-register/upload-register';
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

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'settings',
    summary: 'Imports a file of the lodging register, and answers with the imports until now',
    body: registerUploadInput,
    uploads: registerUpload,
    response: registerStateAnswer,
  },
  uploadRegister,
);
