import { bpMessages } from '#content/messages/bp.ts';
import type { ErrorCode } from '#src/domain/error-codes.ts';

/** The error messages, by the code of a failed call. Complete by type. */
export const errorTexts: Record<ErrorCode, string> = bpMessages;
