import type { z } from 'zod/mini';
import {
  zAcceptTermsResponse,
  zGetUserSettingsResponse,
  zSaveAddressBody,
  zSaveAddressResponse,
  zSaveDisplayNameBody,
  zSaveDisplayNameResponse,
  zSaveEmailBody,
  zSaveEmailResponse,
  zSavePhoneBody,
  zSavePhoneResponse,
} from '#generated/member/zod.gen.ts';
import { member } from '../call.ts';
import type { Lenient } from '../lenient-answer.ts';

export type UserSettings = Lenient<z.infer<typeof zGetUserSettingsResponse>>;

/** What the user has set, and whether they have accepted the terms of use (`tosChecked`). */
export const userSettings = (userId: string) =>
  member.read(
    'GET /users/{userId}/settings',
    zGetUserSettingsResponse,
    { path: { userId } },
    (settings): UserSettings => settings,
  );

/** Answers the settings as they are afterwards. */
export const acceptTerms = (userId: string) =>
  member.write(
    'PUT /users/{userId}/settings/terms',
    zAcceptTermsResponse,
    { params: { path: { userId } }, body: { tosChecked: true } },
    (settings): UserSettings => settings,
  );

/** What the API takes of each change. */
export const displayNameRules = zSaveDisplayNameBody;
export const emailRules = zSaveEmailBody;
export const phoneRules = zSavePhoneBody;
export const addressRules = zSaveAddressBody;

export type DisplayNameChange = z.infer<typeof zSaveDisplayNameBody>;
export type EmailChange = z.infer<typeof zSaveEmailBody>;
export type PhoneChange = z.infer<typeof zSavePhoneBody>;
export type AddressChange = z.infer<typeof zSaveAddressBody>;

/** Each answers the settings as they are afterwards. */
export const saveDisplayName = (userId: string, body: DisplayNameChange) =>
  member.write(
    'PUT /users/{userId}/settings/display-name',
    zSaveDisplayNameResponse,
    { params: { path: { userId } }, body },
    (settings): UserSettings => settings,
    { makesStale: ['/users/{userId}/memberships'] },
  );

export const saveEmail = (userId: string, body: EmailChange) =>
  member.write(
    'PUT /users/{userId}/settings/email',
    zSaveEmailResponse,
    { params: { path: { userId } }, body },
    (settings): UserSettings => settings,
  );

export const savePhone = (userId: string, body: PhoneChange) =>
  member.write(
    'PUT /users/{userId}/settings/phone',
    zSavePhoneResponse,
    { params: { path: { userId } }, body },
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
