import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  choosePlan,
  expect,
  expectAccessible,
  openDashboard,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const launcher = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => panel(page).getByRole('log');

/** Opens the chat from the launcher to the agent's greeting. */
async function startChat(page: Page): Promise<void> {
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  await expect(log(page).getByText('this is Jordan')).toBeVisible();
}

test('keeps a chat open from the queue to the transcript while the member changes screens', async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openDashboard(page, 'maria', /Medical/);
  await expect(launcher(page)).toBeVisible();
  // Most visits never open the chat, so its code loads only when it opens.
  expect(scripts.filter((path) => /\/chat-/.test(path))).toEqual([]);

  await launcher(page).click();
  await expect(panel(page).getByText('Hi Maria, how can we help?')).toBeVisible();
  expect(sockets).toEqual([]);
  const passing = ['You’re number 2 in line', 'You’re next in line', 'Jordan is typing'];
  const seen = await collect(panel(page), passing);
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  await expect(log(page).getByText('Jordan joined the chat')).toBeVisible();
  await expect(log(page).getByText('Hi Maria, this is Jordan')).toBeVisible();
  expect(await seen()).toEqual(passing);
  await expect(panel(page).getByText('Jordan is typing')).toHaveCount(0);
  // The token is in the first frame, not in the address.
  expect(sockets).toEqual([expect.stringMatching(/\/sandbox\/contact-center$/)]);

  await expect(field(page)).toBeFocused();
  await field(page).fill('Where is');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('my claim?');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(log(page).getByText('Where is my claim?')).toBeVisible();
  await expect(log(page).getByText('Care, Claims')).toBeVisible();
  await expect(log(page).getByText('Sending…')).toHaveCount(0);

  // Another screen, with a message half written.
  await field(page).fill('And one more');
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL('/medical/documents');
  await expect(log(page).getByText('Care, Claims')).toBeVisible();
  await expect(field(page)).toHaveValue('And one more');

  // Minimized, it says that something has come.
  await field(page).fill('What about my ID card?');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  await expect(
    page.getByRole('button', { name: 'Chat with us, 1 new message', exact: true }),
  ).toBeVisible();
  await launcher(page).click();
  await expect(log(page).getByText('7 business days')).toBeVisible();

  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toMatch(/Jordan|ID card\?|chat/i);

  await panel(page).getByRole('button', { name: 'End chat' }).click();
  const question = page.getByRole('alertdialog', { name: 'End this chat?' });
  await question.getByRole('button', { name: 'Keep chatting' }).click();
  await expect(field(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'End chat' }).click();
  await question.getByRole('button', { name: 'End chat' }).click();
  await expect(log(page).getByText('You ended the chat')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^chat-\d{4}-\d\d-\d\d\.txt$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/\[\d+:\d\d [ap]\.m\.\] Jordan: Hi Maria/);
  expect(text).toMatch(/\] You: Where is\nmy claim\?/);

  await panel(page).getByRole('button', { name: 'Start a new chat' }).click();
  await expect(panel(page).getByText('You’re number 2 in line')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Leave the line' }).click();
  await expect(panel(page).getByRole('button', { name: 'Start chat' })).toBeVisible();
});

test('lets the agent end the chat, and copies its text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(page, 'sam');
  await startChat(page);
  await field(page).fill('No, thanks. Bye!');
  await panel(page).getByRole('button', { name: 'Send message' }).click();
  await expect(log(page).getByText('The chat has ended')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Copy text' }).click();
  await expect(panel(page).getByText('Conversation copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Hi Sam, this is');
});

test('ends the chat at the contact center on sign-out, and stores nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('contact-center')) return;
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await openDashboard(page, 'ruth');
  await startChat(page);
  await signOut(page);
  // Upon which the contact center hangs up, to a page that may be gone by then.
  await expect.poll(() => sent.at(-1)).toBe('{"type":"terminate"}');
  await expect(page.getByText('Jordan')).toHaveCount(0);
  await expect(launcher(page)).toHaveCount(0);

  // The next user who signs in on the same page finds nothing of it.
  await openDashboard(page, 'maria', /Medical/);
  await launcher(page).click();
  await expect(panel(page).getByText('Hi Maria, how can we help?')).toBeVisible();
});

test('offers no chat before a plan is selected, nor for a plan without chat', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'maria');
  await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
  await choosePlan(page, /Medical/);
  await expect(page).toHaveURL('/medical/dashboard');
  await expect(launcher(page)).toBeVisible();

  // A plan without a chat ends the one under way.
  await startChat(page);
  await page.getByRole('button', { name: 'Profile of Maria' }).click();
  await page.getByRole('link', { name: 'Switch Plans' }).click();
  await expect(log(page).getByText('this is Jordan')).toBeVisible();
  await choosePlan(page, /Dental/);
  await expect(page).toHaveURL('/dental/dashboard');
  await expect(launcher(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
});

