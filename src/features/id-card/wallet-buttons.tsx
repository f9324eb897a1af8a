import { useMutation } from '@tanstack/react-query';
import { Wallet as WalletIcon } from 'lucide-react';
import { useState } from 'react';
import { carryCardWords } from '#content/carry-card.ts';
import { listWords } from '#content/list.ts';
import { type Wallet, isGoogleSavePage } from '#src/domain/id-card/wallets.ts';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { appleWalletPass, googleWalletPage } from '#src/api/calls/coverage/id-card.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';

const words = carryCardWords.wallet;

/** The buttons that add a card to a phone's wallet. A failure appears below them, with the alternatives. */
export function WalletButtons({
  wallets,
  card,
}: {
  wallets: readonly Wallet[];
  card: { memberId: string; cardId: string };
}) {
  const portal = usePortal();
  /** The wallet whose pass failed last, until one is made. */
  const [failed, setFailed] = useState<Wallet | null>(null);
  const [isRetry, setRetry] = useState(false);
  const adding = useMutation({
    mutationFn: (wallet: Wallet) => addToWallet[wallet](portal, card),
    onSuccess: () => setFailed(null),
    onError: (_, wallet) => setFailed(wallet),
    meta: { customError: true },
  });
  const oneAtATime = useOneAtATime();
  const add = (wallet: Wallet, again: boolean) =>
    oneAtATime(async () => {
      setRetry(again);
      await adding.mutateAsync(wallet).catch(() => {});
    });
  return (
    <Stack gap="3">
      <Row gap="4" align="center">
        {wallets.map((wallet) => (
          <Button
            key={wallet}
            variant="secondary"
            aria-disabled={adding.isPending}
            onClick={() => void add(wallet, false)}
          >
            <WalletIcon size={20} aria-hidden="true" />
            {adding.isPending && adding.variables === wallet && !isRetry
              ? words.making
              : words.add[wallet]}
          </Button>
        ))}
      </Row>
      <SecondaryText as="p">{words.text}</SecondaryText>
      {adding.isSuccess && adding.variables === 'apple' && (
        <Notice key={adding.submittedAt} tone="success" takesFocus={isRetry}>
          {words.saved}
        </Notice>
      )}
      {failed !== null && (
        <>
          {adding.isError && (
            <Notice key={adding.submittedAt} tone="error">
              {words.failed}
            </Notice>
          )}
          <Row gap="4">
            <Button
              variant="secondary"
              aria-disabled={adding.isPending}
              onClick={() => void add(failed, true)}
            >
              {adding.isPending && isRetry ? words.making : listWords.retry}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}

type Add = (
  portal: Pick<Portal, 'clients' | 'leave'>,
  card: { memberId: string; cardId: string },
) => Promise<void>;

/** Begins a file that is an archive, as a pass is. */
const archiveMark = 'PK';

/**
 * Gets a pass of a card and adds it to the wallet: opens Apple's file, or Google's page.
 * @throws {ApiFailure} when the insurer has no pass, or an invalid one
 */
const addToWallet: Record<Wallet, Add> = {
  async apple({ clients }, card) {
    const file = await clients.send(appleWalletPass(card));
    if ((await file.slice(0, archiveMark.length).text()) !== archiveMark) throw unreadable();
    // A phone opens only this type in its wallet, whatever type the service sends.
    const pass = new Blob([file], { type: 'application/vnd.apple.pkpass' });
    saveFile(pass, carryCardWords.wallet.fileName);
  },
  async google({ clients, leave }, card) {
    const page = await clients.send(googleWalletPage(card));
    if (!isGoogleSavePage(page)) throw unreadable();
    leave(new URL(page));
  },
};

const unreadable = () => new ApiFailure(defaultErrorCode, 'unreadable');
