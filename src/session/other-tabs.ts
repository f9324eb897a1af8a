import * as z from 'zod/mini';

/** The parts of the browser that a tab needs to talk to the others of this portal. */
export interface TabChannel {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => void;
}

/** The messages between tabs about the session. */
export const sessionNews = z.union([
  z.object({ type: z.literal('activity'), at: z.number() }),
  z.object({ type: z.literal('asking') }),
  z.object({ type: z.literal('ended'), problem: z.enum(['timed-out', 'signed-out-elsewhere']) }),
]);

export interface OtherTabs<News> {
  tell: (member: string, news: News) => void;
}

/**
 * Creates the channel between the tabs of one member; those of another member are not included. Without a medium every
 * tab is on its own.
 * @param schema of the messages; any other is ignored
 */
export function createOtherTabs<News>(
  medium: TabChannel | null,
  schema: z.ZodMiniType<News>,
  own: { member: () => string | null; onMessage: (news: News) => void },
): OtherTabs<News> {
  const tabMessage = z.object({ member: z.string(), news: schema });
  medium?.listen((received) => {
    const message = tabMessage.safeParse(received);
    if (message.success && message.data.member === own.member()) own.onMessage(message.data.news);
  });
  return { tell: (member, news) => medium?.post({ member, news }) };
}
