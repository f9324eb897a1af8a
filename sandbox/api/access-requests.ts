import { zRequestAccessBody } from '#generated/member/validators/zRequestAccessBody.ts';
import { zRequestAccessPath } from '#generated/member/validators/zRequestAccessPath.ts';
import type { Mailboxes } from '../mailboxes.ts';
import type { Outbox } from '../outbox.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, type Operation } from './operation.ts';
import { forbidden } from './refusal.ts';

/** The operation by which an adult on a plan requests access to another's claims; the other gets a message. */
export function accessRequestOperations({
  world,
  mailboxes,
  outbox,
  rateLimits,
}: {
  world: World;
  mailboxes: Pick<Mailboxes, 'deliver'>;
  outbox: Outbox;
  rateLimits: RateLimits;
}): readonly Operation[] {
  return [
    memberOperation('requestAccess', async (incoming, user) => {
      ownOnly(incoming.path(zRequestAccessPath).userId, user);
      const { memberId } = await incoming.body(zRequestAccessBody);
      const listed = world
        .membershipsOf(user)
        .flatMap((membership) => world.listedMembers(membership));
      const coveredMember = listed.find((member) => member.memberId === memberId);
      if (coveredMember === undefined || world.accessTo(user, memberId) !== undefined)
        throw forbidden();
      rateLimits.take('accessRequest', [`member ${user.userName} ${memberId}`]);
      const { firstName, lastName } = user.person;
      mailboxes.deliver({
        memberId,
        category: 'Account',
        subject: `${firstName} asks you to share your claims`,
        body: `<p>Hello,</p><p>${firstName} ${lastName} asks to see your claims. You decide. To share them, go to Privacy &amp; security in your settings. If you do nothing, they stay private.</p><p><a href="/settings/privacy-security">Go to your settings</a></p>`,
        sender: firstName,
        topic: 'security',
      });
      const account = world.everyUser().find(({ person }) => person === coveredMember.person);
      if (account !== undefined) {
        outbox.send(account.userName, 'email', 'You have a new message in your member portal.');
      }
      return { status: 204 as const };
    }),
  ];
}
