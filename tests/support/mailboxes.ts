import * as z from 'zod/mini';
import { everyRight } from './plans.ts';

interface SentMessage {
  messageId: string;
  subject?: string;
  status?: string;
  isFromMember?: boolean;
  conversation?: object[];
  [more: string]: unknown;
}

/** An insurer's message center in memory: the messages of each mailbox, and the mailboxes that may be read. */
export function messageCenter(
  boxes: Record<string, SentMessage[]>,
  members: readonly object[] = [],
) {
  const problem = (status: number) =>
    Response.json({ type: 'about:blank', title: 'No', status }, { status });
  const made: string[] = [];
  return {
    boxes,
    /** The requested changes, in order. */
    made,
    answer: async (path: string, request: Request): Promise<Response | null> => {
      if (path.includes('/accessrights/')) {
        return Response.json({ accessibleMembers: members, rights: everyRight });
      }
      const [, memberId = '', id, change] =
        /message-center\/([^/]+)\/messages(?:\/([^/]+))?(\/status|\/replies)?$/.exec(path) ?? [];
      if (memberId === '') return null;
      const { searchParams } = new URL(request.url);
      const box = boxes[memberId];
      if (id === 'count') {
        const others = (searchParams.get('additionalRequestedMemberIds') ?? '').split(',');
        const counted = [memberId, ...others.filter(Boolean)];
        return Response.json({
          data: counted.map((countedId) => ({
            memberId: countedId,
            count: (boxes[countedId] ?? []).filter((message) => message.status === 'unread').length,
          })),
        });
      }
      if (box === undefined) return problem(403);
      if (id === undefined) return Response.json(pageOf(box, searchParams));
      const message = box.find(({ messageId }) => messageId === id);
      if (message === undefined) return problem(404);
      if (request.method === 'DELETE') {
        made.push(`delete ${id}`);
        boxes[memberId] = box.filter((sentMessage) => sentMessage !== message);
        return new Response(null, { status: 204 });
      }
      if (change === '/replies') {
        const { text } = z.object({ text: z.string() }).parse(await request.json());
        made.push(`reply ${id}: ${text}`);
        const reply = {
          messageId: `re-${id}`,
          isFromMember: true,
          sentAt: '2026-11-21T12:00:00Z',
          body: `<p>${text}</p>`,
          inReplyTo: id,
        };
        const { conversation = [{ messageId: id }] } = message;
        message.conversation = [...conversation, reply];
        box.push({ ...message, ...reply, conversation: message.conversation });
        return Response.json(
          { messageId: reply.messageId, answerDueBy: '2026-11-24' },
          { status: 201 },
        );
      }
      if (change !== undefined) {
        const body: unknown = await request.json();
        Object.assign(message, body);
        made.push(`${message.status ?? ''} ${id}`);
        return new Response(null, { status: 204 });
      }
      return Response.json({ memberId, ...message });
    },
  };
}

function pageOf(box: readonly SentMessage[], query: URLSearchParams) {
  const isArchive = query.get('status') === 'archived';
  const [page, pageSize] = ['page', 'pageSize'].map((name) => Number(query.get(name)));
  const isSent = query.get('folder') === 'sent';
  const all = box.filter(
    (message) =>
      (message.status === 'archived') === isArchive &&
      (isArchive || !!message.isFromMember === isSent),
  );
  const start = ((page ?? 1) - 1) * (pageSize ?? 10);
  return {
    items: all
      .slice(start, start + (pageSize ?? 10))
      .map((message) => ({ ...message, body: undefined })),
    page,
    pageSize,
    total: all.length,
  };
}

/** Tabs of one browser: each receives the messages of the others. */
export function tabsTogether() {
  const listeners = new Map<object, (message: unknown) => void>();
  return () => {
    const tab = {
      post: (message: unknown) => {
        for (const [other, listen] of listeners) {
          if (other !== tab) listen(structuredClone(message));
        }
      },
      listen: (listener: (message: unknown) => void) => {
        listeners.set(tab, listener);
      },
    };
    return tab;
  };
}
