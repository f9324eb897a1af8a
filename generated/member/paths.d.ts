// Written by `npm run generate`. Do not edit.
export interface paths {
    "/users/{userId}/accessrights/{companyId}/{memberId}/{contractType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    "/users/{userId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    "/users/{userId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    "/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A form that signs the member on to a partner or another application */
        post: operations["startSingleSignOn"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What a plan covers.
         * @enum {string}
         */
        ContractType: "Medical" | "Dental" | "Vision";
        /** @description One plan of the user. */
        Membership: {
            /** @description The name the user signs in with. */
            username: string;
            /** @description How the user wants to be called. */
            usersPreferredName: string;
            /** @description Company that issues the plan. */
            companyId: string;
            /** @description Contract of the policyholder; the identifier of a policyholder. */
            contractId: string;
            /** @description The member on that contract. */
            memberId: string;
            /** @description Two digits */
            memberSeqNumber: string;
            /** @description Whether the user holds the policy. */
            isPolicyHolder: boolean;
            /** @description Whether the plan covers the member today. */
            isActive: boolean;
            contractType: components["schemas"]["ContractType"];
            /**
             * Format: date
             * @description First day of cover
             */
            origEffDate: string;
            /**
             * Format: date
             * @description Last day of cover; null while there is none.
             */
            covTermDate: string | null;
            /** @description Name of the plan. */
            lobDisplayName: string;
            /** @description Brand: HA, BA, ABCBS, ABM or OCTAVE; any other value counts as ABCBS. */
            tier1: string;
            /** @description The employer or state programme through which the user signed in; null otherwise. */
            ssoType: string | null;
            /** @description The member's name for display. */
            displayName: string;
        };
        Memberships: {
            userMemberships: components["schemas"]["Membership"][];
        };
        /** @description A member whose information the signed-in member may see. */
        AccessibleMember: {
            /** @description The member. */
            memberId: string;
            /** @description First name. */
            firstName: string;
            /** @description To the policyholder: self, spouse, child or other. */
            relationship: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            dateOfBirth: string;
        };
        TypedItem: {
            /** @description What the item is. */
            type: string;
        };
        /** @description Feature flags of one plan. A flag that is missing is false. */
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
            /** @description Label of the find-care entry. */
            findCareAndCostDisplayText?: string;
            /** @description Find care. */
            findCare?: boolean;
            /** @description Coverage and copays or benefits. */
            whosCovered?: boolean;
            /** @description Choosing a primary care provider. */
            choosePrimaryCareProvider?: boolean;
            /** @description Prior authorizations. */
            inpatientMedicalAdmissionRequest?: boolean;
            /** @description Further pages; known types are interqual and medicarePayment. */
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
            programs?: {
                /** @description Content id of the program. */
                programId: string;
            }[];
            /** @description Pharmacy center. */
            pharmacyCenter?: boolean;
            /** @description Prescription savings. */
            rxSavingsSolutions?: boolean;
            /** @description Documents and forms. */
            forms?: boolean;
            /** @description Who runs the live chat; contact-center is the contact-centre vendor, null means no chat. */
            chatType?: string | null;
        };
        AccessRights: {
            accessibleMembers: components["schemas"]["AccessibleMember"][];
            rights: components["schemas"]["Rights"];
        };
        /** @description The member's profile and account settings. */
        UserSettings: {
            /** @description How the member wants to be called. */
            displayName: string;
            /** @description Whether the current terms of use are accepted. */
            tosChecked: boolean;
            /** @description E-mail address. */
            email: string | null;
            /** @description Mobile phone, ten digits. */
            phone: string | null;
            /** @description Home phone, ten digits. */
            homePhone: string | null;
            /** @description Work phone, ten digits. */
            workPhone: string | null;
            address: components["schemas"]["Address"] | null;
            /**
             * @description Who can change the address.
             * @enum {string}
             */
            addressManagedBy: "self" | "employer" | "state";
            /** @description The questions chosen, never the answers. */
            securityQuestions: components["schemas"]["SecurityQuestion"][];
            mfa: components["schemas"]["MfaSettings"];
            /** @description Members who may see this member's claims, or whose claims this member may see. */
            familyAccess: components["schemas"]["FamilyAccess"][];
        };
        Address: {
            /** @description Street and number. */
            address1: string;
            /** @description Apartment, suite. */
            address2?: string | null;
            /** @description City. */
            city: string;
            /** @description Two-letter state code. */
            stateCode: string;
            /** @description ZIP code. */
            zip: string;
        };
        SecurityQuestion: {
            /** @description Id of the question. */
            questionId: string;
            /** @description Text of the question. */
            question: string;
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
            /** @description To the policyholder: self, spouse, child or other. */
            relationship: string;
            /** @description Whether that member may see the signed-in member's claims. */
            canSeeMyClaims: boolean;
            /** @description Whether this choice may be changed. */
            allowed: boolean;
        };
        PartnerTarget: {
            /** @description Short identifier of the partner. */
            target: string;
        };
        ApplicationHandOff: {
            /** @description The application: interqual, cob, updatepolicy, updatepolicymetallic. */
            app: string;
            /** @description The user's sign-in name. */
            userName: string;
            /** @description Company of the plan. */
            companyId: string;
            /** @description The member. */
            memberId: string;
            contractType: components["schemas"]["ContractType"];
            /** @description Always empty. */
            relayState: string;
        };
        SingleSignOn: {
            /** @description HTML with one form and a script that submits it. */
            ssoForm: string;
        };
        SystemAvailability: {
            /** @description False during an outage. */
            isSystemAvailable: boolean;
        };
        UserNotice: {
            /** @description Formatted text for all members; null when there is none. */
            notice: string | null;
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
            /** @description Present when fields of the request cannot be accepted. */
            validationErrors?: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description No access token, or one that is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on the payer's side. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The signed-in user, that is the subject of the access token. */
        UserId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccessRights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in user, that is the subject of the access token. */
                userId: components["parameters"]["UserId"];
                /** @description Company of the plan. */
                companyId: string;
                /** @description Member id of the plan; for a policyholder the contract id. */
                memberId: string;
                /** @description Contract type of the plan. */
                contractType: components["schemas"]["ContractType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accessible members and rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRights"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in user, that is the subject of the access token. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memberships"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in user, that is the subject of the access token. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAvailability"];
                };
            };
            500: components["responses"]["ServerError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotice"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
}
