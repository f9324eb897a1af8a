import type { components } from '#generated/v1/paths.d.ts';
import { invalid } from './api/refusal.ts';
import { runInWorker } from './worker.ts';

type Sent = components['schemas']['NewAppealAttachment'];
export type KeptFile = Required<components['schemas']['AppealAttachment']>;

/**
 * Decodes and validates uploaded files.
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
  for (const [index, { fileName, contentType, content }] of files.entries()) {
    const bytes = await runInWorker('decodeFile', { contentType, content });
    if (bytes === null) {
      const field = `${part}.${index}.content`;
      throw invalid([{ field, code: 'format', message: `${fileName} cannot be read.` }]);
    }
    records.push({ fileName, contentType, size: bytes.length });
    contents.push(bytes);
  }
  return { records, contents };
}
