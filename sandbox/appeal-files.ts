import type { components } from '#generated/v1/paths.d.ts';
import { invalid } from './api/refusal.ts';
import { isValidFile } from './file-validation.ts';

type Sent = components['schemas']['NewAppealAttachment'];
type Kept = Required<components['schemas']['AppealAttachment']>;

/** The first bytes of files of each type, in hexadecimal digits. */
const beginnings: Record<Sent['contentType'], string> = {
  'application/pdf': '255044462d',
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
};

/** Returns the contents of uploaded files. */
export const contentsOf = (files: readonly Sent[]): Uint8Array[] =>
  files.map(({ content }) => Buffer.from(content, 'base64'));

/**
 * Rejects truncated, damaged and oversized files before anything else opens them.
 * @param part of the request that holds them
 * @throws {Refusal} 422
 */
export async function rejectInvalidFiles(
  files: readonly Sent[] = [],
  part = 'attachments',
): Promise<void> {
  for (const [place, { fileName, contentType, content }] of files.entries()) {
    if (!(await isValidFile(contentType, Buffer.from(content, 'base64')))) {
      throw unreadable(fileName, `${part}.${place}.content`);
    }
  }
}

const unreadable = (fileName: string, field: string) =>
  invalid([{ field, code: 'format', message: `${fileName} cannot be read.` }]);

/**
 * Returns the record kept of uploaded files, without their content.
 * @param part of the request that holds them
 * @throws {Refusal} 422 for content that is not base64, or not of the stated type
 */
export const keptFiles = (files: readonly Sent[], part = 'attachments'): Kept[] =>
  files.map(({ fileName, contentType, content }, place) => {
    const bytes = Buffer.from(content, 'base64');
    const isWhole = bytes.toString('base64') === content;
    if (!isWhole || !bytes.toString('hex', 0, 8).startsWith(beginnings[contentType])) {
      throw unreadable(fileName, `${part}.${place}.content`);
    }
    return { fileName, contentType, size: bytes.length };
  });
