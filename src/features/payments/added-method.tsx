import { use } from 'react';
import { paymentsWords } from '#content/payments.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Added } from './begin-adding.ts';
import { methodName } from './payment-text.ts';

const words = paymentsWords.methods;

/** The result of the visit to the vendor's page. */
export function AddedMethod({ adding }: { adding: Promise<Added> }) {
  const added = use(adding);
  return (
    <Notice tone={added.kind === 'saved' ? 'success' : 'warning'} takesFocus>
      {textOf(added)}
    </Notice>
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
