import { expect, it } from 'vitest';
import { offeredOperations } from '../offered-operations.ts';

it('leaves out what the insurer lacks, and what is of no use without it', () => {
  const operations = ['messages', 'message-replies', 'payments', 'patientAccess'].map(
    (capability) => ({ capability }),
  );
  const named = (without: readonly string[]) =>
    offeredOperations(operations, without).map(({ capability }) => capability);
  expect(named([])).toEqual(['messages', 'message-replies', 'payments', 'patientAccess']);
  expect(named(['messages'])).toEqual(['payments', 'patientAccess']);
  expect(named(['message-replies'])).toEqual(['messages', 'payments', 'patientAccess']);
});
