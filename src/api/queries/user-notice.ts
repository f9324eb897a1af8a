import { queryOptions } from '@tanstack/react-query';
import { zGetUserNoticeResponse } from '#generated/member/zod.gen.ts';
import type { Clients } from '../clients.ts';

/** The insurer's notice for everybody as rich text, not sanitised; null when there is none. */
export const userNoticeQuery = (clients: Clients) =>
  queryOptions({
    queryKey: ['user-notice'],
    // Shown for as long as the session lasts, whoever looks.
    gcTime: Infinity,
    // Whoever asks logs the failure; nobody is shown it.
    meta: { customError: true },
    queryFn: async ({ signal }): Promise<string | null> => {
      const answer = await clients.member('GET /public/user-notice', zGetUserNoticeResponse, {
        signal,
      });
      return answer.notice?.trim() || null;
    },
  });
