export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** The API's limits on files (NewAppealAttachment in openapi/v1/claims.yaml). */
export const attachmentRules = { atMost: 5, largestBytes: 10 * 1024 * 1024, longestName: 255 };

/** The extensions of these types, for systems that know a file's type by its name alone. */
export const attachmentExtensions = ['.pdf', '.jpg', '.jpeg', '.png'];

/** A file that has been read; the content is base64. */
interface ReadFile {
  fileName: string;
  content: string;
}

export type AttachmentProblem =
  'wrong-type' | 'heic' | 'too-large' | 'empty' | 'there-already' | 'too-many' | 'unreadable';

/**
 * Returns the reason why a file cannot be added, before it is read; null when it can.
 * @param size bytes
 * @param present the number of files that were added already
 */
export function attachmentProblem(size: number, present: number): AttachmentProblem | null {
  if (size > attachmentRules.largestBytes) return 'too-large';
  if (size === 0) return 'empty';
  return present < attachmentRules.atMost ? null : 'too-many';
}

/** The first bytes of each type, as characters; browsers guess a type from the name, and differ. */
const beginnings: readonly (readonly [AttachmentType | 'heic', RegExp])[] = [
  ['application/pdf', /^%PDF/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG/],
  // An ISO media file of one of the brands of HEIF.
  ['heic', /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/],
];

/**
 * Returns the type of a file by its first bytes, ignoring its name.
 * @param content base64
 */
export function typeOfContent(content: string): AttachmentType | 'heic' | null {
  const start = atob(content.slice(0, 32));
  return beginnings.find(([, beginning]) => beginning.test(start))?.[0] ?? null;
}

/** Whether a file was added already: of that name and with that content. */
export const isAddedAlready = (file: ReadFile, present: readonly ReadFile[]): boolean =>
  present.some(
    ({ fileName, content }) =>
      content === file.content && unnumbered(fileName) === unnumbered(file.fileName),
  );

/** Takes a name apart into its beginning, a number at the end of that, and the extension. */
function partsOf(name: string) {
  const [, beginning = '', number = '1', extension = ''] =
    /^([^]+?)(?: \((\d{1,3})\))?(\.[^.\s]{1,10})?$/.exec(name) ?? [];
  return { beginning, number: Number(number), extension };
}

function unnumbered(name: string): string {
  const { beginning, extension } = partsOf(name);
  return `${beginning}${extension}`.toLowerCase();
}

/**
 * Returns a name under which a file can be sent beside others: phones call every new photo `image.jpg`. A name in use
 * gets a number, a long one is shortened.
 * @param present names of the files that were added already
 */
export function availableName(name: string, present: readonly string[]): string {
  const { beginning, number: first, extension } = partsOf(name);
  const taken = new Set(present.map((presentName) => presentName.toLowerCase()));
  for (let number = first; ; number += 1) {
    const ending = `${number === 1 ? '' : ` (${number})`}${extension}`;
    const candidate = beginning.slice(0, attachmentRules.longestName - ending.length) + ending;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
