import { spendingWords } from '#content/spending.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import type { Selection } from '#src/domain/plan/rights.ts';

const words = spendingWords.whose;

/** A person whose spending may be seen. */
export interface Spender {
  memberId: string;
  firstName: string;
  relationship: string;
  isSelf: boolean;
  /** "Your" or "Elena’s". */
  whose: string;
}

/** The member first, then the others; the member alone when the list does not say. */
export function spendersOf({ plan, accessibleMembers }: Selection): Spender[] {
  const spenders = accessibleMembers.map(({ memberId, firstName, relationship }): Spender => {
    const name = formatName(firstName);
    const isSelf = memberId === plan.memberId;
    return {
      memberId,
      firstName: name,
      relationship,
      isSelf,
      whose: isSelf ? words.yours : words.theirs(name),
    };
  });
  const self = spenders.find(({ isSelf }) => isSelf) ?? {
    memberId: plan.memberId,
    firstName: formatName(plan.usersPreferredName),
    relationship: '',
    isSelf: true,
    whose: words.yours,
  };
  return [self, ...spenders.filter(({ isSelf }) => !isSelf)];
}

/** Returns the requested person, otherwise the member. */
export function spenderNamed(spenders: readonly Spender[], memberId: string | undefined): Spender {
  const [self] = spenders;
  const match = spenders.find((spender) => spender.memberId === memberId) ?? self;
  if (!match) throw new Error('The member is always among them');
  return match;
}
