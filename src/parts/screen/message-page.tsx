import type { ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { ScreenTitle } from './screen-title.tsx';
import styles from './message-page.module.css';

/** A page with one message and the next step. */
export function MessagePage({
  title,
  code,
  actions,
  children,
}: {
  title: string;
  code?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack gap="4" className={styles['page']}>
      <ScreenTitle>{title}</ScreenTitle>
      {children}
      {code && <SecondaryText as="p">{uiWords.errorCode(code)}</SecondaryText>}
      {actions && (
        <Row gap="3" className={styles['actions']}>
          {actions}
        </Row>
      )}
    </Stack>
  );
}
