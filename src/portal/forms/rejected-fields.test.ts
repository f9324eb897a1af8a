import { expect, it } from 'vitest';
import { ApiFailure } from '#src/api/http/failure.ts';
import { message } from '#src/catalogue/messages.ts';
import { rejectedFields } from './rejected-fields.ts';

it('returns each error with its field, or null for an unknown field, and prefers the portal’s text', () => {
  const failure = new ApiFailure('BP-NFA-100', 'status', {
    status: 422,
    validationErrors: [
      { field: 'comments', code: 'tooLong', message: 'Too long.' },
      { field: 'claimId', code: 'closed', message: 'This claim is closed.' },
      { field: 'phone', code: 'CON-0002', message: 'Bad phone.' },
    ],
  });
  const fields = ['comments', 'phone'] as const;
  const placeOf = (part: string) => ({ field: fields.find((field) => field === part) ?? null });
  expect(rejectedFields(failure, placeOf)).toEqual([
    { field: 'comments', text: 'Too long.' },
    { field: null, text: 'This claim is closed.' },
    { field: 'phone', text: message('CON-0002') },
  ]);
});
