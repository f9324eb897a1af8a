import * as z from 'zod/mini';

/** What a tab needs of the browser to talk to the others of this portal. */
export interface TabChannel {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => void;
}

/** Tabs of one member tell each other; those of another member are not meant. */
const tabMessage = z.object({
  member: z.string(),
  news: z.union([
    z.object({ type: z.literal('activity'), at: z.number() }),
    z.object({ type: z.literal('asking') }),
    z.object({ type: z.literal('ended'), problem: z.enum(['timed-out', 'signed-out-elsewhere']) }),
  ]),
});

export type TabNews = z.infer<typeof tabMessage>['news'];

export interface OtherTabs {
  tell: (member: string, news: TabNews) => void;
}

/** Without a medium every tab is on its own. */
export function createOtherTabs(
  medium: TabChannel | null,
  own: { member: () => string | null; onMessage: (news: TabNews) => void },
): OtherTabs {
  medium?.listen((received) => {
    const message = tabMessage.safeParse(received);
    if (message.success && message.data.member === own.member()) own.onMessage(message.data.news);
  });
  return { tell: (member, news) => medium?.post({ member, news }) };
}
