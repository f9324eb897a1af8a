import { createMemoryHistory } from '@tanstack/react-router';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { fill } from './fill.ts';
import { renderPortal } from './render-portal.tsx';
import { createTestPortal, planStorage } from './test-portal.ts';

/** What a portal has, such as rights and answers, and whether the frame is around its screen: header, menus, footer. */
interface Options extends Omit<Parameters<typeof createTestPortal>[0] & object, 'plans'> {
  hasFrame?: boolean;
}

/**
 * Opens a screen of a plan in a new portal, and returns Testing Library's queries of its main region. Elements outside
 * of that region, such as a dialog, are found by Testing Library's `screen`.
 */
export async function openScreen(
  address: string,
  plan: Plan,
  { hasFrame = false, ...options }: Options = {},
) {
  const test = createTestPortal({ session: planStorage(plan), plans: [plan], ...options });
  const router = createPortalRouter(
    test.portal,
    createMemoryHistory({ initialEntries: [address] }),
  );
  connect(test.portal, router);
  await router.load();
  const user = userEvent.setup({ delay: null });
  const { container, unmount } = await renderPortal(test.portal, router, { hasFrame });
  const main = await within(container).findByRole('main');
  const queries = within(main);
  const text = () => main.textContent;
  return {
    ...test,
    ...queries,
    router,
    user,
    main,
    /** Returns the text of the screen. */
    text,
    /** Waits until the screen says this. */
    says: (words: string) => expect.poll(text).toContain(words),
    /** Presses the button or the link of this name, once it is there. */
    press: async (name: string | RegExp) =>
      user.click(
        await waitFor(
          () => queries.queryByRole('link', { name }) ?? queries.getByRole('button', { name }),
        ),
      ),
    /** Presses the button twice before the screen can show anything new. */
    pressTwice: async (name: string) => {
      const button = await queries.findByRole('button', { name });
      button.click();
      button.click();
    },
    /** Types into the field of this label, in place of what it holds, or chooses the option of this value. */
    type: async (label: string, value: string) =>
      fill(
        user,
        await queries.findByLabelText(label, { selector: 'input, select, textarea' }),
        value,
      ),
    close: unmount,
  };
}
