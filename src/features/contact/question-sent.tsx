import { contactWords } from '#content/contact.ts';
import { message } from '#src/catalogue/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
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
      <div className={styles['form']}>
        <Notice tone="success" takesFocus>
          {message('CON-0006')}
        </Notice>
        <p>
          {words.confirmation} <span className={styles['number']}>{confirmationNumber}</span>
        </p>
        <div className={styles['row']}>
          <Button variant="secondary" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      </div>
    </Card>
  );
}
