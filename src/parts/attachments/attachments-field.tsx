import { FileText, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { attachmentWords as words } from '#content/claim-letters.ts';
import type { NewAttachment } from '#src/api/calls/claim-inquiries.ts';
import {
  attachmentProblem,
  attachmentRules,
  attachmentTypes,
  isAttachmentType,
  type AttachmentProblem,
} from '#src/domain/claims/attachments.ts';
import { Field } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './attachments-field.module.css';

/** The files that support a request. An unacceptable file is rejected when it is chosen, and never added. */
export function AttachmentsField({
  label = words.label,
  files,
  onFiles,
}: {
  label?: string;
  files: readonly NewAttachment[];
  onFiles: (files: readonly NewAttachment[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Files are read one choice after the other, each added to the result of the one before.
  const held = useRef(files);
  const reading = useRef(Promise.resolve());
  const change = (next: readonly NewAttachment[]) => {
    held.current = next;
    onFiles(next);
  };
  const add = async (chosen: readonly File[]) => {
    const next: NewAttachment[] = [];
    const all = () => [...held.current, ...next];
    const found: string[] = [];
    for (const file of chosen) {
      const problem =
        attachmentProblem(
          file,
          all().map(({ fileName }) => fileName),
        ) ?? (await read(file, next));
      if (problem !== null) found.push(words.problems[problem](file.name));
    }
    setProblems(found);
    change(all());
  };
  return (
    <div className={styles['attachments']}>
      <Field id={id} label={label} hint={words.hint(attachmentRules.atMost)}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={attachmentTypes.join(',')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // The same file can be chosen again once it was removed.
              target.value = '';
              reading.current = reading.current.then(() => add(chosen));
            }}
          />
        )}
      </Field>
      {problems.length > 0 && (
        <div role="alert" className={styles['failed']}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {files.length > 0 && (
        <ul aria-label={words.added} className={styles['files']}>
          {files.map(({ fileName }) => (
            <li key={fileName}>
              <FileText size={20} aria-hidden="true" />
              <span>{fileName}</span>
              <IconButton
                aria-label={words.remove(fileName)}
                onClick={() => {
                  change(files.filter((file) => file.fileName !== fileName));
                  input.current?.focus();
                }}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Adds a file with its content to the others; returns the problem if that is not possible. */
async function read(file: File, others: NewAttachment[]): Promise<AttachmentProblem | null> {
  if (!isAttachmentType(file.type)) return 'wrong-type';
  const content = await base64Of(file);
  if (content === null) return 'unreadable';
  others.push({ fileName: file.name, contentType: file.type, content });
  return null;
}

/** Null for a file that was moved or may not be read. */
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
