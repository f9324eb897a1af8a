import { disabledCapabilities } from '#src/domain/plan/capabilities.ts';
import type { CheckedOperation } from './checked-documents.ts';

/** Returns the operations of the capabilities that the insurer has. @param without as `config.json` names them */
export function offeredOperations<One extends Pick<CheckedOperation, 'capability'>>(
  operations: readonly One[],
  without: readonly string[],
): One[] {
  const missing = new Set<string>(disabledCapabilities(without));
  return operations.filter(({ capability }) => !missing.has(capability));
}
