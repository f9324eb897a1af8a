import type { Page } from '@playwright/test';

/**
 * Opens the global error dialog as a failed change would. No screen has one that a test could make fail
 * in all these ways, and the build offers no way in; React's own records lead to the portal.
 */
export async function openError(
  page: Page,
  error: { code?: string; message?: string },
): Promise<void> {
  await page.evaluate(`
    const root = document.getElementById('root');
    let fiber = root[Object.keys(root).find((name) => name.startsWith('__reactContainer$'))];
    while (!fiber.memoizedProps?.value?.errors) fiber = fiber.child;
    fiber.memoizedProps.value.errors.open(${JSON.stringify(error)});
  `);
}
