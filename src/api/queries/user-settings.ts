import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { zAcceptTermsResponse, zGetUserSettingsResponse } from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';
import { userSettings } from '../read-calls.ts';

export type UserSettings = z.infer<typeof zGetUserSettingsResponse>;

/** What the user has set, and whether they have accepted the terms of use (`tosChecked`). */
export const userSettingsQuery = (clients: Clients, userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId],
    queryFn: ({ signal }): Promise<UserSettings> => {
      const { operation, params } = userSettings(userId);
      return clients.member(operation, zGetUserSettingsResponse, { params, signal });
    },
  });

/** Answers the settings as they are afterwards. */
export const acceptTerms = (clients: Clients, userId: string): Promise<UserSettings> =>
  clients.member('PUT /users/{userId}/settings/terms', zAcceptTermsResponse, {
    params: { path: { userId } },
    body: { tosChecked: true },
  });
