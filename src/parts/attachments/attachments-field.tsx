import { FileText, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { attachmentWords as words } from '#content/claim-letters.ts';
import {
  attachmentExtensions,
  attachmentRules,
  attachmentTypes,
} from '#src/domain/claims/attachments.ts';
import { Field } from '#src/ui/form/field.tsx';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';
import type { Attachments } from './use-attachments.ts';

/** The files that support a request. An unacceptable file is rejected when it is chosen, and never added. */
export function AttachmentsField({
  label = words.label,
  hint,
  attachments: { files, problems, add, remove },
}: {
  label?: string;
  /** Appears before the accepted file types. */
  hint?: string;
  attachments: Attachments;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="2">
      <Field id={id} label={label} hint={sentences(hint, words.hint(attachmentRules.atMost))}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={[...attachmentTypes, ...attachmentExtensions].join(',')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // The same file can be chosen again once it was removed.
              target.value = '';
              add(chosen);
            }}
          />
        )}
      </Field>
      {problems.length > 0 && (
        <Stack role="alert" look="bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Stack>
      )}
      {files.length > 0 && (
        <ul aria-label={words.added} className={utility('block')}>
          {files.map(({ fileName }) => (
            <li key={fileName} className={utility('side-by-side', 'center', 'gap-2')}>
              <FileText size={20} aria-hidden="true" />
              <span className={utility('grow')}>{fileName}</span>
              <IconButton
                aria-label={words.remove(fileName)}
                onClick={() => {
                  remove(fileName);
                  input.current?.focus();
                }}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
