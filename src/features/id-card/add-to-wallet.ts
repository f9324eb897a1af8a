import { carryCardWords } from '#content/carry-card.ts';
import { appleWalletPass, googleWalletPage } from '#src/api/calls/wallet-passes.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { isGoogleSavePage, type Wallet } from '#src/domain/id-card/wallets.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';

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
export const addToWallet: Record<Wallet, Add> = {
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
