import { createSandbox } from '#sandbox/sandbox.ts';
import { test } from './test.ts';

/**
 * Gives each journey a separate sandbox if it changes data that other journeys read, or needs different options. These
 * sandboxes have no proxies that compare their answers with the documents.
 */
export const ownSandbox = (options: Parameters<typeof createSandbox>[0] = {}) =>
  test.extend({
    baseURL: async ({}, use) => {
      const sandbox = await createSandbox(options);
      await use(sandbox.urls.portal);
      await sandbox.close();
    },
  });
