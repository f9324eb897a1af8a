// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { planKey } from '#src/domain/plan/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { signedInStorage, testConfig } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');
const hints = {
  plan: planKey(plan),
  day: '2026-11-21',
  always: [['member', '/users/maria/settings']],
  pages: [['/medical/dashboard', [['v1', '/members/M1/accumulators']]]],
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  window.sessionStorage.clear();
  document.head.replaceChildren();
});

it('what a page begins with is asked for before anything else of the portal runs, where the page holds the configuration', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z'), toFake: ['Date'] });
  window.history.replaceState(null, '', '/medical/dashboard');
  const session = signedInStorage({
    'selected-plan': JSON.stringify(plan),
    'prefetch-hints': JSON.stringify(hints),
  });
  for (let at = 0; at < session.length; at += 1) {
    const name = session.key(at) ?? '';
    window.sessionStorage.setItem(name, session.getItem(name) ?? '');
  }
  const config = document.createElement('script');
  Object.assign(config, {
    type: 'application/json',
    id: 'config',
    text: JSON.stringify(testConfig),
  });
  const own = document.createElement('script');
  Object.assign(own, { type: 'text/plain', id: 'boot-prefetch' });
  document.head.append(config, own);

  // Everything that waits, even for a promise, comes after the module, and so may come after all of the portal.
  let isModuleOver = false;
  const look = document.getElementById.bind(document);
  vi.spyOn(document, 'getElementById').mockImplementation((id) => {
    queueMicrotask(() => (isModuleOver = true));
    return look(id);
  });
  const asked: [path: string, isModuleOver: boolean][] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push([new URL(url).pathname, isModuleOver]);
    return new Promise(() => {});
  });
  await import('#src/boot/boot-prefetch.ts');
  expect(asked).toEqual([
    ['/api/member/users/maria/settings', false],
    ['/api/v1/members/M1/accumulators', false],
  ]);
});
