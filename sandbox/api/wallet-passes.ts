import { zGetAppleWalletPassPath } from '#generated/v1/validators/zGetAppleWalletPassPath.ts';
import { zGetGoogleWalletPassPath } from '#generated/v1/validators/zGetGoogleWalletPassPath.ts';
import type { ControlState } from '../control-state.ts';
import { coverageId } from '../fhir/resources.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { applePass } from '../wallet/apple-pass.ts';
import { googleSaveUrl } from '../wallet/google-pass.ts';
import { passFacts, type PassFacts } from '../wallet/pass-facts.ts';
import type { WalletSigner } from '../wallet/signer.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, notFound, Refusal } from './refusal.ts';

/** The operations that make wallet passes from ID cards. Every user who may see a card may have its pass. */
export function walletPassOperations({
  world,
  control,
  walletSigner,
}: {
  world: World;
  control: Pick<ControlState, 'isWalletSignerUp'>;
  walletSigner: WalletSigner;
}): readonly Operation[] {
  const factsFor = (
    user: User,
    wallet: 'apple' | 'google',
    { memberId, cardId }: { memberId: string; cardId: string },
  ): PassFacts => {
    const contract = world.accessTo(user, memberId)?.contract;
    const { idCards = false, walletPasses = [] } = contract?.rights ?? {};
    if (contract === undefined || !idCards || !walletPasses.some(({ type }) => type === wallet)) {
      throw forbidden();
    }
    const member = contract.members.find((coveredMember) => coveredMember.memberId === memberId);
    const hasEnded =
      !contract.isActive || (world.coverageEnds.get(memberId) ?? '9999') < world.calendar.today;
    if (member === undefined || hasEnded || coverageId(contract, member) !== cardId) {
      throw notFound();
    }
    return passFacts(contract, member);
  };
  const signed = async <Pass>(sign: () => Promise<Pass>): Promise<Pass> => {
    if (!control.isWalletSignerUp) throw notSigned();
    try {
      return await sign();
    } catch (error) {
      console.error(error);
      throw notSigned();
    }
  };
  return [
    memberOperation('getAppleWalletPass', async (incoming, user) => {
      const facts = factsFor(user, 'apple', incoming.path(zGetAppleWalletPassPath));
      const content = await signed(async () => applePass(facts, await walletSigner.apple()));
      return {
        status: 200 as const,
        file: { content, type: 'application/vnd.apple.pkpass' },
      };
    }),

    memberOperation('getGoogleWalletPass', async (incoming, user) => {
      const facts = factsFor(user, 'google', incoming.path(zGetGoogleWalletPassPath));
      const saveUrl = await signed(async () => googleSaveUrl(facts, await walletSigner.google()));
      return ok({ saveUrl });
    }),
  ];
}

const notSigned = (): Refusal =>
  new Refusal(
    503,
    {
      title: 'Service Unavailable',
      code: 'passNotSigned',
      detail: 'The pass could not be signed.',
    },
    { 'retry-after': '60' },
  );
