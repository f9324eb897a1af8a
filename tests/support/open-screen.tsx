import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import type { Plan } from '#src/domain/plan.ts';
import { createTestPortal, planStorage } from './test-portal.ts';

/**
 * A screen of a plan as a member sees it, in a portal of its own.
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
  const main = () => place.querySelector('main');
  return {
    ...test,
    router,
    /** What the screen says. */
    text: () => main()?.textContent ?? '',
    main,
    button: (name: string) =>
      [...place.querySelectorAll('button')].find((one) => one.textContent.includes(name)),
    close: () => {
      root.unmount();
      place.remove();
    },
  };
}
