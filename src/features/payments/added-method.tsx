import { use } from 'react';
import { paymentsWords } from '#content/payments.ts';
import { SentText } from '#src/parts/form/sent-text.tsx';
import type { Added } from './begin-adding.ts';
import { methodName } from './payment-text.ts';
import styles from './payments.module.css';

const words = paymentsWords.methods;

/** The result of the visit to the vendor's page. */
export function AddedMethod({ adding }: { adding: Promise<Added> }) {
  const added = use(adding);
  return (
    <SentText role="status" className={added.kind === 'saved' ? styles['sent'] : styles['notice']}>
      {textOf(added)}
    </SentText>
  );
}

function textOf(added: Added): string {
  switch (added.kind) {
    case 'saved':
      return words.saved(methodName(added.method));
    case 'not-saved':
      return words.notSaved;
    case 'given-up':
      return words.givenUp;
    case 'refused':
      return words.refused;
  }
}
