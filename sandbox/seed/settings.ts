import type { UserSettings } from '../sent.ts';
import type { Person, User } from './model.ts';
import type { World } from './world.ts';

const questions = [
  { questionId: 'first-pet', question: 'What was the name of your first pet?' },
  { questionId: 'first-street', question: 'On which street did you grow up?' },
  { questionId: 'first-school', question: 'What was the name of your first school?' },
  { questionId: 'first-job', question: 'In which city was your first job?' },
  { questionId: 'oldest-cousin', question: 'What is the first name of your oldest cousin?' },
];

/** What everybody in the sandbox has answered, by question. */
export const secretAnswers: Readonly<Record<string, string>> = {
  'first-pet': 'Biscuit',
  'first-street': 'Magnolia',
  'first-school': 'Cedar Bluff Elementary',
  'first-job': 'Conway',
  'oldest-cousin': 'Rosa',
};

const adult = 18;

/** The settings a user starts with; everybody has accepted the terms of use. */
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
    familyAccess: familyAccess(world, user),
  };
}

function addressOf(person: Person): UserSettings['address'] {
  if (person.address === undefined) return null;
  const { address2, ...address } = person.address;
  return { ...address, address2: address2 ?? null };
}

/** The other adults of the user's first contract. A child decides nothing here. */
function familyAccess(world: World, user: User): UserSettings['familyAccess'] {
  const [membership] = world.membershipsOf(user);
  if (membership === undefined) return [];
  const born = world.calendar.year - adult;
  const adultsBornBy = `${born}${world.calendar.today.slice(4)}`;
  const isAdult = ({ birthDate }: Person): boolean => birthDate <= adultsBornBy;
  return membership.contract.members
    .filter(({ person }) => person !== user.person && isAdult(person))
    .map(({ memberId, relationship, person }) => ({
      memberId,
      firstName: person.firstName,
      relationship,
      canSeeMyClaims: !isAdult(user.person),
      allowed: isAdult(user.person),
    }));
}
