import * as z from 'zod/mini';

/** What a tab needs of the browser to talk to the others of this portal. */
export interface TwinMedium {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => void;
}

/** Tabs of one member tell each other; those of another member are not meant. */
const twinMessage = z.object({
  member: z.string(),
  news: z.union([
    z.object({ type: z.literal('activity'), at: z.number() }),
    z.object({ type: z.literal('asking') }),
    z.object({ type: z.literal('ended'), problem: z.enum(['timed-out', 'signed-out-elsewhere']) }),
  ]),
});

export type TwinNews = z.infer<typeof twinMessage>['news'];

export interface Twins {
  tell: (member: string, news: TwinNews) => void;
}

/** Without a medium every tab is on its own. */
export function createTwins(
  medium: TwinMedium | null,
  own: { member: () => string | null; hear: (news: TwinNews) => void },
): Twins {
  medium?.listen((received) => {
    const message = twinMessage.safeParse(received);
    if (message.success && message.data.member === own.member()) own.hear(message.data.news);
  });
  return { tell: (member, news) => medium?.post({ member, news }) };
}
