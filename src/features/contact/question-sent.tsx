import { contactWords } from '#content/contact.ts';
import { message } from '#src/catalogue/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './contact-screen.module.css';

const words = contactWords.sent;

/** The question has arrived; takes the focus. */
export function QuestionSent({
  confirmationNumber,
  onAgain,
}: {
  confirmationNumber: string;
  onAgain: () => void;
}) {
  return (
    <Card title={words.title}>
      <Stack gap="5">
        <Notice tone="success" takesFocus>
          {message('CON-0006')}
        </Notice>
        <p>
          {words.confirmation} <span className={styles['number']}>{confirmationNumber}</span>
        </p>
        <Row gap="3" align="center">
          <Button variant="secondary" onClick={onAgain}>
            {words.again}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
