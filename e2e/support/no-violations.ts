import * as z from 'zod/mini';
import { request, type FullConfig } from '@playwright/test';

/** Runs after all tests: every request and every response of the run kept to the OpenAPI documents. */
export default async function noViolations(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL;
  const context = await request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const answer = await context.get('/sandbox/violations');
  const violations = z.array(z.unknown()).parse(await answer.json());
  await context.dispose();
  if (violations.length > 0) {
    throw new Error(`The OpenAPI documents were violated:\n${JSON.stringify(violations, null, 2)}`);
  }
}
