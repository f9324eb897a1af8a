import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { control } from './sandbox.ts';
import { expect } from './test.ts';

const zCandidate = z.object({
  memberId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  ssn: z.string(),
  mbiLast4: z.nullable(z.string()),
  guardian: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
});

export type Candidate = z.infer<typeof zCandidate>;

/** Returns a person who can register, and has not. Each test that registers takes another one. */
export async function candidate(request: APIRequestContext, firstName: string): Promise<Candidate> {
  const answer = await request.get('/sandbox/control');
  const { candidates } = z.object({ candidates: z.array(zCandidate) }).parse(await answer.json());
  const registering = candidates.find((person) => person.firstName === firstName);
  if (!registering) throw new Error(`${firstName} cannot register`);
  await control(request, { forgetRegistration: registering.memberId });
  return registering;
}

export const password = 'Harbor-lights7';

export function accountOf({ firstName, lastName }: Candidate) {
  const username = `${firstName}${lastName}`.toLowerCase();
  return { username, email: `${username}@mail.example`, phone: '5015550117' };
}

/** MM/DD/YYYY */
export function typedDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${month}/${day}/${year}`;
}

export const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });

export const summary = (page: Page) => page.getByRole('group', { name: 'There’s a problem' });

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function fillMember(page: Page, member: Candidate): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill(member.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(member.lastName);
  await page.getByLabel('Date of birth').fill(typedDate(member.birthDate));
  if (member.guardian) {
    await page.getByLabel('Guardian’s first name').fill(member.guardian.firstName);
    await page.getByLabel('Guardian’s last name').fill(member.guardian.lastName);
  }
  await page.getByLabel('Member ID').fill(member.memberId);
  await page.getByLabel('Last 4 digits of the SSN').fill(member.ssn.slice(-4));
  if (member.mbiLast4 !== null) {
    await page.getByRole('checkbox', { name: 'I have a Medicare plan' }).check();
    await page.getByLabel('Last 4 of the Medicare number').fill(member.mbiLast4);
  }
}

export async function fillAccount(page: Page, member: Candidate): Promise<void> {
  const { username, email, phone } = accountOf(member);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile phone').fill(phone);
}

/** Goes to the second step. */
export async function verify(page: Page, member: Candidate): Promise<void> {
  await page.goto('/register');
  await fillMember(page, member);
  await goOn(page);
  await expect(heading(page, /Create account/)).toBeFocused();
}

/** Goes to the last step. */
export async function prepare(page: Page, member: Candidate): Promise<void> {
  await verify(page, member);
  await fillAccount(page, member);
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  await goOn(page);
  await expect(heading(page, /Complete registration/)).toBeFocused();
}

export const welcome = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Welcome. Your account is ready.' });

export async function finish(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(welcome(page)).toBeVisible();
}

/** Signs in from the dialog at the end, on the provider's page, to where the portal takes the member. */
export async function signInAsNew(page: Page, member: Candidate): Promise<void> {
  await welcome(page).getByRole('link', { name: 'Sign In' }).click();
  await typeSignIn(page, member);
}

/** Submits user name and password on the provider's page. */
export async function typeSignIn(page: Page, member: Candidate): Promise<void> {
  await page.getByLabel('User name').fill(accountOf(member).username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
