import { zDisconnectAppPath } from '#generated/member/validators/zDisconnectAppPath.ts';
import { zEndConfidentialAddressHeaders } from '#generated/member/validators/zEndConfidentialAddressHeaders.ts';
import { zEndConfidentialAddressPath } from '#generated/member/validators/zEndConfidentialAddressPath.ts';
import { zGetDataSharingPath } from '#generated/member/validators/zGetDataSharingPath.ts';
import { zLeaveProgramPath } from '#generated/member/validators/zLeaveProgramPath.ts';
import { zListAccessLogPath } from '#generated/member/validators/zListAccessLogPath.ts';
import { zListAccessLogQuery } from '#generated/member/validators/zListAccessLogQuery.ts';
import { zSaveConfidentialAddressBody } from '#generated/member/validators/zSaveConfidentialAddressBody.ts';
import { zSaveConfidentialAddressHeaders } from '#generated/member/validators/zSaveConfidentialAddressHeaders.ts';
import { zSaveConfidentialAddressPath } from '#generated/member/validators/zSaveConfidentialAddressPath.ts';
import { zSaveSharingChoicesBody } from '#generated/member/validators/zSaveSharingChoicesBody.ts';
import { zSaveSharingChoicesPath } from '#generated/member/validators/zSaveSharingChoicesPath.ts';
import type { components } from '#generated/member/paths.d.ts';
import type { AccountNotices } from '../account-notices.ts';
import type { DataSharingStore } from '../data-sharing.ts';
import type { Grants } from '../identity/grants.ts';
import type { Reauthentication } from '../reauthentication.ts';
import { connectedApps } from '../seed/connected-apps.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';

type DataSharing = Required<components['schemas']['DataSharing']>;

/** The operations on who has a user's data; each user sees and stops what is their own. */
export function dataSharingOperations({
  dataSharing: store,
  grants,
  world,
  reauthentication,
  notices,
}: {
  dataSharing: DataSharingStore;
  grants: Grants;
  world: World;
  reauthentication: Reauthentication;
  notices: AccountNotices;
}): readonly Operation[] {
  const sharingOf = (user: User): DataSharing => {
    const { choices, confidentialAddress, leftPrograms } = store.read(user.userName);
    const programs = world
      .membershipsOf(user)
      .flatMap(({ contract }) => contract.rights.programs ?? [])
      .flatMap(({ programId, joinedOn }) => (joinedOn ? [{ programId, joinedOn }] : []))
      .filter(({ programId }) => !leftPrograms.includes(programId));
    return {
      connectedApps: grants.appsOf(user.userName).map(({ appId, connectedAt }) => {
        const { name = appId, data = [] } =
          connectedApps.find((connectedApp) => connectedApp.appId === appId) ?? {};
        return { appId, name, connectedAt, data: [...data] };
      }),
      // The same program under two plans is one.
      joinedPrograms: [
        ...new Map(programs.map((program) => [program.programId, program])).values(),
      ],
      choices,
      confidentialCommunications: { address: confidentialAddress },
    };
  };
  const saveConfidentialAddress = (
    user: User,
    confidentialAddress: ReturnType<DataSharingStore['read']>['confidentialAddress'],
  ): void => {
    const { confidentialAddress: before } = store.read(user.userName);
    store.change(user.userName, { confidentialAddress });
    // Never by letter to the address on file, where others may open the mail.
    notices.tellOfAddress(user, 'confidentialAddress', [before, confidentialAddress]);
  };
  return [
    memberOperation('getDataSharing', (incoming, user) => {
      ownOnly(incoming.path(zGetDataSharingPath).userId, user);
      return ok(sharingOf(user));
    }),
    memberOperation('saveSharingChoices', async (incoming, user) => {
      ownOnly(incoming.path(zSaveSharingChoicesPath).userId, user);
      store.change(user.userName, { choices: await incoming.body(zSaveSharingChoicesBody) });
      notices.tell(user, 'sharing');
      return ok(sharingOf(user));
    }),
    memberOperation('saveConfidentialAddress', async (incoming, user, signedIn) => {
      ownOnly(incoming.path(zSaveConfidentialAddressPath).userId, user);
      const address = await incoming.body(zSaveConfidentialAddressBody);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zSaveConfidentialAddressHeaders)['Reauthentication-Proof'],
      );
      saveConfidentialAddress(user, { ...address, address2: address.address2 ?? null });
      return ok(sharingOf(user));
    }),
    memberOperation('endConfidentialAddress', (incoming, user, signedIn) => {
      ownOnly(incoming.path(zEndConfidentialAddressPath).userId, user);
      reauthentication.confirm(
        signedIn,
        incoming.headers(zEndConfidentialAddressHeaders)['Reauthentication-Proof'],
      );
      saveConfidentialAddress(user, null);
      return ok(sharingOf(user));
    }),
    memberOperation('disconnectApp', (incoming, user) => {
      const { userId, appId } = incoming.path(zDisconnectAppPath);
      ownOnly(userId, user);
      grants.endApp(user.userName, appId);
      return ok(sharingOf(user));
    }),
    memberOperation('leaveProgram', (incoming, user) => {
      const { userId, programId } = incoming.path(zLeaveProgramPath);
      ownOnly(userId, user);
      const { leftPrograms } = store.read(user.userName);
      if (!leftPrograms.includes(programId)) {
        store.change(user.userName, { leftPrograms: [...leftPrograms, programId] });
      }
      return ok(sharingOf(user));
    }),
    memberOperation('listAccessLog', (incoming, user) => {
      ownOnly(incoming.path(zListAccessLogPath).userId, user);
      return ok(pageOf(store.log(user.userName), incoming.query(zListAccessLogQuery)));
    }),
  ];
}
