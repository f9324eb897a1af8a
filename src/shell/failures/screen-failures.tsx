import type { ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { ScreenFailureText } from '#src/ui/lazy/loadable.tsx';

/** Gives screens that fail as a whole the number to call. */
export const ScreenFailures = ({ children }: { children: ReactNode }) => (
  <ScreenFailureText value={<CallText>{uiWords.loadFailure.screen}</CallText>}>
    {children}
  </ScreenFailureText>
);
