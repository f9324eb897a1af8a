import { createSandbox } from '#sandbox/sandbox.ts';
import { test } from './test.ts';

/**
 * For journeys that change what others read, or that need another sandbox than everybody: each has one of its
 * own, without the proxies that compare its answers with the documents.
 */
export const ownSandbox = (options: Parameters<typeof createSandbox>[0] = {}) =>
  test.extend({
    baseURL: async ({}, use) => {
      const sandbox = await createSandbox(options);
      await use(sandbox.urls.portal);
      await sandbox.close();
    },
  });
