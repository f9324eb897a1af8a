import { CircleCheck, MailQuestionMark } from 'lucide-react';
import { IconDisc } from '#src/ui/feedback/icon-disc.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Above a message': () => (
    <>
      <IconDisc icon={MailQuestionMark} />
      <p>You have no messages.</p>
    </>
  ),
  'Above good news': () => (
    <>
      <IconDisc icon={CircleCheck} />
      <p>Your account is ready.</p>
    </>
  ),
};
