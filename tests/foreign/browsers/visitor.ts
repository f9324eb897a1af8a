import { expect } from '@playwright/test';
import { sent, type Driver, type Key, type Target } from './driver.ts';

/** The actions of a visitor of the portal in any browser. Each step waits until it is possible. */
export type Visitor = ReturnType<typeof createVisitor>;

type Name = Target['name'];

export function createVisitor(driver: Driver, portal: string) {
  /** Polls until the answer matches; a page that gives way to the next one answers with an error. */
  const poll = (ask: () => Promise<unknown>, message: string) =>
    expect.poll(() => ask().catch(String), { message, timeout: 12_000, intervals: [50, 50, 100] });

  const visitor = {
    /** Requests an address; done when the previous page has gone, and before the next one has loaded. */
    open: async (path: string) => {
      await driver.evaluate(markAsOld);
      await driver.open(portal + path);
      await poll(() => driver.evaluate(isOld), 'whether the page is still the old one').toBe(false);
    },
    back: () => driver.back(),
    press: (key: Key) => driver.press(key),

    isAt: (path: string | RegExp) => {
      const address = poll(
        async () => (await driver.address()).replace(portal, ''),
        'address of the page',
      );
      return typeof path === 'string' ? address.toBe(path) : address.toMatch(path);
    },
    sees: (role: Target['role'], name: Name) =>
      poll(() => driver.has(sent({ role, name })), `sees ${role} ${String(name)}`).toBe(true),
    seesNo: (role: Target['role'], name: Name) =>
      poll(() => driver.has(sent({ role, name })), `sees no ${role} ${String(name)}`).toBe(false),
    clicks: (role: Target['role'], name: Name) =>
      poll(() => driver.click(sent({ role, name })), `clicks ${role} ${String(name)}`).toBe(true),
    types: (name: Name, text: string) =>
      poll(
        () => driver.type(sent({ role: 'field', name }), text),
        `types into ${String(name)}`,
      ).toBe(true),
    reads: (text: RegExp) => poll(() => driver.evaluate(textOf), 'text of the page').toMatch(text),
    text: () => driver.evaluate(textOf),

    /** Waits until nothing is loading anymore. */
    rests: () => poll(() => driver.evaluate(countBusy), 'what is on its way').toBe(0),

    /** Presses Tab until the focus is there. */
    tabsTo: async (name: Name) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await driver.press('Tab');
        if (await driver.has(sent({ role: 'focused', name }))) return;
      }
      throw new Error(`Tab never reaches ${String(name)}`);
    },

    /** Signs in from the portal's sign-in page to the plan of the address. */
    signsIn: async () => {
      await visitor.clicks('link', 'Sign In');
      await visitor.clicks('button', /^maria/);
      await visitor.isAt('/select-plan');
      await visitor.clicks('button', /Medical.*Member ID/);
    },

    /** Signs in as a member of one plan, which needs no choice, from whatever session there is. */
    signsInAnew: async (name: RegExp) => {
      await visitor.visits('/medical/dashboard');
      await visitor.signsOut();
      // Open it again, because the page that signed out may still be unloading.
      await visitor.open('/medical/dashboard');
      await visitor.isAt('/login');
      await visitor.clicks('link', 'Sign In');
      await visitor.clicks('button', name);
      await visitor.isAt('/medical/dashboard');
      await visitor.rests();
    },

    /** Signs out in the profile panel, and waits until the identity provider has ended its own session, too. */
    signsOut: async () => {
      await visitor.clicks('button', /^Profile/);
      await visitor.clicks('button', 'Sign Out');
      // The portal shows its sign-in page, redirects to the provider, and opens again.
      await visitor.reads(/You’re signed out\./);
      await visitor.isAt('/login');
    },

    /** Opens a screen as maria, who signs in unless she is. */
    visits: async (path: string) => {
      await visitor.open(path);
      await visitor.sees('heading', /\w/);
      if ((await driver.address()).endsWith('/login')) await visitor.signsIn();
      await visitor.isAt(path);
      await visitor.sees('button', /^Profile/);
      await visitor.rests();
    },
  };
  return visitor;
}

function textOf(): string {
  return document.body.innerText;
}

function countBusy(): number {
  return document.querySelectorAll('main [aria-busy=true]').length;
}

function markAsOld(): void {
  Object.assign(window, { isOld: true });
}

function isOld(): boolean {
  return 'isOld' in window;
}
