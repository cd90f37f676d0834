import { settingsAnswer, settingsInput } from '@/lib/settings/contract';
import { endpoint } from '@/server/http/endpoint';
import { getSettings } from '@/server/features/settings/get-settings';
import { updateSettings } from '@/server/features/settings/update-settings';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'settings',
    summary: 'What admins set for the whole site',
    response: settingsAnswer,
  },
  getSettings,
);

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'settings',
    summary: 'Sets what holds for the whole site',
    body: settingsInput,
    response: settingsAnswer,
  },
  updateSettings,
);
