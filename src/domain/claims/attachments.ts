export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** The API's limits on files (NewAppealAttachment in openapi/v1/claims.yaml). */
export const attachmentRules = { atMost: 5, largestBytes: 10 * 1024 * 1024, longestName: 255 };

/** A file's facts that the browser knows without reading it. `type` is a media type, empty when it knows none. */
export interface ChosenFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

export type AttachmentProblem =
  'wrong-type' | 'too-large' | 'empty' | 'there-already' | 'too-many' | 'long-name' | 'unreadable';

export const isAttachmentType = (type: string): type is AttachmentType =>
  attachmentTypes.some((one) => one === type);

/**
 * Returns the reason why a file cannot be added; null when it can.
 * @param present names of the files that were added already
 */
export function attachmentProblem(
  { name, type, size }: ChosenFile,
  present: readonly string[],
): AttachmentProblem | null {
  const rules: readonly (readonly [AttachmentProblem, boolean])[] = [
    ['wrong-type', !isAttachmentType(type)],
    ['too-large', size > attachmentRules.largestBytes],
    ['empty', size === 0],
    ['long-name', name.length > attachmentRules.longestName],
    ['there-already', present.includes(name)],
    ['too-many', present.length >= attachmentRules.atMost],
  ];
  return rules.find(([, isBroken]) => isBroken)?.[0] ?? null;
}
