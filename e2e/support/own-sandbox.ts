import { createSandbox } from '#sandbox/sandbox.ts';
import { test } from './test.ts';

/**
 * A sandbox of its own for each journey that changes what others read, or that needs different options, without the
 * proxies that compare its answers with the documents.
 */
export const ownSandbox = (options: Parameters<typeof createSandbox>[0] = {}) =>
  test.extend({
    baseURL: async ({}, use) => {
      const sandbox = await createSandbox(options);
      await use(sandbox.urls.portal);
      await sandbox.close();
    },
  });
