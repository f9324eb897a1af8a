import * as z from 'zod/mini';
import type { Plan } from '#src/domain/plan.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys, type StorageKey } from '#src/storage/storage-keys.ts';

/**
 * What the rights allowed to ask for, kept in the tab so that its next page load can ask at once, before
 * they are there (src/app/head-start.ts does the same without the portal).
 */
export interface Kept {
  /** Keeps what is worth it of an answer. */
  keep: (queryKey: readonly unknown[], data: unknown) => void;
  /** The unread counts last loaded for a member and the others they may read for. */
  counts: (plan: Pick<Plan, 'memberId'>) => Record<string, number> | null;
  /** Whose claims could be seen. */
  claimMembers: (plan: Pick<Plan, 'memberId'>) => string[] | null;
  isBilled: (plan: Pick<Plan, 'contractId'>) => boolean;
}

export function createKept(storage: BrowserStorage): Kept {
  const write = <T>(key: StorageKey<T>, value: unknown) => {
    const checked = key.codec.safeParse(value);
    if (checked.success) storage.write(key, checked.data);
  };
  /** Null for what was kept of another plan. */
  const read = <T>(key: StorageKey<Record<string, T>>, memberId: string) => {
    const value = storage.read(key);
    return value && memberId in value ? value : null;
  };
  return {
    keep([name, of], data) {
      if (name === 'message-counts') write(storageKeys.messageCounts, data);
      if (name === 'billing') write(storageKeys.billedContract, of);
      if (name === 'recent claims') {
        write(storageKeys.claimPatients, withPatients.safeParse(data).data?.patientIds);
      }
    },
    counts: ({ memberId }) => read(storageKeys.messageCounts, memberId),
    claimMembers({ memberId }) {
      const patientIds = read(storageKeys.claimPatients, memberId);
      return patientIds && Object.keys(patientIds);
    },
    isBilled: ({ contractId }) => storage.read(storageKeys.billedContract) === contractId,
  };
}

const withPatients = z.object({ patientIds: z.unknown() });
