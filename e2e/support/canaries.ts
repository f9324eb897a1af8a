import type { Page } from '@playwright/test';

/** The fields of the APIs' responses that hold personal data. */
const personal = new Set([
  'memberId',
  'contractId',
  'firstName',
  'given',
  'family',
  'dateOfBirth',
  'birthDate',
  'email',
  'phone',
  'homePhone',
  'address1',
  'username',
  'usersPreferredName',
  'displayName',
  'question',
  'lobDisplayName',
  'reference',
]);

function collect(value: unknown, name: string, into: Set<string>): void {
  if (typeof value === 'string') {
    // Shorter values can be in any text by chance.
    if (personal.has(name) && value.length > 3) into.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, name, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, key, into);
  }
}

/** Values of the member that must not turn up elsewhere, as the APIs answer them from now on. */
export interface Canaries {
  canaries: Set<string>;
  /** Resolves when every answer so far has been read. */
  arrived: () => Promise<void>;
}

export function watchForCanaries(page: Page): Canaries {
  const canaries = new Set<string>();
  const answers: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    answers.push(
      response
        .json()
        .then((body: unknown) => collect(body, '', canaries))
        .catch(() => {}),
    );
  });
  return {
    canaries,
    arrived: async () => {
      await Promise.all(answers);
    },
  };
}
