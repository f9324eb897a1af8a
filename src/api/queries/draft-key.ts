import { queryOptions } from '@tanstack/react-query';
import { zGetDraftKeyResponse } from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

/** The user's own key for what is typed and not sent yet: 256 bits, base64url. */
export const draftKeyQuery = (clients: Clients, userId: string) =>
  queryOptions({
    queryKey: ['draft-key', userId],
    queryFn: async ({ signal }): Promise<string> => {
      const { key } = await clients.member('GET /users/{userId}/draft-key', zGetDraftKeyResponse, {
        params: { path: { userId } },
        signal,
      });
      return key;
    },
  });
