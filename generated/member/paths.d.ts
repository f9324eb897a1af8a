// Written by npm run generate. Do not edit.
export interface paths {
    "/public/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the account of a verified member
         * @description - **Caller:** anyone, without a token, who has just verified a membership; `verificationId` stands for that
         *       member.
         *     - **Effect:** creates the account, signs nobody in, and records the terms of use as accepted. The verification
         *       is used up. `userId` is the subject of the new user’s tokens.
         *     - **Repeating:** not safe: once the account exists, the same call is refused with `REG-0031` or `REG-0032`.
         *       After a lost answer, try to sign in.
         *     - **Errors:**
         *       - `422` code `REG-0031`: the verification expired after 15 minutes or was used, so verify again; code
         *         `REG-0032`: the member has an account already; otherwise fields: `username` `REG-0020` taken, `password`
         *         `REG-0009` does not meet the rules or `REG-0010` not accepted, `guardian.*` `REG-0015` a guardian is
         *         required below the age of 14; without fields and code: the account could not be created.
         *       - `429` too many rejected registrations for this member.
         *       - `500` and `503` as for every call.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/member-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check that a person is a member, before registration
         * @description - **Caller:** anyone, without a token. Give the member ID or the Social Security number, its last four digits,
         *       name and date of birth.
         *     - **Effect:** returns a `verificationId` for `registerUser`, good for 15 minutes, whether a guardian must
         *       register the member, and the name and brand of the plan. Answers no other personal data.
         *     - **Repeating:** safe; each success returns another `verificationId`. Wrong details are counted.
         *     - **Errors:**
         *       - `422` code `REG-0019`: the details do not match, without saying which; code `REG-0032`: the details match
         *         and the member has an account already; field `memberId` `REG-0001`: neither number was given; field
         *         `mbiLast4` `REG-0018`: all else matches and the Medicare number is needed.
         *       - `429` too many wrong details for this person, member ID or number.
         *       - `500` and `503` as for every call.
         */
        post: operations["verifyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/account-help/usernames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a forgotten user name to the member's email address
         * @description - **Caller:** anyone, without a token.
         *     - **Effect:** emails the user name to the address on file if member ID, date of birth and email address match
         *       one account. The answer is the same either way.
         *     - **Repeating:** each call may send another email; both matches and misses are counted.
         *     - **Errors:**
         *       - `422` a field is missing or malformed.
         *       - `429` too many requests for this member ID or email address.
         *       - `500` and `503` as for every call.
         */
        post: operations["recoverUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/account-help/passcodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time passcode for a forgotten password
         * @description - **Caller:** anyone, without a token.
         *     - **Effect:** sends a six-digit passcode by text or email if user name and date of birth match an account that
         *       can be reached that way. The answer is the same either way, so it never says whether an account exists. The
         *       passcode holds until `expiresAt`, 10 minutes.
         *     - **Repeating:** each call sends another passcode and ends the one before it.
         *     - **Errors:**
         *       - `422` a field is missing or malformed.
         *       - `429` too many passcodes sent for this user name, or too many guesses.
         *       - `500` and `503` as for every call.
         */
        post: operations["sendPasscode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/account-help/passcodes/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a one-time passcode
         * @description - **Caller:** anyone, without a token, who has a `passcodeId` of `sendPasscode`.
         *     - **Effect:** `accepted` uses up the passcode and returns a `resetToken`, good for 10 minutes, and the security
         *       questions to ask. `invalid` and `exceeded` say how many attempts remain; after three wrong ones only a new
         *       passcode helps.
         *     - **Repeating:** not safe: each wrong passcode uses up an attempt, and the right one works once.
         *     - **Errors:**
         *       - `422` code `OPT-0003`: the passcode expired, was used or was never sent; or the passcode is malformed.
         *       - `429` too many wrong passcodes for this account.
         *       - `500` and `503` as for every call.
         */
        post: operations["checkPasscode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/account-help/passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password after the passcode and the secret answers
         * @description - **Caller:** anyone, without a token, who has a `resetToken` of `checkPasscode`.
         *     - **Effect:** sets the password if both secret answers are right. The reset is used up, every sign-in of the
         *       account ends, and the member is told at the address on file.
         *     - **Repeating:** not safe: after a success the token is over (`RES-0009`). Each wrong answer uses up an attempt; three are allowed.
         *     - **Errors:**
         *       - `422` code `RES-0006`: the answers do not match; code `RES-0009`: the reset expired, was used, or has no
         *         attempts left; field `newPassword` `RES-0012`: not accepted, `CHP-0009`: the same as the current one.
         *       - `429` too many wrong answers for this account.
         *       - `500` and `503` as for every call.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/systemavailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the portal's services can be used now
         * @description - **Caller:** anyone, without a token; the portal asks before sign-in and while an outage lasts.
         *     - **Answer:** `isSystemAvailable` is false during an announced outage. The portal then offers no sign-in.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `429`, `500` and `503` as for every call.
         */
        get: operations["getSystemAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notice for everyone, if there is one
         * @description - **Caller:** anyone, without a token.
         *     - **Answer:** one notice for everyone, as rich text that the client sanitizes, or null. It never depends on who
         *       asks.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `429`, `500` and `503` as for every call.
         */
        get: operations["getUserNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a question to customer service without signing in
         * @description - **Caller:** anyone, without a token.
         *     - **Effect:** files a question with customer service, which calls back. Returns a confirmation number and
         *       nothing about the caller.
         *     - **Repeating:** not safe: each call files another request. After a lost answer, a second request may exist.
         *     - **Errors:**
         *       - `422` a field is missing, malformed or too long (`comments` takes 450 characters).
         *       - `429` too many requests from this phone number.
         *       - `500` and `503` as for every call.
         */
        post: operations["createPublicContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a question to customer service
         * @description - **Caller:** any signed-in user; the request is filed under the user of the token.
         *     - **Effect:** files a question with customer service, which calls back. Returns a confirmation number.
         *       The question is listed among the messages that the member sent
         *       (`GET /{member}/messages?folder=sent`).
         *     - **Repeating:** not safe: each call files another request. After a lost answer, a second request may exist.
         *     - **Errors:**
         *       - `403` the user may not write to customer service.
         *       - `422` a field is missing, malformed or too long (`comments` takes 450 characters).
         *       - `429` too many requests from this user.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["createContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A form that signs the member on to a partner or to another application
         * @description - **Caller:** the signed-in user; in a hand-off, `userName` is the `username` of one of their memberships, and
         *       `memberId` a member they may act for.
         *     - **Effect:** returns a form that signs the member on at a partner (`target`) or at another application of the
         *       payer (`app`). It changes nothing; the partner sees the member once the form is submitted.
         *     - **Answer:** the form is put into a new window and submitted. It has no script beyond its own submission.
         *     - **Repeating:** safe; each call returns a fresh form. Do not keep one: its assertion is short-lived.
         *     - **Errors:**
         *       - `403` another user’s `userName`, or a member the caller may not act for.
         *       - `404` the payer has no such partner for this member.
         *       - `422` an unknown `target` or `app` (`notAllowed`).
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["startSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account and the access others were given through it
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the member has just entered the current password.
         *     - **Effect:** deletes the account, its settings and secret answers, the family access that the member gave or
         *       was given, the health links that the account made, and all links to the member’s own card. Ends every sign-in.
         *       Plans, claims and documents stay with the payer. The member is told at the address on file.
         *     - **Repeating:** a second call finds no account: its token is refused with `401`.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       current password is in the body, so no other proof is needed.
         *     - **Effect:** changes the password and ends every other sign-in of the account at once: access and refresh
         *       tokens that do not come from the sign-in of the bearer token no longer work. Open passcodes, resets and proofs
         *       end too. The member is told at the address on file.
         *     - **Repeating:** not safe: the second call has the wrong current password (`CHP-0010`).
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword` `CHP-0010`: wrong; field `newPassword` `REG-0009`: does not meet the rules,
         *         `CHP-0009`: the same as the current one, `CHP-0012`: contains the user name, `notAllowed`: on a list of
         *         stolen passwords.
         *       - `429` too many wrong passwords for this account.
         *       - `401`, `500` and `503` as for every call.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/reauthentications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with the current password that the signed-in member is at the keyboard
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Effect:** returns a proof for one change of the account, which takes it in the header
         *       `Reauthentication-Proof`: email address, phone numbers, multi-factor authentication, security questions,
         *       giving family access, the address for confidential communications, signing out everywhere, or deleting the
         *       account. It works once, for 5 minutes, for this user and in the sign-in that it was asked for in.
         *     - **Repeating:** safe; each success returns another proof. Wrong passwords are counted by account, whichever
         *       change they are for.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword` `CHP-0010`: wrong.
         *       - `429` too many wrong passwords for this account.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Where the user is signed in
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Answer:** the user's sign-ins to the portal that are still good, the last used first, this one included.
         *       Connected apps aren't among them (`getDataSharing` has them).
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign the user out everywhere
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the user has just entered the current password.
         *     - **Effect:** ends every sign-in of the user to the portal, this one included: their access and refresh tokens and
         *       their sessions at the identity provider no longer work. Connected apps stay connected. The user is told at the
         *       address on file.
         *     - **Repeating:** a second call is refused with `401`.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Every plan of the signed-in user, active or not
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Answer:** every plan that the user is on, active or ended, with the user’s own member ID under each. Plans
         *       of other family members that the user is not on are left out. A user without a plan gets an empty list.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/accessrights/{companyId}/{memberId}/{contractType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Company of the plan.
                 * @example 020
                 */
                companyId: string;
                /**
                 * @description Member id of the plan, for a policyholder too.
                 * @example A1042887701
                 */
                memberId: string;
                /**
                 * @description Contract type of the plan.
                 * @example Medical
                 */
                contractType: components["schemas"]["ContractType"];
            };
            cookie?: never;
        };
        /**
         * What the member may see and use under one plan
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token, and
         *       `memberId` is the user’s own ID under the plan.
         *     - **Answer:** the members who is listed for the user under this plan, the user first, and what the plan lets the
         *       user do. Whether an adult’s records may be seen is in `familyAccess`, and whether the user may act for a
         *       member or only see in `access`. A missing right counts as false.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`, or a member ID that is not the user’s own.
         *       - `404` the user has no plan of this company and type under this ID.
         *       - `422` an unknown contract type.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * The member's profile and account settings
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Answer:** profile, contact details, multi-factor authentication, family access and the chosen security
         *       questions. The answers to those questions and the password are never in it.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getUserSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/display-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change what the member wants to be called
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Effect:** changes the name that the portal greets the user by. Returns all settings.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` `displayName` is missing or too long.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveDisplayName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the email address
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the member has just entered the current password.
         *     - **Effect:** changes where letters and passcodes go. Passcodes that are on their way end, and the member is
         *       told at the old address. Returns all settings.
         *     - **Repeating:** the state stays the same, but each call needs a proof of its own.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in;
         *         or `email` is malformed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/phone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the phone numbers
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the member has just entered the current password.
         *     - **Effect:** replaces all three numbers; null removes one. If the mobile number changes, passcodes that are on
         *       their way end. The member is told at the address and number on file before. Returns all settings.
         *     - **Repeating:** the state stays the same, but each call needs a proof of its own.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in;
         *         a number is malformed; or `phone` is removed while passcodes are texted to it (`notAllowed`).
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["savePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the address
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token, while
         *       `addressManagedBy` is `self`.
         *     - **Effect:** replaces the mailing address. The member is told by email, and by letter at the old and the new
         *       address. Returns all settings.
         *     - **Repeating:** the second call is refused, because nothing changes; the address is as asked.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` a field is malformed; field `address1` `notAllowed`: the address is as it was, or the employer or the
         *         state keeps it.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/security-questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose security questions and answer them
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the member has just entered the current password.
         *     - **Effect:** replaces both questions and their answers. Answers are kept as hashes and never read back. The
         *       member is told at the address on file. Returns all settings.
         *     - **Repeating:** the state stays the same, but each call needs a proof of its own.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in;
         *         an unknown question or the same one twice (`notAllowed`); or an answer is empty (`required`).
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveSecurityQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Turn multi-factor authentication on or off
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the member has just entered the current password.
         *     - **Effect:** turns the passcode at sign-in on or off and chooses its channel. The member is told at the address
         *       on file. Returns all settings.
         *     - **Repeating:** the state stays the same, but each call needs a proof of its own.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in;
         *         or field `channel` `notAllowed`: no phone number or email address to send it to.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveMfa"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/family-access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Let another member see the signed-in member's claims, or stop it
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token; adults
         *       decide only about their own records. For giving access, the header `Reauthentication-Proof` shows that the user
         *       has just entered the current password; taking it back needs none.
         *     - **Effect:** lets the adult `memberId` on the same contract see the caller’s claims, or stops it, from the next
         *       call on. It opens claims, spending and documents; never clinical records, messages or the reimbursement
         *       account, and it lets nobody act for the caller. A change is added to `familyAccessLog`, and the caller is
         *       told at the address on file. Returns all settings.
         *     - **Repeating:** safe; access that is given already keeps its date, and nothing is logged twice.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `memberId` `notAllowed`: the caller cannot change family access for this member; or field
         *         `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveFamilyAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/data-sharing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Apps, programs and choices that share the user's data
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Answer:** the apps that the user connected and that can still read, as the identity provider's grants say; the
         *       programs that know the user as a participant; the choices about sharing with providers and with other payers;
         *       and the address for confidential communications. A part that the payer does not keep is left out.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getDataSharing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/data-sharing/choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose whether providers and other payers get the user's data
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Effect:** keeps both choices from the next exchange on. Payers covered by 42 CFR 422.121, 431.61, 457.731 and
         *       45 CFR 156.222 give providers in network a patient's claims and records unless the patient opts out, and
         *       exchange them with another payer only after the patient opts in. What was shared before stays where it is.
         *       The user is told at the address on file.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` a choice is missing.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveSharingChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/data-sharing/confidential-address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Have letters about care sent to another address
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the user has just entered the current password.
         *     - **Effect:** sends every letter about the user's care (explanations of benefits, decisions, ID cards) to this
         *       address and no longer to the policyholder or the address on file (45 CFR 164.522(b)). A payer accepts a
         *       reasonable request and asks for no reason. It confirms it by letter at this address and at the private one
         *       before it, never at the address on file, where others open the mail; and by email, without the address.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` a field is malformed; or field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used,
         *         or from another sign-in.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveConfidentialAddress"];
        post?: never;
        /**
         * Send letters to the address on file again
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token. The
         *       header `Reauthentication-Proof` shows that the user has just entered the current password.
         *     - **Effect:** ends confidential communications; letters go to the address on file from now on. The user is told
         *       by letter at the private address, and by email.
         *     - **Repeating:** the state stays the same, but each call needs a proof of its own.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` field `currentPassword`, code `CHP-0001`: the proof is missing, expired, used, or from another sign-in.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["endConfidentialAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/data-sharing/connected-apps/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The app, by its client id at the identity provider.
                 * @example trail-health
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an app, which then reads nothing
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Effect:** ends the app's grant at the identity provider with every token that came from it: its next call
         *       answers `401`. What the app has already read stays with it.
         *     - **Repeating:** safe; an app that is not connected stays so.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["disconnectApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/data-sharing/joined-programs/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The program.
                 * @example diabetes-management
                 */
                programId: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a program, which then gets no more data
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Effect:** tells the program that the user left, and sends it no more data. The rights no longer say that the
         *       user joined it. What the program has already received stays with it.
         *     - **Repeating:** safe; a program that was not joined stays so.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["leaveProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/access-log": {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description Items on a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Who looked at the user's data, and when
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Answer:** the openings of the user's data by other people, by apps, by providers and by the payer's own staff,
         *       newest first; of one reader and one kind of data once a day. The user's own reading is not listed. Pages by
         *       `page` and `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/access-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask another adult of the plan to share their claims
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token;
         *       `memberId` is an adult who is listed for the user under one of their plans and whose records they may not see.
         *     - **Effect:** sends that member a message that says who asks and where access is given. Nothing else changes:
         *       only they can give it.
         *     - **Repeating:** not safe: each call sends another message. A user can ask one member five times in a day.
         *     - **Errors:**
         *       - `403` another user’s `userId`, or a member who can’t be asked: one who is not listed for the user, a child, or
         *         one whose records the user already sees.
         *       - `404` the account no longer exists.
         *       - `422` no member is named (`memberId` `required`).
         *       - `429` too many requests to this member.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["requestAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/member-settings/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * What the signed-in user may change for one member, or why they may not
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token;
         *       `memberId` is a member who is listed for the user under one of their plans.
         *     - **Answer:** what the user may set for this member: `allowed`, and in words a member can read why not
         *       (`reason`), with the value on file.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` another user’s `userId`, or a member who is not listed for the user.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getMemberSettings"];
        /**
         * Change what may be set for one member
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token; the user
         *       may act for the member `memberId`, and changes only the parts that `getMemberSettings` allows.
         *     - **Effect:** changes whether members without coverage are hidden, and what is known of other coverage. A part that is null stays unchanged. Returns the settings after the change.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` another user’s `userId`, or a member whom the user may not act for.
         *       - `404` the account no longer exists.
         *       - `422` field `hideTermedDependents` `TRD-0003` or `otherCoverage.hasOtherCoverage` `OCI-0004`: not allowed
         *         for this member; `otherCoverage.insurer` `OCI-0002` or `otherCoverage.startDate` `OCI-0003`: missing.
         *         Nothing is changed then.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveMemberSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/member-settings/{memberId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Block a member's account starting on a date, or unblock it
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token, as the
         *       policyholder, for a child on the contract.
         *     - **Effect:** refuses sign-in to the child’s account starting on `blockDate`, or allows it again starting on `unblockDate`. Exactly one of the two is given. Returns the settings after the change.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` another user’s `userId`, or a member whom the user may not act for.
         *       - `404` the account no longer exists.
         *       - `422` field `blockDate`: `ADM-0001` neither date, `ADM-0002` both dates, `notAllowed` not the account of a
         *         child.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveAccountBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/draft-key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * The key that encrypts unsent text in the browser
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Answer:** a key of 256 bits, always the same for one account and given to nobody else, not even to a later
         *       owner of the user name. The browser encrypts unsent text with it, so only the next sign-in to this account can
         *       read it.
         *     - **Repeating:** safe; reading changes nothing. The key must not change between calls.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getDraftKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/settings/terms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the current terms of use
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token.
         *     - **Effect:** records that the user accepts the current terms of use, which the portal asks for before anything
         *       else. Returns all settings.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` another user’s `userId`.
         *       - `404` the account no longer exists.
         *       - `422` `tosChecked` is not true.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["acceptTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/member-settings/{memberId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the certificate of creditable coverage by mail
         * @description - **Caller:** the signed-in user, about their own account: `userId` is the subject of the access token, for
         *       oneself or a child on a medical plan.
         *     - **Effect:** has the certificate of creditable coverage mailed to the address on file, within 7 business days.
         *       Returns a confirmation number and the last day it arrives.
         *     - **Repeating:** not safe: each call mails another certificate.
         *     - **Errors:**
         *       - `403` another user’s `userId`, or a member whom the user may not act for.
         *       - `404` the account no longer exists.
         *       - `422` code `COC-0001`: the certificate cannot be ordered for this member; `detail` says why.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["orderCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The legal guardian who registers a child under 14. */
        Guardian: {
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
        };
        /** @description How the member wants to be told things; what is missing stays on paper. */
        CommunicationChoices: {
            /** @description Explanations of benefits online instead of on paper. */
            paperlessEobs: boolean;
            /** @description Text messages for members. */
            memberTexts: boolean;
            /** @description The annual benefit update letter online instead of on paper. */
            annualBenefitLetter: boolean;
        };
        Registration: {
            /** @description From the earlier verification. */
            verificationId: string;
            /** @description At least eight letters and digits, no spaces. Upper and lower case are the same name. */
            username: string;
            /** @description At least one lowercase letter, one uppercase letter, one digit and one special character. Emoji do not count as special; the user name must not be part of it. */
            password: string;
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /** @description Mobile phone, ten digits with area code. */
            phone: string;
            /**
             * @description The terms of use are accepted.
             * @constant
             */
            termsAccepted: true;
            guardian?: components["schemas"]["Guardian"];
            communication?: components["schemas"]["CommunicationChoices"];
        };
        RegisteredUser: {
            /** @description The new user. */
            userId: string;
        };
        /** @description A request field that isn’t accepted. */
        FieldError: {
            /** @description Path of the field in the request body, with dots (`address.zip`), or the name of the parameter. */
            field: string;
            /** @description What is wrong, for programs (`required`, `format`, `tooLong`, `notAllowed` or a message id such as REG-0007). */
            code: string;
            /** @description What is wrong, in words a member can read. */
            message: string;
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /** @description URI reference that names the kind of problem; `about:blank` when the status is enough. */
            type: string;
            /** @description Short summary of the kind of problem. */
            title: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /** @description What happened in this case. Never holds personal data. */
            detail?: string;
            /** @description Message id (LOG-0015) or another code of the payer that the portal may look up. */
            code?: string;
            /** @description How many attempts are left after a wrong passcode. */
            remainingAttempts?: number;
            /** @description Present when request fields aren’t accepted. */
            validationErrors?: components["schemas"]["FieldError"][];
        };
        /** @description Either `memberId` or `ssn` is needed. */
        MemberVerificationRequest: {
            /** @description Member ID as on the ID card. */
            memberId?: string;
            /** @description Social security number, nine digits. */
            ssn?: string;
            /** @description Last four digits of the social security number. */
            ssnLast4: string;
            /** @description Last four characters of the Medicare beneficiary identifier; Medicare members only. */
            mbiLast4?: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            dateOfBirth: string;
        };
        /** @description The plan found, so that the page can show its brand. */
        VerifiedPlan: {
            /** @description Name of the plan. */
            lobDisplayName: string;
            /** @description Brand of the plan. */
            tier1: string;
        };
        MemberVerification: {
            /** @description Goes into the registration. */
            verificationId: string;
            /** @description True for children under 14. */
            guardianRequired: boolean;
            plan: components["schemas"]["VerifiedPlan"];
        };
        UsernameRecovery: {
            /** @description Member ID as on the ID card. */
            memberId: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            dateOfBirth: string;
            /**
             * Format: email
             * @description Email address known to the payer.
             */
            email: string;
        };
        PasscodeRequest: {
            /** @description The name the member signs in with. */
            username: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            dateOfBirth: string;
            /**
             * @description How to send the passcode.
             * @enum {string}
             */
            channel: "text" | "email";
        };
        Passcode: {
            /** @description Identifies this passcode when it is checked. */
            passcodeId: string;
            /**
             * Format: date-time
             * @description The passcode is not accepted after this instant.
             */
            expiresAt: string;
        };
        PasscodeCheck: {
            /** @description From the call that sent the passcode. */
            passcodeId: string;
            /** @description The six digits the member received. */
            passcode: string;
        };
        SecurityQuestion: {
            /** @description Identifies the question. */
            questionId: string;
            /** @description The question as the member reads it. */
            question: string;
        };
        PasscodeResult: {
            /**
             * @description Right, wrong, or no more attempts allowed.
             * @enum {string}
             */
            result: "accepted" | "invalid" | "exceeded";
            /** @description How often the member may still try. */
            attemptsRemaining?: number;
            /** @description Allows one new password; only when accepted. */
            resetToken?: string;
            /** @description The two questions to answer, in order; only when accepted. None when the member has chosen none. */
            securityQuestions?: components["schemas"]["SecurityQuestion"][];
        };
        PasswordReset: {
            /** @description From the accepted passcode. */
            resetToken: string;
            /** @description Answer to the first question. */
            secretAnswer1: string;
            /** @description Answer to the second question. */
            secretAnswer2: string;
            /** @description At least one lowercase letter, one uppercase letter, one digit and one special character. */
            newPassword: string;
        };
        SystemAvailability: {
            /** @description False during an outage. */
            isSystemAvailable: boolean;
        };
        UserNotice: {
            /** @description Formatted text for all members; null when there is none. The client sanitizes it. */
            notice: string | null;
        };
        /**
         * @description What a plan covers.
         * @enum {string}
         */
        ContractType: "Medical" | "Dental" | "Vision";
        ContactRequest: {
            /** @description Company of the plan. */
            companyId: string;
            /** @description Where to call back, ten digits with area code. */
            phone: string;
            contractType: components["schemas"]["ContractType"];
            /** @description What it is about, for instance benefits, billing, claims, idCard, website or other. */
            topic: string;
            /** @description The number of the claim that a question about claims is about. */
            claimNumber?: string;
            /** @description The question. */
            comments: string;
        };
        ContactRequestReceipt: {
            /** @description Number to quote when asking again. */
            confirmationNumber: string;
        };
        /** @description Hand-off to a partner. */
        PartnerTarget: {
            /** @description Short identifier of the partner, as the program's `buttonSSO` names it. */
            target: string;
        };
        /** @description Hand-off to another application of the payer. */
        ApplicationHandOff: {
            /** @description The application, for instance interqual, cob, updatepolicy or updatepolicymetallic. */
            app: string;
            /** @description The user name of the membership. */
            userName: string;
            /** @description Company of the plan. */
            companyId: string;
            /** @description The member. */
            memberId: string;
            contractType: components["schemas"]["ContractType"];
            /**
             * @description Always empty.
             * @constant
             */
            relayState: "";
        };
        SingleSignOn: {
            /** @description HTML with one form and a script that submits it. */
            ssoForm: string;
        };
        PasswordChange: {
            /** @description The current password. */
            currentPassword: string;
            /** @description At least one lowercase letter, one uppercase letter, one digit and one special character. */
            newPassword: string;
        };
        Reauthentication: {
            /** @description The member's password. */
            currentPassword: string;
        };
        ReauthenticationProof: {
            /** @description To be sent as `Reauthentication-Proof` with the change. */
            proof: string;
            /**
             * Format: date-time
             * @description Until when it works.
             */
            expiresAt?: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            lastUsedAt?: string;
            /** @description The browser's name, for instance Firefox. */
            browser?: string;
            /** @description The system's name, for instance Android. */
            system?: string;
            /** @description Whether the call itself is of this sign-in. */
            isCurrent: boolean;
        };
        Sessions: {
            /** @description The sign-ins. */
            items: components["schemas"]["Session"][];
        };
        /** @description One plan of the user. */
        Membership: {
            /** @description The name the user signs in with. */
            username?: string;
            /** @description What the user wants to be called. */
            usersPreferredName?: string;
            /** @description Company that issues the plan. */
            companyId: string;
            /** @description The contract; the identifier of a policyholder. */
            contractId: string;
            /** @description The member on that contract. */
            memberId: string;
            /** @description Two digits, the member's place on the contract; 01 is the policyholder. */
            memberSeqNumber?: string;
            /** @description Whether the user holds the policy. */
            isPolicyHolder: boolean;
            /** @description Whether the plan covers the member today. */
            isActive: boolean;
            contractType: components["schemas"]["ContractType"];
            /**
             * Format: date
             * @description First day of coverage, shown as the start date.
             */
            origEffDate?: string;
            /**
             * Format: date
             * @description Last day of coverage; null if there is none.
             */
            covTermDate?: string | null;
            /** @description Name of the plan. */
            lobDisplayName?: string;
            /** @description Brand, one of HA, BA, ABCBS, ABM and OCTAVE; any other value counts as ABCBS. */
            tier1?: string;
            /** @description Through whom the user signed in by single sign-on (employer or state); null otherwise. */
            ssoType?: string | null;
            /** @description The member's name for display. */
            displayName?: string;
        };
        Memberships: {
            /** @description The plans. */
            userMemberships: components["schemas"]["Membership"][];
        };
        /** @description A member whose information the signed-in member may see. */
        AccessibleMember: {
            /** @description The member. */
            memberId: string;
            /** @description First name. */
            firstName?: string;
            /** @description To the policyholder, one of self, spouse, child and other. */
            relationship?: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            dateOfBirth?: string;
            /** @description Whether this member lets the signed-in member see their records. Starting on the 18th birthday, another member’s records can be seen only with it; missing is false. */
            familyAccess?: boolean;
            /**
             * @description What the signed-in member may do in this member's name. `see` allows no write, and neither the mailbox nor the reimbursement account: those answer 403. `act` is for oneself, for a child until the 18th birthday, and for anyone whose personal representative the user is on the insurer's records. Family access between adults gives `see`. Missing is `act` for oneself and a child, else `see`.
             * @enum {string}
             */
            access?: "see" | "act";
            /**
             * Format: date
             * @description Last day on which the plan covers this member; null or missing while no such day is known.
             */
            coverageEndedOn?: string | null;
        };
        /** @description An item that is known by its type alone. */
        TypedItem: {
            /** @description What the item is. */
            type: string;
        };
        /** @description A program the member may use. */
        ProgramRight: {
            /** @description Content id of the program. */
            programId: string;
            /**
             * Format: date
             * @description The day the member joined; left out where they have not, or the insurer does not know.
             */
            joinedOn?: string;
        };
        /** @description Feature flags of one plan. A missing flag is false, and a missing list is empty. */
        Rights: {
            /** @description Claims. */
            claims?: boolean;
            /** @description Spending details. */
            deductible?: boolean;
            /** @description Personal health record. */
            personalHealthRecord?: boolean;
            /** @description Health reimbursement account. */
            healthReimbursementAccount?: boolean;
            /** @description Ways to find care; the type embold brings cost estimates. */
            findCareAndCostOptions?: components["schemas"]["TypedItem"][];
            /** @description Label of the find-care menu entry. */
            findCareAndCostDisplayText?: string;
            /** @description Find care. */
            findCare?: boolean;
            /** @description Coverage and copays, or coverage and benefits of a dental plan. */
            whosCovered?: boolean;
            /** @description Choosing a primary care provider. */
            choosePrimaryCareProvider?: boolean;
            /** @description Prior authorizations. */
            inpatientMedicalAdmissionRequest?: boolean;
            /** @description Further pages; interqual and medicarePayment are known. */
            pageIdentifiers?: components["schemas"]["TypedItem"][];
            /** @description Update policy info. */
            updatePolicy?: boolean;
            /** @description Update policy info of an exchange plan. */
            updatePolicyMetallic?: boolean;
            /** @description The Your Plan link of a Medicare Advantage plan. */
            maPlanBenefits?: boolean;
            /** @description Address of the Your Plan link. */
            maPlanBenefitsLink?: string;
            /** @description Coordination of benefits. */
            updateOtherCoverageInformation?: boolean;
            /** @description Coverage when traveling abroad. */
            coverageWhenTravelingAbroad?: boolean;
            /** @description Payment center. Whoever has this right, or a `medicarePayment` page, can pay the contract's bill. */
            payBill?: boolean;
            /** @description ID card. */
            idCards?: boolean;
            /** @description Wallets that an ID card can be added to; apple and google are known. */
            walletPasses?: components["schemas"]["TypedItem"][];
            /** @description Programs the member may use. */
            programs?: components["schemas"]["ProgramRight"][];
            /** @description Pharmacy center. */
            pharmacyCenter?: boolean;
            /** @description Prescription savings. */
            rxSavingsSolutions?: boolean;
            /** @description Documents and forms. */
            forms?: boolean;
            /** @description Who runs the live chat; contact-center is the contact-center vendor, null means no chat. */
            chatType?: string | null;
        };
        AccessRights: {
            /** @description Members whose information the signed-in member may see, with the member's own entry first. */
            accessibleMembers?: components["schemas"]["AccessibleMember"][];
            /** @description Whether the signed-in member hides members whose coverage has ended (`saveMemberSettings`). They are sent all the same, and left out by whoever shows the list. Missing is false. */
            hideTermedDependents?: boolean;
            rights: components["schemas"]["Rights"];
        };
        /** @description A mailing address in the United States. */
        Address: {
            /** @description Street and number. */
            address1: string;
            /** @description Apartment or suite. */
            address2?: string | null;
            /** @description City. */
            city: string;
            /** @description Two-letter code of the state. */
            stateCode: string;
            /** @description ZIP code of five digits, or nine with a hyphen. */
            zip: string;
        };
        /** @description Multi-factor authentication. */
        MfaSettings: {
            /** @description Whether a passcode is asked at sign-in. */
            enabled: boolean;
            /**
             * @description How the passcode is sent.
             * @enum {string}
             */
            channel: "text" | "email";
        };
        FamilyAccess: {
            /** @description The other member. */
            memberId: string;
            /** @description First name of the other member. */
            firstName: string;
            /** @description To the policyholder, one of self, spouse, child and other. */
            relationship: string;
            /** @description Whether that member may see the signed-in member's claims. */
            canSeeMyClaims: boolean;
            /** @description Whether the signed-in member may change this choice. */
            allowed: boolean;
            /** @description Why it may not be changed, in words a member can read. */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When access was given; null while there is none, or when nobody had to give it.
             */
            since?: string | null;
        };
        /** @description One change of family access. */
        FamilyAccessEntry: {
            /**
             * Format: date-time
             * @description When it was changed.
             */
            at: string;
            /** @description The other member. */
            memberId: string;
            /** @description First name of the other member. */
            firstName?: string;
            /** @description Whether access was given; false when it was revoked. */
            canSeeMyClaims: boolean;
        };
        /** @description The member's profile and account settings. */
        UserSettings: {
            /** @description What the member wants to be called. */
            displayName?: string;
            /** @description Whether the current terms of use are accepted. */
            tosChecked?: boolean;
            /** @description Email address. */
            email?: string | null;
            /** @description Mobile phone, as a rule ten digits; a country code or an extension is kept. */
            phone?: string | null;
            /** @description Home phone, as the mobile phone. */
            homePhone?: string | null;
            /** @description Work phone, as the mobile phone. */
            workPhone?: string | null;
            /** @description Mailing address; null when there is none on file. */
            address?: components["schemas"]["Address"] | null;
            /**
             * @description Who can change the address.
             * @enum {string}
             */
            addressManagedBy?: "self" | "employer" | "state";
            /** @description The questions chosen, in order, never the answers. */
            securityQuestions?: components["schemas"]["SecurityQuestion"][];
            /** @description The questions to choose from. */
            securityQuestionChoices?: components["schemas"]["SecurityQuestion"][];
            mfa?: components["schemas"]["MfaSettings"];
            /** @description The other adults on the contract, and whether they may see this member's claims. */
            familyAccess?: components["schemas"]["FamilyAccess"][];
            /** @description Access given and revoked, newest first. */
            familyAccessLog?: components["schemas"]["FamilyAccessEntry"][];
        };
        DisplayNameChange: {
            /** @description What the member wants to be called. */
            displayName: string;
        };
        EmailChange: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
        };
        /**
         * @description Null removes a number. A new number has ten digits with its area code; one that does not change is sent as it is on
         *     file, with its country code or extension.
         */
        PhoneChange: {
            /** @description Mobile phone. */
            phone: string | null;
            /** @description Home phone. */
            homePhone: string | null;
            /** @description Work phone. */
            workPhone: string | null;
        };
        SecurityAnswer: {
            /** @description Identifies the question. */
            questionId: string;
            /** @description The answer; it never comes back. */
            answer: string;
        };
        SecurityQuestionsChange: {
            /** @description Two different questions with their answers. */
            questions: components["schemas"]["SecurityAnswer"][];
        };
        FamilyAccessChange: {
            /** @description The other member. */
            memberId: string;
            /** @description Whether that member may see the signed-in member's claims. */
            canSeeMyClaims: boolean;
        };
        /** @description A kind of data, one of `claims`, `records`, `coverage`, `card` and `documents`, or another. */
        DataKind: string;
        ConnectedApp: {
            /** @description The app, by its client id at the identity provider. */
            appId: string;
            /** @description The app's name as the member knows it. */
            name: string;
            /**
             * Format: date-time
             * @description Time at which the user agreed.
             */
            connectedAt?: string;
            /** @description The data that the app can read. */
            data?: components["schemas"]["DataKind"][];
        };
        JoinedProgram: {
            /** @description The program, as in the rights. */
            programId: string;
            /**
             * Format: date
             * @description Day on which the user joined.
             */
            joinedOn?: string;
        };
        SharingChoices: {
            /** @description Whether providers in network may get claims and records from the payer; true until the user opts out. */
            providerAccess: boolean;
            /** @description Whether the payer may exchange claims and records with the user's other payers; false until the user opts in. */
            payerToPayer: boolean;
        };
        /** @description Where letters about care go; left out where the payer takes no other address here. */
        ConfidentialCommunications: {
            /** @description The address for letters about care; null when they go to the address on file. */
            address?: components["schemas"]["Address"] | null;
        };
        DataSharing: {
            /** @description The apps that can read the user's data. */
            connectedApps?: components["schemas"]["ConnectedApp"][];
            /** @description The programs that the user has joined, under any plan. */
            joinedPrograms?: components["schemas"]["JoinedProgram"][];
            choices?: components["schemas"]["SharingChoices"];
            confidentialCommunications?: components["schemas"]["ConfidentialCommunications"];
        };
        /** @description The position of a page in its list. */
        Page: {
            /** @description Number of this page, starting at 1. */
            page?: number;
            /** @description Maximum number of items per page. */
            pageSize?: number;
            /** @description Number of items on all pages. */
            total?: number;
        };
        AccessLogEntry: {
            /**
             * Format: date-time
             * @description Time of the reading; the first of its day.
             */
            at: string;
            /** @description The reader's name as the member knows it; left out where the reader gave none. */
            who?: string;
            /** @description What the reader is, one of `family`, `app`, `provider`, `payer` and `link`, or another. */
            kind?: string;
            /** @description The data that was read. */
            data?: components["schemas"]["DataKind"][];
        };
        AccessLogPage: components["schemas"]["Page"] & {
            /** @description The entries of this page. */
            items: components["schemas"]["AccessLogEntry"][];
        };
        AccessRequest: {
            /** @description The member who is asked. */
            memberId: string;
        };
        /** @description Whether dependents whose coverage has ended are hidden. */
        HiddenDependents: {
            /** @description Whether it may be set for this member; false if missing. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
            /** @description Whether they are hidden. */
            value?: boolean;
        };
        /** @description Whether something may be set or ordered. */
        Allowance: {
            /** @description Whether it may be done for this member; false if missing. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
        };
        /** @description If there is another insurer, its name and first day are required. */
        OtherCoverage: {
            /** @description Whether the member is covered elsewhere, too. */
            hasOtherCoverage: boolean;
            /** @description Name of the other insurer. */
            insurer?: string;
            /**
             * Format: date
             * @description First day of the other coverage.
             */
            startDate?: string;
        };
        /** @description Coverage with another insurer. */
        OtherCoverageSetting: {
            /** @description Whether it may be set for this member; false if missing. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
            value?: components["schemas"]["OtherCoverage"];
        };
        /** @description Whether the member's account is blocked, and from when. */
        AccountBlockSetting: {
            /** @description Whether it may be set for this member; false if missing. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
            /**
             * Format: date
             * @description Starting on this day, nobody can sign in to the account.
             */
            blockDate?: string | null;
            /**
             * Format: date
             * @description Starting on this day, it’s possible to sign in to it again.
             */
            unblockDate?: string | null;
        };
        /** @description A missing setting isn’t offered. */
        MemberSettings: {
            hideTermedDependents?: components["schemas"]["HiddenDependents"];
            familyAccess?: components["schemas"]["Allowance"];
            otherCoverage?: components["schemas"]["OtherCoverageSetting"];
            creditableCoverage?: components["schemas"]["Allowance"];
            accountBlock?: components["schemas"]["AccountBlockSetting"];
        };
        /** @description A value that is left out, or null, stays unchanged. */
        MemberSettingsChange: {
            /** @description Whether dependents whose coverage has ended are hidden. */
            hideTermedDependents?: boolean | null;
            /** @description Coverage with another insurer. */
            otherCoverage?: components["schemas"]["OtherCoverage"] | null;
        };
        /** @description Exactly one of the two is a date. */
        AccountBlockChange: {
            /**
             * Format: date
             * @description First day of the block.
             */
            blockDate: string | null;
            /**
             * Format: date
             * @description First day after the block.
             */
            unblockDate: string | null;
        };
        DraftKey: {
            /** @description 256 bits for AES-GCM, base64url. */
            key: string;
        };
        TermsAcceptance: {
            /**
             * @description The terms of use are accepted.
             * @constant
             */
            tosChecked: true;
        };
        NewCertificateOrder: {
            /**
             * @description How it is sent.
             * @enum {string}
             */
            delivery: "mail";
        };
        CertificateOrder: {
            /** @description Number to quote when asking about the order. */
            confirmationNumber: string;
            /**
             * Format: date
             * @description The last day on which it should arrive.
             */
            arrivesBy?: string;
        };
    };
    responses: {
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on the payer's side. */
        ServerError: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is down for maintenance or overloaded. */
        Unavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The question was received. */
        ContactRequestReceived: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContactRequestReceipt"];
            };
        };
        /** @description The question cannot be accepted. */
        ContactRequestInvalid: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No access token, or one that is no longer valid. */
        Unauthorized: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in member may not do this. */
        Forbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing at this address. */
        NotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter of the request cannot be accepted. */
        Invalid: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The settings after the change. */
        SettingsSaved: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserSettings"];
            };
        };
        /** @description The user's data sharing as it is now. */
        DataSharing: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DataSharing"];
            };
        };
        /** @description The settings after the change. */
        MemberSettingsSaved: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MemberSettings"];
            };
        };
    };
    parameters: {
        /**
         * @description The signed-in user, that is the subject of the access token.
         * @example maria
         */
        UserId: string;
        /**
         * @description What `reauthenticate` returned. Works once.
         * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
         */
        Proof: string;
        /**
         * @description What `reauthenticate` returned. Works once. Services that offer `reauthenticate` require it.
         * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
         */
        ProofIfOffered: string;
        /**
         * @description The app, by its client id at the identity provider.
         * @example trail-health
         */
        AppId: string;
        /**
         * @description The program.
         * @example diabetes-management
         */
        ProgramId: string;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Items on a page.
         * @example 10
         */
        PageSize: number;
        /**
         * @description The member the settings are for.
         * @example A1042887701
         */
        MemberId: string;
    };
    requestBodies: {
        ContactRequest: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
    };
    headers: {
        /**
         * @description The response is about a member or may be outdated in a moment, so no browser or proxy may store it.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description Seconds to wait before trying again.
         * @example 60
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account exists. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredUser"];
                };
            };
            /** @description The account cannot be created. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberVerificationRequest"];
            };
        };
        responses: {
            /** @description The person is a member. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberVerification"];
                };
            };
            /** @description The details do not match a member, or are incomplete. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameRecovery"];
            };
        };
        responses: {
            /** @description If the details match, the user name is on its way. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing or malformed. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPasscode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasscodeRequest"];
            };
        };
        responses: {
            /** @description If the details match, the passcode is on its way. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passcode"];
                };
            };
            /** @description A field is missing or malformed. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPasscode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasscodeCheck"];
            };
        };
        responses: {
            /** @description Whether the passcode was right, and what comes next. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasscodeResult"];
                };
            };
            /** @description The passcode is malformed or no longer valid. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password is set. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The answers do not match or the password is too weak. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystemAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Available or not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAvailability"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice or null. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotice"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPublicContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContactRequest"];
        responses: {
            201: components["responses"]["ContactRequestReceived"];
            422: components["responses"]["ContactRequestInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContactRequest"];
        responses: {
            201: components["responses"]["ContactRequestReceived"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ContactRequestInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerTarget"] | components["schemas"]["ApplicationHandOff"];
            };
        };
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The target is not known. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description What `reauthenticate` returned. Works once.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof": components["parameters"]["Proof"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The deletion is not confirmed. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The password cannot be changed. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description The password is right. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReauthenticationProof"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-ins. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What `reauthenticate` returned. Works once. Services that offer `reauthenticate` require it.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof"?: components["parameters"]["ProofIfOffered"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is signed out everywhere. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not confirmed. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, in the order the payer prefers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memberships"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccessRights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Company of the plan.
                 * @example 020
                 */
                companyId: string;
                /**
                 * @description Member id of the plan, for a policyholder too.
                 * @example A1042887701
                 */
                memberId: string;
                /**
                 * @description Contract type of the plan.
                 * @example Medical
                 */
                contractType: components["schemas"]["ContractType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accessible members and rights. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRights"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDisplayName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisplayNameChange"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description What `reauthenticate` returned. Works once.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof": components["parameters"]["Proof"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePhone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description What `reauthenticate` returned. Works once.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof": components["parameters"]["Proof"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSecurityQuestions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description What `reauthenticate` returned. Works once.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof": components["parameters"]["Proof"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityQuestionsChange"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMfa: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description What `reauthenticate` returned. Works once.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof": components["parameters"]["Proof"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaSettings"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFamilyAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What `reauthenticate` returned. Works once. Services that offer `reauthenticate` require it.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof"?: components["parameters"]["ProofIfOffered"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyAccessChange"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DataSharing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSharingChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharingChoices"];
            };
        };
        responses: {
            200: components["responses"]["DataSharing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveConfidentialAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What `reauthenticate` returned. Works once. Services that offer `reauthenticate` require it.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof"?: components["parameters"]["ProofIfOffered"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            200: components["responses"]["DataSharing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endConfidentialAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description What `reauthenticate` returned. Works once. Services that offer `reauthenticate` require it.
                 * @example 3q2-7wqGk0uZ1mY5tRrXoE8cVb4nLhSdJfPiWaQxTyU
                 */
                "Reauthentication-Proof"?: components["parameters"]["ProofIfOffered"];
            };
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DataSharing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disconnectApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The app, by its client id at the identity provider.
                 * @example trail-health
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DataSharing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The program.
                 * @example diabetes-management
                 */
                programId: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DataSharing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessLog: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description Items on a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessLogPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessRequest"];
            };
        };
        responses: {
            /** @description The member has a message. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No member is named. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMemberSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberSettingsChange"];
            };
        };
        responses: {
            200: components["responses"]["MemberSettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAccountBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBlockChange"];
            };
        };
        responses: {
            200: components["responses"]["MemberSettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraftKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["SettingsSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change cannot be accepted. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The signed-in user, that is the subject of the access token.
                 * @example maria
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The member the settings are for.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCertificateOrder"];
            };
        };
        responses: {
            /** @description The certificate is on its way to the address on file. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be ordered for this member. */
            422: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
