import { setImmediate } from 'node:timers/promises';
import type { components } from '#generated/v1/paths.d.ts';
import { invalid } from './api/refusal.ts';
import { isValidFile } from './file-validation.ts';

type Sent = components['schemas']['NewAppealAttachment'];
export type KeptFile = Required<components['schemas']['AppealAttachment']>;

/** The first bytes of files of each type, in hexadecimal digits. */
const beginnings: Record<Sent['contentType'], string> = {
  'application/pdf': '255044462d',
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
};

/**
 * Decodes and validates uploaded files. Handles other requests between files.
 * @param part the field of the request that contains the files
 * @returns the record and the content of each file
 * @throws {Refusal} 422 if content isn't base64, or isn't a complete file of the stated type within the size limits
 */
export async function decodeFiles(
  files: readonly Sent[] = [],
  part = 'attachments',
): Promise<{ records: KeptFile[]; contents: Uint8Array[] }> {
  const records: KeptFile[] = [];
  const contents: Uint8Array[] = [];
  for (const [place, { fileName, contentType, content }] of files.entries()) {
    await setImmediate();
    const bytes = Buffer.from(content, 'base64');
    // Buffer skips characters that aren't base64.
    const isWhole = content.length === 4 * Math.ceil(bytes.length / 3);
    const isOfType = bytes.toString('hex', 0, 8).startsWith(beginnings[contentType]);
    if (!isWhole || !isOfType || !(await isValidFile(contentType, bytes))) {
      const field = `${part}.${place}.content`;
      throw invalid([{ field, code: 'format', message: `${fileName} cannot be read.` }]);
    }
    records.push({ fileName, contentType, size: bytes.length });
    contents.push(bytes);
  }
  return { records, contents };
}
