import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { createTestPortal, planStorage } from './test-portal.ts';

const valueOfInputs = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * A screen of a plan as a member sees it, in a portal of its own, until the test ends.
 * @param options of the portal: rights and answers
 */
export async function openScreen(
  address: string,
  plan: Plan,
  options: Omit<Parameters<typeof createTestPortal>[0] & object, 'plans'> = {},
) {
  const test = createTestPortal({ session: planStorage(plan), plans: [plan], ...options });
  const router = createPortalRouter(
    test.portal,
    createMemoryHistory({ initialEntries: [address] }),
  );
  connect(test.portal, router);
  await router.load();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<PortalRoot portal={test.portal} router={router} />);
  const close = () => {
    root.unmount();
    place.remove();
  };
  onTestFinished(close);
  const main = () => place.querySelector('main');
  const text = () => main()?.textContent ?? '';
  return {
    ...test,
    router,
    /** Returns the text of the screen. */
    text,
    main,
    button: (name: string) =>
      [...place.querySelectorAll('button')].find((one) => one.textContent.includes(name)),
    /** Waits for it. */
    says: (words: string) => expect.poll(text, { timeout: 10_000 }).toContain(words),
    /** Presses the button or the link that says this and nothing else. */
    press: (name: string) => {
      const found = [...(main()?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
        (one) => one.textContent.trim() === name,
      );
      if (!found) throw new Error(`there is nothing called ${name} in: ${text()}`);
      found.click();
    },
    /** Fills a field in, or chooses. */
    type: (label: string, value: string) => {
      const own = [...(main()?.querySelectorAll('label') ?? [])].find(
        (one) => one.textContent === label,
      );
      const field = own && document.getElementById(own.htmlFor);
      if (field instanceof HTMLInputElement) {
        // As a browser does, behind React's back; an email field has no ranges.
        valueOfInputs?.set?.call(field, value);
      } else if (field instanceof HTMLSelectElement) field.value = value;
      else throw new Error(`no field ${label}`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    close,
  };
}
