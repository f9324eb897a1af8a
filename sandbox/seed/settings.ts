import type { UserSettings } from '../sent.ts';
import type { Person, User } from './model.ts';
import { isChild, type World } from './world.ts';

const questions = [
  { questionId: 'first-pet', question: 'What was the name of your first pet?' },
  { questionId: 'first-street', question: 'On which street did you grow up?' },
  { questionId: 'first-school', question: 'What was the name of your first school?' },
  { questionId: 'first-job', question: 'In which city was your first job?' },
  { questionId: 'oldest-cousin', question: 'What is the first name of your oldest cousin?' },
];

/** The answers of all sandbox members, by question. */
export const secretAnswers: Readonly<Record<string, string>> = {
  'first-pet': 'Biscuit',
  'first-street': 'Magnolia',
  'first-school': 'Cedar Bluff Elementary',
  'first-job': 'Conway',
  'oldest-cousin': 'Rosa',
};

/** Returns the initial settings of a user; all users have accepted the terms of use. */
export function settingsSeed(world: World, user: User): UserSettings {
  const { person } = user;
  const hasMobile = person.phone !== undefined;
  return {
    displayName: person.firstName,
    tosChecked: true,
    email: person.email ?? null,
    phone: person.phone ?? null,
    homePhone: person.homePhone ?? null,
    workPhone: person.workPhone ?? null,
    address: addressOf(person),
    addressManagedBy: user.addressManagedBy,
    securityQuestions: person.email === undefined ? [] : questions.slice(0, 2),
    securityQuestionChoices: questions,
    mfa: { enabled: hasMobile, channel: hasMobile ? 'text' : 'email' },
    familyAccess: familyAccessOf(world, user),
    familyAccessLog: [],
  };
}

function addressOf(person: Person): UserSettings['address'] {
  if (person.address === undefined) return null;
  const { address2, ...address } = person.address;
  return { ...address, address2: address2 ?? null };
}

/** The other adults of the user's first contract, as of now. A child decides nothing here. */
export function familyAccessOf(world: World, user: User): UserSettings['familyAccess'] {
  const [membership] = world.membershipsOf(user);
  if (membership === undefined) return [];
  const isOfAge = !isChild(user.person, world.calendar);
  return membership.contract.members
    .filter(({ person }) => person !== user.person && !isChild(person, world.calendar))
    .map(({ memberId, relationship, person }) => {
      const since = world.familyAccess.since(user.person, person);
      return {
        memberId,
        firstName: person.firstName,
        relationship,
        canSeeMyClaims: !isOfAge || since !== null,
        allowed: isOfAge,
        reason: isOfAge ? null : 'You can decide this when you turn 18.',
        since,
      };
    });
}
