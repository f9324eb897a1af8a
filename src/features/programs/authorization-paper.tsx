import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { discountsAuthorization } from '#content/discounts-authorization.ts';
import { programWords } from '#content/programs.ts';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

/** The text of the discounts authorization, and whom to call about it. */
export function AuthorizationText() {
  return (
    <>
      {discountsAuthorization.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <CallLine />
    </>
  );
}

/** The authorization alone on paper; `children` say who gave it and when. */
export function AuthorizationPaper({ children }: { children?: ReactNode }) {
  return createPortal(
    <Stack gap="3" data-alone-on-paper>
      <h1>{programWords.authorization.title}</h1>
      <AuthorizationText />
      {children}
    </Stack>,
    document.body,
  );
}
