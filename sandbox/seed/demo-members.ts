/** The demo members to sign in as. The data of each is in the other files of this folder. */
export type DemoUserName =
  'maria' | 'sam' | 'ruth' | 'dev' | 'lee' | 'pat' | 'norah' | 'big' | 'faye' | 'ida';

export type DemoMember = {
  userName: DemoUserName;
  password: string;
  firstName: string;
  lastName: string;
  /** One line for the sign-in page and the terminal. */
  shows: string;
};

export const demoMembers: readonly DemoMember[] = [
  {
    userName: 'maria',
    password: 'Maria-2026!',
    firstName: 'Maria',
    lastName: 'Delgado',
    shows:
      'Policyholder with medical, dental and vision, one inactive plan, dependents of 12, 17 and 18, every right on',
  },
  {
    userName: 'sam',
    password: 'Sam-2026!',
    firstName: 'Sam',
    lastName: 'Whitfield',
    shows: 'Employer group with exactly one active plan: no Switch Plans',
  },
  {
    userName: 'ruth',
    password: 'Ruth-2026!',
    firstName: 'Ruth',
    lastName: 'Abernathy',
    shows:
      'Medicare Advantage with supplemental benefits, Medicare payment and a denied claim to appeal',
  },
  {
    userName: 'dev',
    password: 'Dev-2026!',
    firstName: 'Dev',
    lastName: 'Raman',
    shows: 'Exchange plan with a metal level that can be changed, and cost estimates',
  },
  {
    userName: 'lee',
    password: 'Lee-2026!',
    firstName: 'Lee',
    lastName: 'Nguyen',
    shows: 'Aged 16: no pharmacy center',
  },
  {
    userName: 'pat',
    password: 'Pat-2026!',
    firstName: 'Pat',
    lastName: 'Kowalski',
    shows: 'Inactive plans only',
  },
  {
    userName: 'norah',
    password: 'Norah-2026!',
    firstName: 'Norah',
    lastName: 'Lindqvist',
    shows: 'Every right off',
  },
  {
    userName: 'big',
    password: 'Big-2026!',
    firstName: 'Bigelow',
    lastName: 'Archer',
    shows: 'The size test: 40 plans, 5,000 messages and 12,000 claims on the first plan',
  },
  {
    userName: 'faye',
    password: 'Faye-2026!',
    firstName: 'Faye',
    lastName: 'Okafor',
    shows: 'Services fail: a health-record exception, 500s and slow answers',
  },
  {
    userName: 'ida',
    password: 'Ida-2026!',
    firstName: 'Ida',
    lastName: 'Moreau',
    shows: 'State program with a denied claim to appeal, then a fair hearing',
  },
];
