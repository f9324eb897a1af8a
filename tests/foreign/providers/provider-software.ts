import { expect, type Page } from '@playwright/test';
import { freePort, freePorts } from '../../../sandbox/places.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { demoMembers } from '../../../sandbox/seed/demo-members.ts';
import { lookForGlewlwyd } from '../programs/find-glewlwyd.ts';
import { startGlewlwyd } from './glewlwyd.ts';
import { startMockProvider, type OtherProvider } from './other-provider.ts';
import { test as base } from '../../../e2e/support/test.ts';

/** The member who signs in at the other providers. */
export const userName = 'maria';
const password = demoMembers.find((member) => member.userName === userName)?.password ?? '';

/** Software of an identity provider that shares no code with the sandbox's. */
export interface Software {
  name: string;
  start: (at: { port: number; portal: string }) => Promise<OtherProvider>;
  /** Fills in the provider's sign-in page; does nothing if the provider has no page. */
  fillIn: (page: Page) => Promise<void>;
}

const program = lookForGlewlwyd();

/** Those that are installed here. */
export const software: readonly Software[] = [
  {
    name: 'oauth2-mock-server',
    start: ({ port }) => startMockProvider({ port, userName }),
    fillIn: () => Promise.resolve(),
  },
  ...(program !== null
    ? [
        {
          name: 'glewlwyd',
          start: (at: { port: number; portal: string }) =>
            startGlewlwyd({ program, ...at, userName, password }),
          fillIn: async (page: Page) => {
            // Its page writes the name that it remembers into the field once it has asked for it.
            await page.waitForLoadState('networkidle');
            const login = page.getByRole('textbox', { name: 'Login' });
            await login.fill(userName);
            await page.getByLabel('Password').fill(password);
            await expect(login).toHaveValue(userName);
            await page.getByRole('button', { name: 'OK' }).click();
            await page.getByRole('button', { name: 'Continue' }).click();
          },
        },
      ]
    : []),
];

/** Returns the test with a separate sandbox, whose members sign in at another provider. */
export const testWith = ({ start }: Pick<Software, 'start'>) =>
  base.extend({
    baseURL: async ({}, use) => {
      const ports = await freePorts();
      const portal = `http://localhost:${ports.portal}`;
      const provider = await start({ port: await freePort(), portal });
      const sandbox = await createSandbox({ ports, provider });
      await use(sandbox.urls.portal);
      await sandbox.close();
      await provider.close();
    },
  });
