import type { Page } from '@playwright/test';

/** A word as a member pastes it, or as a payer's system makes it. */
export const longWord = 'W'.repeat(300);

/** Whether a screen shows an answer's words; those of the programs, the preferences and two more are our own. */
export const showsAnswers = (address: string): boolean =>
  /^\/(medical|messages?|settings|select-plan)/.test(address) &&
  !/programs|preferences|about|linking|provider=/.test(address);

/** The fields of a response that people read; the rest are links or dates. */
const texts = new Set([
  ...['usersPreferredName', 'lobDisplayName', 'displayName', 'firstName', 'relationship', 'label'],
  ...['comments', 'topic', 'reason', 'title', 'notAllowedReason', 'notice', 'claimNumber'],
  ...['text', 'display', 'name', 'description', 'confirmationNumber'],
  ...['drugName', 'strength', 'pharmacy', 'prescriber'],
]);

/** The calls whose unknown status is shown in the service's own words. */
const showsStatus = /\/(payments|prescriptions)\b/;

const lengthened = (value: unknown, names: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && names.has(name) ? longWord : lengthened(part, names),
    ]),
  );
};

/** Puts a long word into every text of the APIs' answers. */
export async function lengthenAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    // A connection that the server was just closing is no fault of the screen.
    const answer = await route.fetch({ maxRetries: 2 });
    const isJson = /json/.test(answer.headers()['content-type'] ?? '');
    if (!isJson) return route.fulfill({ response: answer });
    const names = showsStatus.test(route.request().url()) ? new Set([...texts, 'status']) : texts;
    return route.fulfill({ response: answer, json: lengthened(await answer.json(), names) });
  });
}
