import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { createWorld } from '../../sandbox/seed/world.ts';
import { expect, type Member } from './test.ts';

const world = createWorld(new Date(), 'http://partner.example');

/** Returns the birth date as a member types it. */
export function birthDateOf(member: Member): string {
  const [year, month, day] = (world.userNamed(member)?.person.birthDate ?? '').split('-');
  return `${month}/${day}/${year}`;
}

const zLetters = z.array(z.object({ to: z.string(), channel: z.string(), text: z.string() }));
export async function letterTo(request: APIRequestContext, member: Member): Promise<string> {
  const letters = zLetters.parse(await (await request.get('/sandbox/outbox')).json());
  return letters.find(({ to }) => to === member)?.text ?? '';
}

export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const summary = (page: Page) => page.getByRole('group', { name: 'There’s a problem' });

export async function askForPasscode(page: Page, member: Member, channel = 'Email'): Promise<void> {
  await page.goto('/account-help?topic=password');
  await page.getByLabel('Username').fill(member);
  await page.getByLabel('Date of birth').fill(birthDateOf(member));
  await page.getByRole('radio', { name: channel }).check();
  await sendPasscode(page);
}

/** Sends a passcode, and waits for the next step: its letter is there then. */
export async function sendPasscode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send passcode' }).click();
  await expect(step(page, 'Enter your passcode')).toBeFocused();
}

export async function enterPasscode(page: Page, passcode: string): Promise<void> {
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Verify passcode' }).click();
}

export const passcodeIn = (letter: string) => /\d{6}/.exec(letter)?.[0] ?? '';
