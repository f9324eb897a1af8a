import * as z from 'zod/mini';
import { zSaveAddressBody } from '#generated/member/validators/zSaveAddressBody.ts';
import { zSaveAddressResponse } from '#generated/member/validators/zSaveAddressResponse.ts';
import { zSaveDisplayNameBody } from '#generated/member/validators/zSaveDisplayNameBody.ts';
import { zSaveDisplayNameResponse } from '#generated/member/validators/zSaveDisplayNameResponse.ts';
import { zSaveEmailBody } from '#generated/member/validators/zSaveEmailBody.ts';
import { zSaveEmailResponse } from '#generated/member/validators/zSaveEmailResponse.ts';
import { zSavePhoneBody } from '#generated/member/validators/zSavePhoneBody.ts';
import { zSavePhoneResponse } from '#generated/member/validators/zSavePhoneResponse.ts';
import { member } from '#src/api/http/call.ts';
import { confirmedBy, reauthenticationRules } from './reauthentication.ts';
import type { UserSettings } from './user-settings.ts';

/** The API's rules for each change, with the password that confirms it where one does. */
export const displayNameRules = zSaveDisplayNameBody;
export const emailRules = /* @__PURE__ */ (() =>
  z.extend(zSaveEmailBody, reauthenticationRules.shape))();
export const phoneRules = /* @__PURE__ */ (() =>
  z.extend(zSavePhoneBody, reauthenticationRules.shape))();
export const addressRules = zSaveAddressBody;

export type DisplayNameChange = z.infer<typeof zSaveDisplayNameBody>;
export type EmailChange = z.infer<typeof zSaveEmailBody>;
export type PhoneChange = z.infer<typeof zSavePhoneBody>;
export type AddressChange = z.infer<typeof zSaveAddressBody>;

/**
 * Saves the display name. This and the next writes return the settings as they are afterwards; `proof` confirms the
 * change.
 */
export const saveDisplayName = (userId: string, body: DisplayNameChange) =>
  member.write(
    'PUT /users/{userId}/settings/display-name',
    zSaveDisplayNameResponse,
    { params: { path: { userId } }, body },
    (settings): UserSettings => settings,
    { makesStale: ['/users/{userId}/memberships'] },
  );

export const saveEmail = (userId: string, proof: string, body: EmailChange) =>
  member.write(
    'PUT /users/{userId}/settings/email',
    zSaveEmailResponse,
    { params: confirmedBy(userId, proof), body },
    (settings): UserSettings => settings,
  );

export const savePhone = (userId: string, proof: string, body: PhoneChange) =>
  member.write(
    'PUT /users/{userId}/settings/phone',
    zSavePhoneResponse,
    { params: confirmedBy(userId, proof), body },
    (settings): UserSettings => settings,
  );

export const saveAddress = (userId: string, body: AddressChange) =>
  member.write(
    'PUT /users/{userId}/settings/address',
    zSaveAddressResponse,
    {
      params: { path: { userId } },
      body: { ...body, address2: body.address2 ?? null },
    },
    (settings): UserSettings => settings,
  );
