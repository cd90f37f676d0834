/** TanStack Query options for the site-wide settings. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { SettingsDto, SettingsInput } from '@/lib/settings/contract';

const address = '/api/settings';

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await api.get<{ data: SettingsDto }>(address, { signal })).data,
  });

export const settingsMutation = () => ({
  mutationFn: (body: SettingsInput) => api.put<{ data: SettingsDto }>(address, { body }),
});
