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
         * @description The verification can be used once, and for some minutes. The code REG-0031 says that it cannot be used any more; without `validationErrors` and without that code the account could not be created at all.
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
         * @description A failure says only that the details do not match, never which of them. Two things are said to whoever has given all other details: that the Medicare number is needed too, and that the member has an account already (code REG-0032).
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
         * @description The answer is the same whether or not the details match a member.
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
         * @description The answer is the same whether or not the details match a member.
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
        /** Check a one-time passcode */
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
        /** Set a new password after the passcode and the secret answers */
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
        /** Whether the portal's services can be used now */
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
        /** The notice for everyone, if there is one */
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
        /** Send a question to customer service without signing in */
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
        /** Send a question to customer service */
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
         * @description The form is put into a new window and submitted. It holds no script of its own beyond that.
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
        /** Delete the account and the access others were given through it */
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
        /** Change the password */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
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
        /** Every plan of the signed-in user, active or not */
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
        /** What the member may see and use under one plan */
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
        /** The member's profile and account settings */
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
        /** Change how the member wants to be called */
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
        /** Change the email address */
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
        /** Change the phone numbers */
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
        /** Change the address */
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
        /** Choose security questions and answer them */
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
        /** Turn multi-factor authentication on or off */
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
        /** Let another member see the signed-in member's claims, or stop it */
        put: operations["saveFamilyAccess"];
        post?: never;
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
        /** What the signed-in user may set for one member, and why not */
        get: operations["getMemberSettings"];
        /** Change what may be set for one member */
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
         * Block a member's account from a day on, or unblock it
         * @description Exactly one of the two dates is given.
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
         * The key with which the browser keeps what the member has not sent yet
         * @description Always the same for an account, and given to nobody else: not to whoever later gets its user name. What is encrypted with it can be left in the browser when a session ends by itself: only the next sign-in to this account can read it.
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
        /** Accept the current terms of use */
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
        /** Order the certificate of creditable coverage by mail */
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
            /** @description Explanations of benefits on line instead of on paper. */
            paperlessEobs: boolean;
            /** @description Text messages for members. */
            memberTexts: boolean;
            /** @description The annual benefit update letter on line instead of on paper. */
            annualBenefitLetter: boolean;
        };
        Registration: {
            /** @description From the verification that came before. */
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
        /** @description One field of the request that cannot be accepted. */
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
            /** @description URI reference that names the kind of problem; `about:blank` when the status says it all. */
            type: string;
            /** @description Short summary of the kind of problem. */
            title: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /** @description What happened in this case. Never holds personal data. */
            detail?: string;
            /** @description Message id (LOG-0015) or another code of the payer that the portal may look up. */
            code?: string;
            /** @description Of a passcode that was wrong, how many attempts are left. */
            remainingAttempts?: number;
            /** @description Present when fields of the request cannot be accepted. */
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
            /** @description Names this passcode when it is checked. */
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
            /** @description Names the question. */
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
            /** @description Formatted text for all members; null when there is none. The reader sanitizes it. */
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
            /** @description The password until now. */
            currentPassword: string;
            /** @description At least one lowercase letter, one uppercase letter, one digit and one special character. */
            newPassword: string;
        };
        /** @description One plan of the user. */
        Membership: {
            /** @description The name the user signs in with. */
            username?: string;
            /** @description How the user wants to be called. */
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
             * @description First day of cover, shown as start date.
             */
            origEffDate?: string;
            /**
             * Format: date
             * @description Last day of cover; null while there is none.
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
            /** @description Whether this member lets the signed-in member see their records. From the 18th birthday on the records of another member are seen only with it; missing is false. */
            familyAccess?: boolean;
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
        };
        /** @description Feature flags of one plan. A flag that is missing is false, a list that is missing is empty. */
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
            /** @description Payment center. */
            payBill?: boolean;
            /** @description ID card. */
            idCards?: boolean;
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
            /** @description Whether access was given; false when it was taken back. */
            canSeeMyClaims: boolean;
        };
        /** @description The member's profile and account settings. */
        UserSettings: {
            /** @description How the member wants to be called. */
            displayName?: string;
            /** @description Whether the current terms of use are accepted. */
            tosChecked?: boolean;
            /** @description Email address. */
            email?: string | null;
            /** @description Mobile phone, ten digits. */
            phone?: string | null;
            /** @description Home phone, ten digits. */
            homePhone?: string | null;
            /** @description Work phone, ten digits. */
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
            /** @description What was given and taken back, newest first. */
            familyAccessLog?: components["schemas"]["FamilyAccessEntry"][];
        };
        DisplayNameChange: {
            /** @description How the member wants to be called. */
            displayName: string;
        };
        EmailChange: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
        };
        /** @description Null takes a number away. */
        PhoneChange: {
            /** @description Mobile phone, ten digits with area code. */
            phone: string | null;
            /** @description Home phone, ten digits with area code. */
            homePhone: string | null;
            /** @description Work phone, ten digits with area code. */
            workPhone: string | null;
        };
        SecurityAnswer: {
            /** @description Names the question. */
            questionId: string;
            /** @description The answer; it never comes back. */
            answer: string;
        };
        SecurityQuestionsChange: {
            /** @description The member's password, so that nobody else changes the questions. */
            currentPassword: string;
            /** @description Two different questions with their answers. */
            questions: components["schemas"]["SecurityAnswer"][];
        };
        FamilyAccessChange: {
            /** @description The other member. */
            memberId: string;
            /** @description Whether that member may see the signed-in member's claims. */
            canSeeMyClaims: boolean;
        };
        /** @description Whether dependents whose coverage has ended are hidden. */
        HiddenDependents: {
            /** @description Whether it may be set for this member; not, if nothing is said. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
            /** @description Whether they are hidden. */
            value?: boolean;
        };
        /** @description Whether something may be set or ordered. */
        Allowance: {
            /** @description Whether it may be done for this member; not, if nothing is said. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
        };
        /** @description With another insurer go its name and the first day. */
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
            /** @description Whether it may be set for this member; not, if nothing is said. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
            value?: components["schemas"]["OtherCoverage"];
        };
        /** @description Whether the member's account is blocked, and from when. */
        AccountBlockSetting: {
            /** @description Whether it may be set for this member; not, if nothing is said. */
            allowed?: boolean;
            /** @description Why not, in words a member can read. */
            reason?: string | null;
            /**
             * Format: date
             * @description From this day on nobody can sign in to the account.
             */
            blockDate?: string | null;
            /**
             * Format: date
             * @description From this day on it can be signed in to again.
             */
            unblockDate?: string | null;
        };
        /** @description What is missing is not offered. */
        MemberSettings: {
            hideTermedDependents?: components["schemas"]["HiddenDependents"];
            familyAccess?: components["schemas"]["Allowance"];
            otherCoverage?: components["schemas"]["OtherCoverageSetting"];
            creditableCoverage?: components["schemas"]["Allowance"];
            accountBlock?: components["schemas"]["AccountBlockSetting"];
        };
        /** @description What is null stays as it is. */
        MemberSettingsChange: {
            /** @description Whether dependents whose coverage has ended are hidden. */
            hideTermedDependents: boolean | null;
            /** @description Coverage with another insurer. */
            otherCoverage: components["schemas"]["OtherCoverage"] | null;
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
            /** @description To ask about the order. */
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
        /** @description The question has arrived. */
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
        /** @description No access token, or one that is not valid any more. */
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
         * @description What is answered is about a member, or may be old in a moment. No browser and no proxy keeps it.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description Seconds to wait before the next try.
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
