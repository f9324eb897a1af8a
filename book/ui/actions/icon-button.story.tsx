import { Trash2, X } from 'lucide-react';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Named by a label': () => (
    <IconButton aria-label="Close">
      <X size={22} aria-hidden="true" />
    </IconButton>
  ),
  'Named by hidden text': () => (
    <IconButton>
      <Trash2 size={20} aria-hidden="true" />
      <VisuallyHidden>Remove hospital-bill.pdf</VisuallyHidden>
    </IconButton>
  ),
  Busy: () => (
    <IconButton aria-label="Close" aria-disabled>
      <X size={22} aria-hidden="true" />
    </IconButton>
  ),
};
