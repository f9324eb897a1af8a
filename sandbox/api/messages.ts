import type { DatabaseSync } from 'node:sqlite';
import { zGetMessageCountPath, zGetMessageCountQuery } from '#generated/message-center/zod.gen.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, serverError } from './refusal.ts';

export function messageOperations(database: DatabaseSync, world: World): readonly Operation[] {
  const unread = database.prepare(
    `SELECT count(*) AS unread FROM message WHERE member_id = ? AND status = 'unread'`,
  );
  return [
    memberOperation('getMessageCount', (incoming, user) => {
      if (user.troubles.messageCount === 'error') throw serverError();
      const { member } = incoming.path(zGetMessageCountPath);
      const { additionalRequestedMemberIds = '' } = incoming.query(zGetMessageCountQuery);
      const others = additionalRequestedMemberIds.split(',').filter((id) => id !== '');
      const memberIds = [...new Set([member, ...others])];
      if (memberIds.some((id) => world.accessTo(user, id) === undefined)) throw forbidden();
      const data = memberIds.map((memberId) => ({
        memberId,
        count: Number(unread.get(memberId)?.['unread'] ?? 0),
      }));
      return ok({ data });
    }),
  ];
}
