import type { components } from '#generated/v1/paths.d.ts';
import { invalid } from './api/refusal.ts';

type Sent = components['schemas']['NewAppealAttachment'];
type Kept = Required<components['schemas']['AppealAttachment']>;

/** How files of each type begin, in hexadecimal digits. */
const beginnings: Record<Sent['contentType'], string> = {
  'application/pdf': '255044462d',
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
};

/**
 * What is kept of files that were sent: not what is in them.
 * @param part of the request that holds them
 * @throws {Refusal} 422 for what is no base64, or not what it is called
 */
export const keptFiles = (files: readonly Sent[], part = 'attachments'): Kept[] =>
  files.map(({ fileName, contentType, content }, place) => {
    const bytes = Buffer.from(content, 'base64');
    const isWhole = bytes.toString('base64') === content;
    if (!isWhole || !bytes.toString('hex').startsWith(beginnings[contentType])) {
      throw invalid([
        {
          field: `${part}.${place}.content`,
          code: 'format',
          message: `${fileName} cannot be read.`,
        },
      ]);
    }
    return { fileName, contentType, size: bytes.length };
  });
