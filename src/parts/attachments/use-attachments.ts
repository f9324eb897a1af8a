import { useRef, useState } from 'react';
import { attachmentWords as words } from '#content/claim-letters.ts';
import type { NewAttachment } from '#src/api/calls/claims/claim-inquiries.ts';
import {
  attachmentProblem,
  availableName,
  isAddedAlready,
  typeOfContent,
  type AttachmentProblem,
} from '#src/domain/claims/attachments.ts';

/** The files of a form, and how to change them. */
export interface Attachments {
  /** The files that have been read. */
  files: readonly NewAttachment[];
  /** Why files of the last choice were not added. */
  problems: readonly string[];
  /** Reads files and adds them. One that is not acceptable is not added. */
  add: (chosen: readonly File[]) => void;
  remove: (fileName: string) => void;
  /**
   * Resolves with all files once the browser has read those that were chosen: a large one takes seconds. Null when one
   * of them turned out unreadable meanwhile, so that a form is not sent without it.
   */
  whenRead: () => Promise<readonly NewAttachment[] | null>;
}

export function useAttachments(initial: readonly NewAttachment[] = []): Attachments {
  const [files, setFiles] = useState(initial);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Choices are read one after the other, each added to the result of the one before.
  const held = useRef(initial);
  const reading = useRef(Promise.resolve());
  const unreadable = useRef(0);
  const change = (next: readonly NewAttachment[]) => {
    held.current = next;
    setFiles(next);
  };
  const addNext = async (chosen: readonly File[]) => {
    const next: NewAttachment[] = [];
    const all = () => [...held.current, ...next];
    const fileProblems: string[] = [];
    for (const file of chosen) {
      const added = attachmentProblem(file.size, all().length) ?? (await read(file, all()));
      if (typeof added !== 'string') {
        next.push(added);
        continue;
      }
      if (added === 'unreadable') unreadable.current += 1;
      fileProblems.push(words.problems[added](file.name));
    }
    setProblems(fileProblems);
    change(all());
  };
  return {
    files,
    problems,
    add(chosen) {
      reading.current = reading.current.then(() => addNext(chosen));
    },
    remove(fileName) {
      change(held.current.filter((file) => file.fileName !== fileName));
    },
    async whenRead() {
      const before = unreadable.current;
      await reading.current;
      return unreadable.current === before ? held.current : null;
    },
  };
}

/** Returns a file in the format for sending, or the reason why it cannot be added to the others. */
async function read(
  file: File,
  others: readonly NewAttachment[],
): Promise<NewAttachment | AttachmentProblem> {
  const content = await base64Of(file);
  if (content === null) return 'unreadable';
  const contentType = typeOfContent(content);
  if (contentType === null) return 'wrong-type';
  if (contentType === 'heic') return 'heic';
  if (isAddedAlready({ fileName: file.name, content }, others)) return 'there-already';
  const names = others.map(({ fileName }) => fileName);
  return { fileName: availableName(file.name, names), contentType, content };
}

/** Returns the content of a file in base64; null for one that was moved or may not be read. */
async function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : null);
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
