import { Suspense, useState } from 'react';
import { dataSharingWords } from '#content/data-sharing.ts';
import {
  endConfidentialAddress,
  saveConfidentialAddress,
} from '#src/api/calls/account/data-sharing.ts';
import { reauthenticate } from '#src/api/calls/account/reauthentication.ts';
import type { MailingAddress } from '#src/domain/people/data-sharing.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { EditPart } from '../edit-card.tsx';
import { PostalAddress } from '../postal-address.tsx';
import { useSavedSharing } from './use-saved-sharing.ts';
import { AddressForm } from '../address-form.tsx';

const words = dataSharingWords.confidential;

const ProofDialog = lazyPart(
  async () => (await import('../security/proof-dialog.tsx')).ProofDialog,
);

/** The address for letters about the member's care, where it is not the one on file (45 CFR 164.522(b)). */
export function ConfidentialAddressCard({ address }: { address: MailingAddress | null }) {
  const { send } = usePortal();
  const { userId, save } = useSavedSharing();
  const needsPassword = useCapability('account');
  const [isAsked, setAsked] = useState(false);
  const [timesStopped, setTimesStopped] = useState(0);
  return (
    <FoldingCard title={words.title}>
      {timesStopped > 0 && address === null && (
        <Notice key={timesStopped} tone="success" takesFocus>
          {words.stopped}
        </Notice>
      )}
      <p>{words.intro}</p>
      <EditPart
        what={words.what}
        view={
          address === null ? (
            <p>{words.none}</p>
          ) : (
            <div>
              <p>{words.current}</p>
              <PostalAddress address={address} />
            </div>
          )
        }
      >
        {(editing) => (
          <AddressForm
            {...editing}
            id="confidential-address"
            onFile={address}
            needsPassword={needsPassword}
            send={async (request, currentPassword) => {
              const proof = needsPassword
                ? await send(reauthenticate(userId, currentPassword))
                : null;
              await save(saveConfidentialAddress(userId, proof, request), () => ({
                confidential: { address: request },
              }));
            }}
            savedText={words.saved}
          />
        )}
      </EditPart>
      {address !== null && (
        <div>
          <Button variant="plain" onClick={() => setAsked(true)}>
            {words.stop}
          </Button>
        </div>
      )}
      <p className={utility('secondary')}>{words.covers}</p>
      {isAsked && (
        <Suspense>
          <ProofDialog
            id="end-confidential-address"
            words={{ ...dataSharingWords.ask, title: words.askTitle, confirm: words.stop }}
            change={(proof) =>
              save(endConfidentialAddress(userId, proof), () => ({
                confidential: { address: null },
              }))
            }
            failureText={dataSharingWords.failed}
            onDone={() => {
              setAsked(false);
              setTimesStopped((times) => times + 1);
            }}
            onClose={() => setAsked(false)}
          >
            <p>{words.askText}</p>
          </ProofDialog>
        </Suspense>
      )}
    </FoldingCard>
  );
}