test('offers no chat to a member without rights', async ({ page }) => {
  await openDashboard(page, 'norah');
  await expect(page.getByRole('button', { name: 'Profile of Norah' })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});

test('works by keyboard alone', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Start chat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('How do I pay?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('24 to 48 hours')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('region', { name: 'Conversation' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: 'Minimize chat' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'End this chat?' });
  await expect(question.getByRole('button', { name: 'End chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(question).toHaveCount(0);
});

test('does not move the focus while the chat goes on', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  const elsewhere = page.getByRole('link', { name: 'Documents' });
  await elsewhere.focus();
  await expect(log(page).getByText('this is Jordan')).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('resumes the same conversation after a lost connection', async ({ page }) => {
  const cuts: (() => void)[] = [];
  let isDown = false;
  await page.routeWebSocket(/contact-center/, async (socket) => {
    if (isDown) {
      await socket.close();
      return;
    }
    socket.connectToServer();
    cuts.push(() => void socket.close());
  });
  await openDashboard(page, 'maria', /Medical/);
  await startChat(page);
  isDown = true;
  cuts.at(-1)?.();
  await expect(
    panel(page).getByText(/^You lost your connection. We’re trying again/),
  ).toBeVisible();
  await field(page).fill('Are you there? It is about a payment');
  await field(page).press('Enter');
  await expect(log(page).getByText('Sending…')).toBeVisible();
  isDown = false;
  await expect(log(page).getByText('24 to 48 hours')).toBeVisible();
  await expect(log(page).getByText('Sending…')).toHaveCount(0);
  await expect(panel(page).getByText(/^You lost your connection/)).toHaveCount(0);
  await expect(log(page).getByText('this is Jordan')).toHaveCount(1);
  await expect(log(page).getByText('Jordan joined the chat')).toHaveCount(1);
});

test('says that the contact center cannot be reached, and tries again', async ({ page }) => {
  let isDown = true;
  await page.routeWebSocket(/contact-center/, async (socket) => {
    if (isDown) await socket.close();
    else socket.connectToServer();
  });
  await openDashboard(page, 'maria', /Medical/);
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('We can’t connect to chat');
  await expectAccessible(page);
  isDown = false;
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(log(page).getByText('this is Jordan')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the chat is accessible at every step at ${width} px and leaves the page usable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDashboard(page, 'maria', /Medical/);
    await expectAccessible(page);
    await launcher(page).click();
    await expect(panel(page).getByRole('button', { name: 'Start chat' })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Start chat' }).click();
    await expect(panel(page).getByText(/in line/)).toBeVisible();
    await expect(log(page).getByText('this is Jordan')).toBeVisible();
    await field(page).fill('thank you');
    await field(page).press('Enter');
    await expect(panel(page).getByText('Jordan is typing')).toBeVisible();
    await expectAccessible(page);
    const box = await panel(page).boundingBox();
    expect(box?.width).toBe(width < 600 ? width : 384);
    // The page below is not locked: the elements beside the panel can be used.
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');

    await panel(page).getByRole('button', { name: 'End chat' }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).click();
    await expect(panel(page).getByRole('button', { name: 'Download' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Minimize chat' }).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

/** Colours are measured wrongly while something fades in. */
async function settled(page: Page): Promise<void> {
  await panel(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
}

/**
 * Collects texts that show only for a moment, in the order in which they appeared; returns the function that reads
 * them.
 */
async function collect(container: Locator, texts: string[]): Promise<() => Promise<string[]>> {
  const seen = await container.evaluateHandle((element, wanted) => {
    const seenTexts: string[] = [];
    const look = () => {
      const text = element.textContent;
      for (const wantedText of wanted)
        if (text.includes(wantedText) && !seenTexts.includes(wantedText))
          seenTexts.push(wantedText);
    };
    new MutationObserver(look).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return seenTexts;
  }, texts);
  return () => seen.jsonValue();
}

test('shows the same panel for a plan whose chat runs over HTTP', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await openDashboard(page, 'dev');
  await startChat(page);
  await field(page).fill('Where is my claim?');
  await field(page).press('Enter');
  await expect(log(page).getByText('Care, Claims')).toBeVisible();
  await expect(log(page).getByText('Sending…')).toHaveCount(0);
  await field(page).fill('Thanks, bye!');
  await field(page).press('Enter');
  await expect(log(page).getByText('Thank you for chatting with us')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Start a new chat' })).toBeVisible();
  expect(sockets).toEqual([]);
  expect(addresses).toContain('/sandbox/contact-center-http');
});
