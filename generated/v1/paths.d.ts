// Written by npm run generate. Do not edit.
export interface paths {
    "/claims/{claimId}/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        /**
         * Questions asked about a claim, with their answers
         * @description - **Caller:** a user who may see the member of the claim: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** questions asked about the claim, newest first, with the answers given. Pages by `page` and
         *       `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see the member of the claim.
         *       - `404` no such claim.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listClaimInquiries"];
        put?: never;
        /**
         * Ask a question about a claim
         * @description - **Caller:** a user who may act for the member of the claim: the member, or the policyholder for a child;
         *       family access is not enough.
         *     - **Effect:** files a question about the claim. It is answered by the next business day, `answerDueBy`, and the
         *       answer is read with `listClaimInquiries`.
         *     - **Repeating:** not safe: each call files another question. After a lost answer, read the list before asking
         *       again.
         *     - **Errors:**
         *       - `403` the caller may not act for the member of the claim.
         *       - `404` no such claim.
         *       - `422` an unknown topic, or `comments` are missing or too long.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createClaimInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claims/{claimId}/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        /**
         * Appeals against the decision on a claim, and whether another one is possible
         * @description - **Caller:** a user who may see the member of the claim: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** appeals against the decision on the claim, newest first, and in `eligibility` whether another one
         *       is possible, who may file it, its deadline, and why not. Pages by `page` and `pageSize`; `total` counts the
         *       whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see the member of the claim.
         *       - `404` no such claim.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listClaimAppeals"];
        put?: never;
        /**
         * Appeal against the decision on a claim
         * @description - **Caller:** a user who may act for the member of the claim (the member, or the policyholder for a child;
         *       family access is not enough), while `eligibility.allowed` is true; `submittedBy` says in which role.
         *     - **Effect:** files an appeal, to be decided in writing within 30 days, by `decisionDueBy`. Attachments are kept
         *       with it; the answer names them without their content.
         *     - **Repeating:** safe: while an appeal is in review, another one is refused with `422`. After a lost answer,
         *       read `listClaimAppeals`.
         *     - **Errors:**
         *       - `403` the caller may not act for the member of the claim.
         *       - `404` no such claim.
         *       - `422` with fields: `comments` or another field is missing or too long, or a file is not accepted; without
         *         fields: the claim cannot be appealed, and `detail` says why.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createClaimAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorizations/{authorizationId}/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
                 * @example auth-2026-0417
                 */
                authorizationId: components["parameters"]["AuthorizationId"];
            };
            cookie?: never;
        };
        /**
         * Appeals against the decision on an authorization, and whether another one is possible
         * @description - **Caller:** a user who may see the member of the authorization: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** appeals against the decision on the authorization, newest first, and in `eligibility` whether
         *       another one is possible, who may file it, its deadline, and why not. Pages by `page` and `pageSize`; `total` counts the
         *       whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see the member of the authorization.
         *       - `404` no such authorization.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listAuthorizationAppeals"];
        put?: never;
        /**
         * Appeal against the decision on an authorization
         * @description - **Caller:** a user who may act for the member of the authorization (the member, or the policyholder for a child;
         *       family access is not enough), while `eligibility.allowed` is true; `submittedBy` says in which role.
         *     - **Effect:** files an appeal, to be decided in writing within 30 days, or within 72 hours where
         *       `isExpedited` is true, by `decisionDueBy`. Attachments are kept
         *       with it; the answer names them without their content.
         *     - **Repeating:** safe: while an appeal is in review, another one is refused with `422`. After a lost answer,
         *       read `listAuthorizationAppeals`.
         *     - **Errors:**
         *       - `403` the caller may not act for the member of the authorization.
         *       - `404` no such authorization.
         *       - `422` with fields: `comments` or another field is missing or too long, or a file is not accepted; without
         *         fields: the authorization was not denied or can no longer be appealed, and `detail` says why.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createAuthorizationAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claims/{claimId}/file-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the file of a claim
         * @description - **Caller:** a user who may act for the member of the claim: the member, or the policyholder for a child;
         *       family access is not enough.
         *     - **Effect:** asks for everything that the decision on the claim relied on: documents, records, policies and
         *       notes. It is free of charge (29 CFR 2560.503-1(h)(2)(iii)) and is sent by `dueBy`.
         *     - **Repeating:** safe: while a request is open, it is returned again and no second one is made.
         *     - **Errors:**
         *       - `403` the caller may not act for the member of the claim.
         *       - `404` no such claim.
         *       - `422` a way of delivery that isn't listed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["requestClaimFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorizations/{authorizationId}/file-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
                 * @example auth-2026-0417
                 */
                authorizationId: components["parameters"]["AuthorizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the file of an authorization
         * @description - **Caller:** a user who may act for the member of the authorization: the member, or the policyholder for a
         *       child; family access is not enough.
         *     - **Effect:** asks for everything that the decision on the authorization relied on, as `requestClaimFile` does
         *       for a claim.
         *     - **Repeating:** safe: while a request is open, it is returned again and no second one is made.
         *     - **Errors:**
         *       - `403` the caller may not act for the member of the authorization.
         *       - `404` no such authorization.
         *       - `422` a way of delivery that isn't listed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["requestAuthorizationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/appeal-deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Claims whose decision can still be appealed, with the deadline for each, and existing appeals
         * @description - **Caller:** a user who may see the member `memberId`: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** claims whose decision can still be appealed and of which something was denied or not covered,
         *       earliest deadline first: of the member, and of everyone on the same contract whose claims the caller may see.
         *       Beside the page, and the same on every page: the newest appeal of each claim without its letter, and what is
         *       under way about authorizations. Pages by `page` and `pageSize`; `total` counts the whole list, and a page
         *       after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or no such member exists.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listAppealDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * The services of a plan, and what the member pays for each
         * @description - **Caller:** a user who may see the member `memberId`: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** every service the plan’s benefits name, in the order of the plan document: how the plan shares its
         *       cost in and out of network, its limit, and whether it needs prior authorization. What is used of a limit and
         *       left of a deductible comes from the accumulators.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or no such member exists.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/accumulators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Deductibles, out-of-pocket limits and benefit limits, with what is used
         * @description - **Caller:** a user who may see the member `memberId`: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** deductibles, out-of-pocket limits and benefit limits of one plan year, this year without
         *       `planYear`, with what is used as of `asOf`. Individual figures come only for members whom the caller may see;
         *       the family figure counts everyone. What remains is not included; the client computes it. A year without
         *       coverage has an empty list.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or no such member exists.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` `planYear` is malformed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getAccumulators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/health-reimbursement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * The health reimbursement account
         * @description - **Caller:** the policyholder `memberId` of the account; family access is not enough.
         *     - **Answer:** what the employer contributed for the year, what is used and what is left, as of `asOf`, and the last
         *       day to ask for money back.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` this member has no health reimbursement account.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getHealthReimbursement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/health-reimbursement/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * What went into and out of the health reimbursement account
         * @description - **Caller:** the policyholder `memberId` of the account; family access is not enough.
         *     - **Answer:** what went into and out of the account, newest first. Entries that were not denied add up to the
         *       balance. Pages by `page` and `pageSize`; `total` counts the whole list, and a page after the last one has no
         *       items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` this member has no health reimbursement account.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listHealthReimbursementTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/health-reimbursement/reimbursements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Requests for money back, and the status of each
         * @description - **Caller:** the policyholder `memberId` of the account; family access is not enough.
         *     - **Answer:** requests for money back, newest first, with the status of each and why one was denied. Receipts are
         *       named, not sent. Pages by `page` and `pageSize`; `total` counts the whole list, and a page after the last one
         *       has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` this member has no health reimbursement account.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listReimbursements"];
        put?: never;
        /**
         * Ask for money back from the health reimbursement account
         * @description - **Caller:** the policyholder `memberId` of the account; family access is not enough.
         *     - **Effect:** asks for money back and holds the amount, so that it is not spent twice, until the request is paid
         *       or denied.
         *     - **Repeating:** safe with the same `Idempotency-Key`: it is one request, however often it is sent, and the
         *       first answer comes again. Receipts do not count for whether it is the same: after a lost answer, the member
         *       may have to choose them again.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` this member has no health reimbursement account.
         *       - `409` the key was used for another request.
         *       - `422` field `amount.amount`: not more than zero (`required`) or more than is left (`notAllowed`); `claimId`
         *         `notAllowed`: not a claim of this plan, or all that is owed on it was asked for; `expenseDate` `notAllowed`:
         *         a future day; or a receipt is not accepted.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createReimbursement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        /**
         * What is owed on a contract, and when
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Answer:** balance, amount due and due date as of `asOf`, autopay, and the payments on their way. `revision`
         *       changes with every booking; `createPayment` takes it back.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        /**
         * Payments made on a contract
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Answer:** payments made on the contract, newest first, canceled and failed ones included. Card and bank
         *       numbers are never in it, only the last four digits. Pages by `page` and `pageSize`; `total` counts the whole
         *       list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Pay a bill
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Effect:** takes a payment now, or on `payOn` within the next 30 days. It is credited within 24 to 48 hours
         *       after that day and can be canceled until `cancelUntil`. With `billingRevision`, it is taken only while the
         *       bill still has that revision, so that two payments of the same bill cannot both be taken.
         *     - **Repeating:** safe with the same `Idempotency-Key` and body: the first outcome is answered again, and no
         *       second payment is taken.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `409` code `billChanged`: the bill has changed since it was read. Nothing was taken.
         *       - `422` field `Idempotency-Key` `notAllowed`: used for a different payment; `amount.amount`: not more than
         *         zero (`required`) or more than is owed (`notAllowed`); `paymentMethodId` or `payOn` `notAllowed`; without
         *         fields: the bank declined. Nothing was charged.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description The payment.
                 * @example pay-20261121-01
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a payment that is still on its way
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Effect:** cancels a payment that is still on its way, and puts its amount back on the bill. Payments of
         *       autopay cannot be canceled.
         *     - **Repeating:** safe; a payment that was canceled already is answered again.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract, or no such payment on it.
         *       - `409` too late: the payment has gone to the bank.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["cancelPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/autopay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        /**
         * Whether autopay pays the bill
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Answer:** whether the bill is paid automatically, with which method, and on which day next. If the method
         *       has an end, `methodExpiresOn` says it.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getAutopay"];
        /**
         * Turn on autopay, which pays the bill on the 26th of each month
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Effect:** turns autopay on or changes its payment method. The amount due is drafted on the 26th of each
         *       month, for the first time on `nextDraftDate`.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `422` field `paymentMethodId` `notAllowed`: not a stored method of this contract.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["saveAutopay"];
        post?: never;
        /**
         * Turn off autopay
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Effect:** turns autopay off. A draft that has gone to the bank is not taken back.
         *     - **Repeating:** safe; turning it off twice is the same.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["cancelAutopay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        /**
         * Stored payment methods of a contract
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Answer:** stored payment methods, the default first, with only the last four digits, and `addMethodUrl`,
         *       the page of the payment vendor that takes a new one. Pages by `page` and `pageSize`; `total` counts the whole
         *       list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Store a payment method that the payment vendor's page has taken
         * @description - **Caller:** a member of `contractId` who has the right to pay, and comes back from the page of
         *       the payment vendor with a token.
         *     - **Effect:** stores the method behind the token. Card and bank numbers go to the vendor’s page; this API sees
         *       the token and the last four digits.
         *     - **Repeating:** safe; the same token again returns the method that it has stored.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `422` field `token` `notAllowed`: unknown to the vendor, or its page was left too early.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/payment-methods/{paymentMethodId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description The stored payment method.
                 * @example pm-card-4242
                 */
                paymentMethodId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Offer a payment method first
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Effect:** makes this the default method, which is offered first. Autopay keeps the method it has.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract, or no such method on it.
         *       - `422` the body is malformed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["changePaymentMethod"];
        post?: never;
        /**
         * Delete a payment method
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Effect:** deletes the payment method. Payments already made keep its last four digits.
         *     - **Repeating:** the second call answers `404`; the method is gone either way.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract, or no such method on it.
         *       - `422` autopay uses this method; change autopay first.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        /**
         * Billing statements of a contract
         * @description - **Caller:** a member of `contractId` who has the right to pay: `payBill`, or a `medicarePayment` page.
         *     - **Answer:** monthly billing statements, newest first. The PDF comes from `getDocument` by `documentId`. Pages
         *       by `page` and `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller has no right to pay.
         *       - `404` no such contract.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a mistake in the provider directory
         * @description - **Caller:** any signed-in user; the directory is the same for everyone.
         *     - **Effect:** keeps which entry is wrong and how, for the directory’s maintainers to check; returns the number
         *       of the report. The entry itself stays as it is. The user gets a message that the report was received.
         *     - **Repeating:** not safe; each call makes another report.
         *     - **Errors:**
         *       - `403` the payer does not open the directory to this user.
         *       - `422` field `practitionerRoleId` `notAllowed`: no such entry; another field is missing or too long.
         *       - `429` too many reports of this user.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["reportDirectoryMistake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/primary-care-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * The member's primary care provider
         * @description - **Caller:** a user who may see the member `memberId`: the member, the policyholder for a child, or an adult
         *       with family access, under a plan whose members choose a primary care provider.
         *     - **Answer:** the provider now (`current`), the one that starts on a future day (`pending`), each null without one,
         *       whether it can be changed, and why not.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or the plan has no such choice.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getPrimaryCareProvider"];
        /**
         * Choose a primary care provider
         * @description - **Caller:** a user who may act for the member `memberId`: the member, or the policyholder for a child; family
         *       access is not enough, under a plan whose members choose a primary care provider.
         *     - **Effect:** makes a provider in the directory the member’s primary care provider, starting on the first of a future month. It replaces a choice that hasn’t started yet. Returns the state after the change.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no such choice.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` field `practitionerRoleId` `notAllowed`: not a primary care provider in the directory, doesn’t take new patients, or no change is possible now; `effectiveDate` `notAllowed`: not the first of a future month.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        put: operations["choosePrimaryCareProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-estimates/procedures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Procedures whose cost can be estimated
         * @description - **Caller:** a signed-in user with a plan that has cost estimates.
         *     - **Answer:** procedures whose name, category or other names contain all the words of `q`, matched by prefix.
         *       Small words such as “of” do not matter. A `q` that is one of the payer’s billing codes, in capitals or not,
         *       finds the procedures with this very code. No prices.
         *       Pages by `page` and `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` none of the user’s plans has cost estimates.
         *       - `422` `q` is missing, or a page or page size is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchCostProcedures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cost-estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What providers near a place are paid for a procedure
         * @description - **Caller:** a signed-in user with a plan that has cost estimates; `memberId`, if given, is a member whom the
         *       user may see under such a plan.
         *     - **Answer:** providers within `radius` miles of the ZIP code, nearest first, with the amount the plan allows,
         *       where it is known, and how the plan shares the cost; beside them what the plan asks for before this care, and
         *       what it allows for it out of network near this ZIP code. The member’s own share is left out: the client
         *       computes it from what is left of the deductible. Pages by `page` and `pageSize`; `total` counts the whole list, and a
         *       page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` no plan with cost estimates, or the caller may not see this member.
         *       - `404` no such procedure.
         *       - `422` field `zip`: malformed, or not of the state (`notAllowed`); or another parameter is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getCostEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/kept-estimates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Cost estimates that a member saved
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with cost estimates.
         *     - **Answer:** the saved estimates, newest first, each as it was sent. Pages by `page` and `pageSize`; `total`
         *       counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no cost estimates.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listKeptEstimates"];
        put?: never;
        /**
         * Save a cost estimate
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with cost estimates.
         *     - **Effect:** keeps the estimate as it is sent, with the payer’s day, until it is deleted. It decides nothing on
         *       a claim.
         *     - **Repeating:** safe within a day: an estimate of the same procedure at the same provider replaces the one of
         *       that day.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no cost estimates.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `409` code `tooManyEstimates`: this member already has 50 saved estimates.
         *       - `422` field `share` `notAllowed`: it is not deductible, copay and coinsurance together, or more than the
         *         allowed amount; or another field is malformed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["keepEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/kept-estimates/{estimateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The saved estimate.
                 * @example est-20261121-01
                 */
                estimateId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved cost estimate
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with cost estimates.
         *     - **Effect:** deletes the estimate for good.
         *     - **Repeating:** the second call answers `404`; the estimate is gone either way.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no cost estimates.
         *       - `404` no such estimate of this member.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["deleteKeptEstimate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/id-card/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the ID card by email
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Effect:** emails the card of the plan type `policyType` to any address, and tells the member of it at the
         *       address on file. Returns a confirmation number before the card is sent.
         *     - **Repeating:** not safe: each call sends another card. At most 15 cards of a member go out in a day, 5 of them
         *       to one address.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` `email` is malformed, or the user has no plan of this type (`policyType` `notAllowed`).
         *       - `429` the limit of the day is reached.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["emailIdCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/id-card/fax": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the ID card by fax
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Effect:** faxes the card of the plan type `policyType` to any number, and tells the member of it at the
         *       address on file. Returns a confirmation number before the card is sent.
         *     - **Repeating:** not safe: each call sends another card. At most 15 cards of a member go out in a day, 5 of them
         *       to one number.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` `faxNumber` is malformed, or the user has no plan of this type (`policyType` `notAllowed`).
         *       - `429` the limit of the day is reached.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["faxIdCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/id-card/mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new ID card by mail
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Effect:** mails a new card of the plan type `policyType` to the address on file, where it arrives by
         *       `arrivesBy`, within 7 business days. The member is told by email.
         *     - **Repeating:** not safe: each call mails another card. At most 15 cards of a member go out in a day, 5 of them
         *       by mail.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` field `policyType` `notAllowed`: the user has no plan of this type.
         *       - `429` the limit of the day is reached.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["mailIdCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/id-cards/{cardId}/passes/apple": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The card, by the id of its Coverage.
                 * @example hip-A10428877-01
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        /**
         * An ID card as a pass for Apple Wallet
         * @description - **Caller:** a user who may see the member `memberId` (the member, the policyholder for a child, or an adult
         *       with family access) under a plan whose right `walletPasses` lists `apple`.
         *     - **Answer:** a signed pass, to be opened on the phone. It says what the front of the card says and whom to call.
         *       Its serial number is the same each time, so that a new pass replaces the old one, and says nothing
         *       of the member. It names no web service: no phone is tracked, and a pass changes only when it is added again.
         *     - **Repeating:** safe; each call signs the pass anew.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or the plan has no passes for this wallet.
         *       - `404` the member has no such card, or its coverage has ended.
         *       - `503` code `passNotSigned`: the signer failed and no pass was made; or maintenance.
         *       - `401`, `429` and `500` as for every call.
         */
        get: operations["getAppleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/id-cards/{cardId}/passes/google": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The card, by the id of its Coverage.
                 * @example hip-A10428877-01
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        /**
         * A link that adds an ID card to Google Wallet
         * @description - **Caller:** a user who may see the member `memberId` (the member, the policyholder for a child, or an adult
         *       with family access) under a plan whose right `walletPasses` lists `google`.
         *     - **Answer:** the address at which Google offers to add the pass. It ends in a JWT that the payer has signed, with
         *       what the front of the card says and whom to call. Whoever has the address can read it, so it is not kept and
         *       not logged. The id of the pass is the same each time and says nothing of the member.
         *     - **Repeating:** safe; each call signs a link anew.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or the plan has no passes for this wallet.
         *       - `404` the member has no such card, or its coverage has ended.
         *       - `503` code `passNotSigned`: the signer failed and no link was made; or maintenance.
         *       - `401`, `429` and `500` as for every call.
         */
        get: operations["getGoogleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/health-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Links to a member's ID card
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Answer:** links that still work, newest first: when each ends, whose account made it, how often, when and by
         *       whom it was opened, and how many passcode attempts remain. A link ends at its time, when it is revoked, when
         *       its maker may no longer act for the member, and when the maker or the member deletes their account. Neither
         *       the address nor the card is in it. With `state=ended`, the links that ended in the last 30 days after somebody
         *       had opened them, with `endedAt`; of a link that nobody opened, nothing is kept. Pages by `page` and
         *       `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listHealthLinks"];
        put?: never;
        /**
         * Store an ID card, encrypted, for a SMART Health Link
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Effect:** keeps a card that the caller has encrypted, for `hours`, and which account made it. It returns the
         *       address of its SMART Health Links manifest, this once. The key stands in the link alone and never comes here,
         *       so the payer cannot read what it keeps.
         *     - **Repeating:** not safe: each call makes another link. If the response was lost, the link can still be revoked, because it’s in the list.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `409` code `tooManyLinks`: this member already has 20 active links.
         *       - `422` field `content` `format`: not a compact JWE with `alg` dir and `enc` A256GCM; or another field is out
         *         of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createHealthLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/check-in-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store what a front desk gets, encrypted, for a SMART Health Link without a manifest
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Effect:** keeps what the caller has encrypted, for `minutes`, and which account made it: the ID card, and of
         *       the health record what the member chose. It returns the address of the file for a SMART Health Link with flag
         *       `U`, this once. Such a link has no passcode. The key stands in the link alone and never comes here, so the
         *       payer cannot read what it keeps. The link is listed and revoked like every other.
         *     - **Repeating:** not safe: each call makes another link. If the response was lost, the link can still be revoked, because it’s in the list.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `409` code `tooManyLinks`: this member already has 20 active links.
         *       - `422` field `content` `format`: not a compact JWE with `alg` dir and `enc` A256GCM; or another field is out
         *         of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["createCheckInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/health-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The link.
                 * @example shl-20261121-01
                 */
                linkId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link, which then stops working
         * @description - **Caller:** a user who may act for the member `memberId` (the member, or the policyholder for a child; family
         *       access is not enough) under a plan with ID cards.
         *     - **Effect:** ends the link at once: its address and its files answer `404` from now on. What a client has already fetched stays with that client.
         *     - **Repeating:** the second call answers `404`; the link is gone either way.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or the plan has no ID cards.
         *       - `404` no such link of this member.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["revokeHealthLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/health-links/{linkToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of the link that can’t be guessed.
                 * @example Hk3v0l8sQ2mZc1xY9pRt4uWb7nJd5gFa6eTi0oLqKvM
                 */
                linkToken: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        /**
         * The encrypted file of a SMART Health Link with flag U
         * @description - **Caller:** anyone who has a link for a check-in, from any origin, without a token.
         *     - **Answer:** the encrypted file as a compact JWE. Only the key in the link opens it.
         *     - **Repeating:** safe, and each call counts as an opening: its time and `recipient` are kept for the member.
         *     - **Errors:**
         *       - `404` no such link, it has ended, or it is one with a manifest.
         *       - `422` a `recipient` that is too long.
         *       - `429`, `500` and `503` as for every call.
         */
        get: operations["openCheckInLink"];
        put?: never;
        /**
         * Manifest of a SMART Health Link
         * @description - **Caller:** anyone who has the link, from any origin, without a token.
         *     - **Answer:** the SMART Health Links manifest: the encrypted card itself, or where to fetch it if it is longer
         *       than `embeddedLengthMax`; that address holds for 10 minutes. It says nothing about the member.
         *     - **Repeating:** each success counts as an opening, whose time and `recipient` are kept for the member; each wrong passcode uses up one of 5 attempts, and after the
         *       last one the link is gone. Asking without a passcode uses none up.
         *     - **Errors:**
         *       - `401` the passcode is missing or wrong; `remainingAttempts` says how many are left.
         *       - `404` no such link, it has ended, or it is one without a manifest.
         *       - `422` the body is malformed.
         *       - `429` too many wrong passcodes for this link or its member, or too many openings.
         *       - `500` and `503` as for every call.
         */
        post: operations["openHealthLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/health-link-files/{fileToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the file for a few minutes.
                 * @example a1b2c3
                 */
                fileToken: string;
            };
            cookie?: never;
        };
        /**
         * The encrypted card of a SMART Health Link
         * @description - **Caller:** anyone who has the address of the manifest, from any origin, without a token.
         *     - **Answer:** the encrypted card as a compact JWE. Only the key in the link opens it.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `404` the address has expired, or the link has ended.
         *       - `429`, `500` and `503` as for every call.
         */
        get: operations["readHealthLinkFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Documents of a member
         * @description - **Caller:** a user who may see the member `memberId`: the member, the policyholder for a child, or an adult
         *       with family access.
         *     - **Answer:** explanations of benefits, letters, statements and other documents of the member, newest first; the
         *       files come from `getDocument`. `size` is left out where it is not known without writing the file. Pages by
         *       `page` and `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this member, or no such member exists.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` an unknown type, or a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example doc-eob-202610
                 */
                documentId: string;
            };
            cookie?: never;
        };
        /**
         * One document as PDF
         * @description - **Caller:** for a form, any signed-in user; otherwise a user who may see the member of the document: the
         *       member, the policyholder for a child, or an adult with family access.
         *     - **Answer:** the PDF, tagged, to be shown in the browser. Must not be cached.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see the member of the document.
         *       - `404` code `EOB-0001`: no such document, or it cannot be loaded.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forms to download
         * @description - **Caller:** any signed-in user.
         *     - **Answer:** blank forms, by category and title, of one contract type or of all; the files come from
         *       `getDocument`. Pages by `page` and `pageSize`; `total` counts the whole list, and a page after the last one
         *       has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer has no forms for this user.
         *       - `422` an unknown contract type, or a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{memberId}/prescriptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Prescriptions filled by a member
         * @description - **Caller:** a user who may see the member `memberId`: the member, the policyholder for a child, or an adult
         *       with family access, under a plan with a pharmacy center; the member is at least 17.
         *     - **Answer:** one entry for each drug and year, last filled first, with what the last fill cost. Drugs that were
         *       paid without the plan are left out. Pages by `page` and `pageSize`; `total` counts the whole list, and a page
         *       after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this member, the plan has no pharmacy center, or the member is under 17.
         *       - `404` the payer has nothing of this kind for the member.
         *       - `422` a page or page size that is out of range.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listPrescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The patients behind a member id or a contract id
         * @description - **Caller:** a user who may see the member, or who is on the contract, that `identifier` names.
         *     - **Answer:** the patients behind a member ID or, for a policyholder, a contract ID; only those whom the caller
         *       may see. One entry that is an OperationOutcome with an `exception` issue says that the source system failed,
         *       and is a failure. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts
         *       all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `identifier` is missing, or an invalid search.
         *       - `403` the identifier is not of a member or contract of the caller.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchPatients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Patient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example pat-A1042887701
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One patient
         * @description - **Caller:** a user who may see the member behind the resource: the member, the policyholder for a child, or an
         *       adult with family access.
         *     - **Answer:** one patient, as search results name it.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see this patient.
         *       - `404` no such patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readPatient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policies of a member or policyholder
         * @description - **Caller:** a user who may see the member, or who is on the contract, that `identifier` names.
         *     - **Answer:** the policies of a member or policyholder, ended ones included. `versionId` is the payer’s own
         *       parameter and `period` a custom one: a server may ignore the first and must know the second. One entry that is
         *       an OperationOutcome with an `exception` issue is a failure. Pages by `_count`; follow `link` with relation
         *       `next` until there is none. `total` counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `identifier` is missing, or an invalid search.
         *       - `403` the identifier is not of a member or contract of the caller.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchCoverages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Coverage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example hip-A10428877-01
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One policy
         * @description - **Caller:** a user who may see the member behind the resource: the member, the policyholder for a child, or an
         *       adult with family access.
         *     - **Answer:** one policy, as search results name it.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see the member of this policy.
         *       - `404` no such policy.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/ExplanationOfBenefit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Claims and prior authorizations of a patient
         * @description - **Caller:** a user who may see the member behind `patient`: the member, the policyholder for a child, or an
         *       adult with family access.
         *     - **Answer:** claims of CARIN Blue Button (1.1, 2.0 or 2.2) and prior authorizations of Da Vinci PDex (`use` is
         *       `preauthorization`), in no particular order; the client sorts. `use` is not a parameter of FHIR R4; a server may
         *       ignore it. One entry that is an OperationOutcome with an `exception` issue is a failure. Pages by `_count`;
         *       follow `link` with relation `next` until there is none. `total` counts all matches. A `supportingInfo` with the
         *       category code `collectedAt` and the code `pharmacy`, `visit` or `billed` says how a copay was collected; it is
         *       optional, and without it the copay of a drug is taken for collected at pickup.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see one of the patients asked for.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchExplanationsOfBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/ExplanationOfBenefit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example eob-C26101800417
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One claim or prior authorization
         * @description - **Caller:** a user who may see the member behind the resource: the member, the policyholder for a child, or an
         *       adult with family access.
         *     - **Answer:** one claim or prior authorization.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not see the member of this claim.
         *       - `404` no such claim or authorization.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readExplanationOfBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Practitioner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Practitioners of the provider directory
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** Plan-Net practitioners. Where they work and whether they take patients is in PractitionerRole.
         *       Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open the directory to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchPractitioners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Practitioner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example prac-brandt
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One practitioner
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** one Plan-Net practitioner.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer does not open the directory to this user.
         *       - `404` no such practitioner.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readPractitioner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/PractitionerRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where practitioners work, for which networks, and whether they accept patients
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** Plan-Net roles: who works where, in which specialty, for which networks, and whether new patients
         *       are taken, which is said for each role, location and network. `_include` sends practitioner, organization and
         *       location along. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts all
         *       matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open the directory to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchPractitionerRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/PractitionerRole/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example role-brandt-cedar
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One role of a practitioner
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** one Plan-Net role.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer does not open the directory to this user.
         *       - `404` no such role.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readPractitionerRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of care
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** Plan-Net places of care. `near` is `latitude|longitude|distance|unit`. Pages by `_count`; follow
         *       `link` with relation `next` until there is none. `total` counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open the directory to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example loc-cedar-clinic
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One place of care
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** one Plan-Net place of care.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer does not open the directory to this user.
         *       - `404` no such place.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payers, practices and networks
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** Plan-Net payers, practices and networks; `type` tells them apart. Pages by `_count`; follow `link`
         *       with relation `next` until there is none. `total` counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open the directory to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example org-cedar-clinic
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One organization
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** one payer, practice or network.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer does not open the directory to this user.
         *       - `404` no such organization.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/OrganizationAffiliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Networks in which practices and places take part
         * @description - **Caller:** any signed-in user; the directory is the same for everyone and has no member’s data.
         *     - **Answer:** Plan-Net affiliations: the networks of an organization, at all of its places or at those that
         *       are named. They hold for roles of the organization that name no network. Pages by `_count`; follow `link`
         *       with relation `next` until there is none. `total` counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open the directory to this user.
         *       - `404` the payer keeps networks in PractitionerRole alone.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchOrganizationAffiliations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/InsurancePlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans and their drug lists
         * @description - **Caller:** any signed-in user; drug lists are the same for everyone and have no member’s data.
         *     - **Answer:** plans and drug lists of the US Drug Formulary guide; `type` tells them apart, and a plan refers to
         *       its lists. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts all
         *       matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open its drug lists to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchInsurancePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/InsurancePlan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example plan-arbor-choice
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One plan or drug list
         * @description - **Caller:** any signed-in user; drug lists are the same for everyone and have no member’s data.
         *     - **Answer:** one plan or drug list.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer does not open its drug lists to this user.
         *       - `404` no such plan or list.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readInsurancePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/MedicationKnowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drugs that a drug list may name
         * @description - **Caller:** any signed-in user; drug lists are the same for everyone and have no member’s data.
         *     - **Answer:** drugs that a list may name, by the beginning of their name (`drug-name`) or their code. Tier and
         *       limits are in Basic. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts
         *       all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open its drug lists to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchMedicationKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/MedicationKnowledge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example drug-metformin-500
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * One drug of a drug list
         * @description - **Caller:** any signed-in user; drug lists are the same for everyone and have no member’s data.
         *     - **Answer:** one drug.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the payer does not open its drug lists to this user.
         *       - `404` no such drug.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["readMedicationKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a drug list says about a drug, such as tier, authorization and limits
         * @description - **Caller:** any signed-in user; drug lists are the same for everyone and have no member’s data.
         *     - **Answer:** what a list says about a drug: tier, prior authorization, step therapy, quantity limit. `_include`
         *       sends the drug along. Pages by `_count`; follow `link` with relation `next` until there is none. `total`
         *       counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` an invalid search.
         *       - `403` the payer does not open its drug lists to this user.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchBasics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/AllergyIntolerance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Allergies and intolerances of a patient
         * @description - **Caller:** the member, or the policyholder for a child under 18. Family access does not open clinical
         *       records.
         *     - **Answer:** US Core allergies and intolerances of a patient. An entry that is an OperationOutcome with an
         *       `exception` issue is a failure. Pages by `_count`; follow `link` with relation `next` until there is none.
         *       `total` counts all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see the clinical records of this patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchAllergyIntolerances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conditions of a patient
         * @description - **Caller:** the member, or the policyholder for a child under 18. Family access does not open clinical
         *       records.
         *     - **Answer:** US Core conditions of a patient. An entry that is an OperationOutcome with an `exception` issue is
         *       a failure. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts all
         *       matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see the clinical records of this patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Immunization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Immunizations of a patient
         * @description - **Caller:** the member, or the policyholder for a child under 18. Family access does not open clinical
         *       records.
         *     - **Answer:** US Core immunizations of a patient. An entry that is an OperationOutcome with an `exception` issue
         *       is a failure. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts all
         *       matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see the clinical records of this patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchImmunizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/MedicationRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Medications ordered for a patient
         * @description - **Caller:** the member, or the policyholder for a child under 18. Family access does not open clinical
         *       records.
         *     - **Answer:** US Core medication requests of a patient. An entry that is an OperationOutcome with an `exception`
         *       issue is a failure. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts
         *       all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see the clinical records of this patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchMedicationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Observation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Laboratory results, vital signs and other observations of a patient
         * @description - **Caller:** the member, or the policyholder for a child under 18. Family access does not open clinical
         *       records.
         *     - **Answer:** US Core laboratory results, vital signs and other observations of a patient. An entry that is an
         *       OperationOutcome with an `exception` issue is a failure. Pages by `_count`; follow `link` with relation `next`
         *       until there is none. `total` counts all matches. `referenceRange` and `interpretation` are optional; where a
         *       result has them, the screen says whether it is in range.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see the clinical records of this patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchObservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-records/Procedure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Procedures done on a patient
         * @description - **Caller:** the member, or the policyholder for a child under 18. Family access does not open clinical
         *       records.
         *     - **Answer:** US Core procedures done on a patient. An entry that is an OperationOutcome with an `exception`
         *       issue is a failure. Pages by `_count`; follow `link` with relation `next` until there is none. `total` counts
         *       all matches.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `400` `patient` is missing, or an invalid search.
         *       - `403` the caller may not see the clinical records of this patient.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["searchProcedures"];
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
        /** @description The position of a page in its list. */
        Page: {
            /** @description Number of this page, starting at 1. */
            page?: number;
            /** @description Maximum number of items per page. */
            pageSize?: number;
            /** @description Number of items on all pages. */
            total?: number;
        };
        ClaimInquiryAnswer: {
            /** @description The answer, plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was given.
             */
            answeredAt?: string;
        };
        ClaimInquiry: {
            /** @description Identifies the question. */
            inquiryId: string;
            /** @description The claim it is about. */
            claimId?: string;
            /**
             * Format: date-time
             * @description When it was asked.
             */
            submittedAt: string;
            /** @description What it is about. */
            topic: string;
            /** @description The question; empty for a user who may see the claim and not act in it. */
            comments: string;
            /**
             * @description Whether there is an answer.
             * @enum {string}
             */
            status: "open" | "answered";
            /**
             * Format: date
             * @description The business day on which the answer is due.
             */
            answerDueBy?: string;
            /** @description Left out for a user who may see the claim and not act in it. */
            answer?: components["schemas"]["ClaimInquiryAnswer"];
        };
        ClaimInquiryPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["ClaimInquiry"][];
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
        NewClaimInquiry: {
            /** @description What it is about, for instance status, amount, provider, denial or other. */
            topic: string;
            /** @description The question. */
            comments: string;
        };
        /** @description A level of review: `internal` (by the insurer), `secondInternal` (by the insurer again), `external` (by an independent reviewer), `independent` (by Medicare's reviewer), `fairHearing` (by the state), `judge` and `council` (Medicare's further levels). A name that isn't listed here is allowed; members then read that their letter says what follows. */
        AppealLevel: string;
        /**
         * @description Who appeals.
         * @enum {string}
         */
        Appellant: "member" | "policyholder" | "authorizedRepresentative" | "provider";
        /**
         * @description What kind of file it is.
         * @enum {string}
         */
        AttachmentContentType: "application/pdf" | "image/jpeg" | "image/png";
        AppealAttachment: {
            /** @description What the member calls the file. */
            fileName: string;
            contentType?: components["schemas"]["AttachmentContentType"];
            /** @description Bytes. */
            size?: number;
        };
        NextReview: {
            kind: components["schemas"]["AppealLevel"];
            /**
             * Format: date
             * @description Last day on which it can be asked for.
             */
            lastDay?: string;
            /** @description How to ask for it, in words for the member. */
            how?: string;
        };
        AppealDecision: {
            /**
             * @description Whether the decision was upheld or overturned.
             * @enum {string}
             */
            outcome: "upheld" | "overturned" | "partlyOverturned";
            /**
             * Format: date-time
             * @description When it was decided.
             */
            decidedAt?: string;
            /** @description The letter with the decision, for the documents call. */
            documentId?: string;
            /** @description The review that may follow; null when nothing does. When it's left out, members read what the law says for their kind of plan. */
            next?: null | components["schemas"]["NextReview"];
        };
        ClaimAppeal: {
            /** @description Identifies the appeal. */
            appealId: string;
            /** @description The number by which the member asks about it; missing when the payer gives none. */
            appealNumber?: string;
            /** @description The level of review; `internal` when left out. */
            level?: components["schemas"]["AppealLevel"];
            /** @description The claim it is about. */
            claimId?: string;
            /** @description The authorization it is about; an appeal has this or `claimId`. */
            authorizationId?: string;
            /** @description Whether it is decided within 72 hours; left out, it is not. */
            isExpedited?: boolean;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            submittedAt: string;
            submittedBy?: components["schemas"]["Appellant"];
            /** @description Why. */
            reason: string;
            /** @description The grounds; empty for a user who may see the appeal and not act in it. */
            comments: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "received" | "inReview" | "decided";
            /**
             * Format: date
             * @description The last day of the 30 days, or 72 hours, within which it is decided.
             */
            decisionDueBy?: string;
            /** @description The files that came with it; left out for a user who may not act in it. */
            attachments?: components["schemas"]["AppealAttachment"][];
            decision?: components["schemas"]["AppealDecision"];
        };
        /**
         * @description The law that decisions and appeals of this plan follow; when left out, Medicare Advantage's for a Medicare brand, and the rules for commercial plans otherwise.
         * @enum {string}
         */
        PlanRules: "commercial" | "medicareAdvantage" | "stateProgram";
        /** @description Whether the decision can be appealed now. */
        AppealEligibility: {
            /** @description Whether an appeal is accepted now. */
            allowed: boolean;
            /** @description Why not, in words for the member. */
            notAllowedReason?: string;
            /** @description The level that is accepted now; when left out, the one that follows the last decision. */
            level?: components["schemas"]["AppealLevel"];
            rules?: components["schemas"]["PlanRules"];
            /**
             * Format: date
             * @description Deadline for an appeal; missing when the payer gives none.
             */
            lastDay?: string;
            /** @description Who may appeal. */
            whoMayAppeal?: components["schemas"]["Appellant"][];
        };
        ClaimFileRequest: {
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requestedAt: string;
            /**
             * Format: date
             * @description The last day on which it is sent.
             */
            dueBy?: string;
        };
        ClaimAppealPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["ClaimAppeal"][];
            eligibility: components["schemas"]["AppealEligibility"];
            /** @description The packet of the case, for the documents call: the decision, the explanation of benefits, what was written and the files that were sent, as one PDF. Missing where there is none. */
            packetDocumentId?: string;
            fileRequest?: components["schemas"]["ClaimFileRequest"];
        };
        NewAppealAttachment: {
            /** @description What the member calls the file. */
            fileName: string;
            contentType: components["schemas"]["AttachmentContentType"];
            /** @description The file in base64, at most 10 MB (10,485,760 bytes) of it. */
            content: string;
        };
        NewClaimAppeal: {
            /** @description The level asked for, as `eligibility.level` names it; `internal` when left out. */
            level?: components["schemas"]["AppealLevel"];
            submittedBy: components["schemas"]["Appellant"];
            /** @description Why, for instance records, medicalNecessity, benefitLimit, outOfNetwork, coding or other. */
            reason: string;
            /** @description The grounds. */
            comments: string;
            /** @description Whether waiting 30 days could harm the member, so that it is decided within 72 hours. For care that was not given yet. */
            isExpedited?: boolean;
            /** @description Files that support the appeal, for instance records or a letter. */
            attachments?: components["schemas"]["NewAppealAttachment"][];
        };
        NewClaimFileRequest: {
            /**
             * @description How the file is sent.
             * @enum {string}
             */
            delivery: "messages" | "mail";
        };
        AppealDeadline: {
            /** @description Id of the ExplanationOfBenefit. */
            claimId: string;
            /** @description The claim number that the insurer and the member use. */
            claimNumber: string;
            /** @description Whose claim it is. */
            memberId?: string;
            /** @description Who sent the claim; missing when the insurer has no name. */
            providerName?: string;
            /**
             * Format: date
             * @description Deadline for an appeal.
             */
            lastDay: string;
        };
        AppealProgress: {
            /** @description Id of the ExplanationOfBenefit. */
            claimId: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "received" | "inReview" | "decided";
            /**
             * Format: date
             * @description The last day of the 30 within which it is decided.
             */
            decisionDueBy?: string;
            decision?: components["schemas"]["AppealDecision"];
        };
        AuthorizationAppeal: {
            /** @description Id of the ExplanationOfBenefit whose use is preauthorization. */
            authorizationId: string;
            /**
             * Format: date
             * @description Deadline for an appeal.
             */
            lastDay: string;
        };
        AppealDeadlinePage: components["schemas"]["Page"] & {
            /** @description Nearest deadline first. */
            items: components["schemas"]["AppealDeadline"][];
            /** @description The newest appeal of each claim that was appealed; missing if the insurer doesn’t say. */
            appeals?: components["schemas"]["AppealProgress"][];
            /** @description The prior authorizations whose denial can still be appealed; missing if the insurer doesn’t say. */
            authorizations?: components["schemas"]["AuthorizationAppeal"][];
            rules?: components["schemas"]["PlanRules"];
        };
        /** @description An amount in US dollars, as whole cents. */
        Money: {
            /** @description Whole cents; negative when money goes back. */
            amount: number;
            /**
             * @description Always USD.
             * @constant
             */
            currency: "USD";
        };
        /** @description The deductible comes first where it applies, then the copay, then the coinsurance of what is left. */
        CostBenefit: {
            /** @description The limits it counts toward, as accumulators name them; medical when left out. */
            category?: string;
            /** @description Whether the deductible has to be met first. */
            deductibleApplies: boolean;
            /** @description What the member pays for each visit; missing when there is none. */
            copay?: components["schemas"]["Money"];
            /** @description What the member pays of the rest, in percent; missing when there is none. */
            coinsurancePercent?: number;
        };
        BenefitLimit: {
            /**
             * @description The type of the accumulator that counts it.
             * @enum {string}
             */
            type: "visits" | "benefitMaximum";
            /** @description The label of that accumulator, where the type alone does not name it. */
            label?: string;
            /** @description A number of visits, or whole cents, as the type says. */
            allowed?: number;
            /** @description The number of months after which the allowance begins again; a plan year when missing. */
            months?: number;
        };
        PlanBenefit: {
            /** @description Identifies the service. */
            benefitId: string;
            /** @description Name in plain words. */
            name: string;
            /** @description Heading under which it stands in the plan document. */
            group?: string;
            /** @description What people call it, everyday words among them. */
            otherNames?: string[];
            /** @description How the plan shares the cost in network; missing when it is not known. */
            inNetwork?: components["schemas"]["CostBenefit"];
            /** @description How the plan shares the cost out of network; missing when it is not known. */
            outOfNetwork?: components["schemas"]["CostBenefit"];
            /** @description Where the plan pays nothing for it. */
            notCovered?: ("in" | "out")[];
            /** @description The most that the plan pays for in a plan year; missing when there is none. */
            limit?: components["schemas"]["BenefitLimit"];
            /**
             * @description Whether the plan has to approve it first; missing when it is not known.
             * @enum {string}
             */
            priorAuthorization?: "required" | "sometimes" | "notRequired";
        };
        PlanBenefits: {
            /** @description In the order of the plan document. */
            items: components["schemas"]["PlanBenefit"][];
        };
        PlanYear: {
            /**
             * Format: date
             * @description First day.
             */
            start: string;
            /**
             * Format: date
             * @description Last day.
             */
            end: string;
        };
        /** @description One limit and what is used of it. What remains is computed by the client, and only when `allowed` is there. */
        Accumulator: {
            /**
             * @description Whether it counts one member or the family.
             * @enum {string}
             */
            scope: "individual" | "family";
            /** @description The member of an individual accumulator. */
            memberId?: string;
            /**
             * @description Kind of benefit.
             * @enum {string}
             */
            category: "medical" | "pharmacy" | "dental" | "vision";
            /**
             * @description In or out of network.
             * @enum {string}
             */
            network: "in" | "out";
            /**
             * @description What is limited.
             * @enum {string}
             */
            type: "deductible" | "outOfPocketMax" | "benefitMaximum" | "visits";
            /** @description The payer's own name for it, for instance Physical therapy visits. */
            label?: string;
            /** @description The limit, in `unit`; missing when there is none. */
            allowed?: number;
            /** @description What is used, in `unit`; may be more than `allowed`. */
            used: number;
            /**
             * @description Cents of a US dollar, or a number of visits.
             * @enum {string}
             */
            unit: "cents" | "visits";
        };
        Accumulators: {
            planYear: components["schemas"]["PlanYear"];
            /**
             * Format: date
             * @description Claims processed up to this day are counted.
             */
            asOf: string;
            /** @description In the order the payer prefers. */
            accumulators: components["schemas"]["Accumulator"][];
        };
        HealthReimbursement: {
            /** @description The plan year it belongs to. */
            year?: number;
            /** @description What the employer contributed for the year. */
            election?: components["schemas"]["Money"];
            /** @description What has been paid out. */
            used?: components["schemas"]["Money"];
            /** @description What is left. */
            balance: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Day of the figures.
             */
            asOf?: string;
            /**
             * Format: date
             * @description Last day to ask for money back for this year.
             */
            lastDayToSubmit?: string;
            /** @description Whether money can be asked back for an expense that is on no claim. Left out, it can. */
            acceptsOtherExpenses?: boolean;
        };
        HealthReimbursementTransaction: {
            /** @description Identifies the transaction. */
            transactionId: string;
            /**
             * Format: date
             * @description Day of the transaction.
             */
            date: string;
            /** @description What it was for. */
            description?: string;
            /**
             * @description Money in, money to a provider, money to the member, or a correction.
             * @enum {string}
             */
            type?: "contribution" | "payment" | "reimbursement" | "adjustment";
            /** @description Negative when money leaves the account. */
            amount: components["schemas"]["Money"];
            /**
             * @description Its status.
             * @enum {string}
             */
            status?: "pending" | "posted" | "denied";
            /**
             * @description Into the account or out of it. Where it is left out, the sign of the amount says so; where it is given, it decides.
             * @enum {string}
             */
            direction?: "in" | "out";
            /** @description Id of the ExplanationOfBenefit it belongs to. What the account paid on a claim is taken off what the member may owe on it, so a payment that came back has to name the claim too. */
            claimId?: string;
        };
        HealthReimbursementTransactionPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["HealthReimbursementTransaction"][];
        };
        Reimbursement: {
            /** @description Identifies the request. */
            reimbursementId: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "received" | "paid" | "denied";
            /** @description What was asked for. */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it arrived.
             */
            submittedAt?: string;
            /**
             * Format: date
             * @description Day of the expense.
             */
            expenseDate?: string;
            /** @description Who was paid. */
            provider?: string;
            /** @description What for. */
            description?: string;
            /** @description Id of the ExplanationOfBenefit that it is for. */
            claimId?: string;
            /**
             * Format: date
             * @description When it was paid or denied.
             */
            decidedOn?: string;
            /** @description Why it was denied, in words for the member. */
            reason?: string;
            /** @description The files that came with it. */
            receipts?: components["schemas"]["AppealAttachment"][];
        };
        ReimbursementPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["Reimbursement"][];
        };
        NewReimbursement: {
            /**
             * Format: date
             * @description Day of the expense.
             */
            expenseDate: string;
            /** @description Who was paid. */
            provider: string;
            /** @description What for. */
            description: string;
            /** @description More than zero, and no more than the balance. */
            amount: components["schemas"]["Money"];
            /** @description Id of the ExplanationOfBenefit that it is for. */
            claimId?: string;
            /** @description What shows that it was paid. */
            receipts?: components["schemas"]["NewAppealAttachment"][];
        };
        CoveragePeriod: {
            /**
             * Format: date
             * @description First day of coverage.
             */
            start: string;
            /**
             * Format: date
             * @description Last day of coverage.
             */
            end: string;
        };
        BillLine: {
            /**
             * @description Premium for a period, help that lowers it (a tax credit, an employer's part), a fee, what was paid toward these lines before, a credit, or a correction.
             * @enum {string}
             */
            kind: "premium" | "subsidy" | "fee" | "payment" | "credit" | "adjustment";
            /** @description Negative where it lowers the bill. */
            amount: components["schemas"]["Money"];
            period?: components["schemas"]["CoveragePeriod"];
            /** @description Whose coverage it is for. */
            memberIds?: string[];
            /** @description The payer's own name for it, for instance Premium tax credit. */
            description?: string;
        };
        Autopay: {
            /** @description Whether autopay pays the bill. */
            enabled: boolean;
            /** @description Day of the month on which it is paid. */
            draftDay: number;
            /**
             * Format: date
             * @description Next day on which it is paid; when on.
             */
            nextDraftDate?: string;
            /** @description What it is paid with; when on. */
            paymentMethodId?: string;
            /** @description Last month the card that it is paid with is valid, YYYY-MM; when on. */
            methodExpiresOn?: string;
        };
        /** @description What a payment was made with, as far as it is shown. */
        PaymentSource: {
            /**
             * @description Kind of payment method.
             * @enum {string}
             */
            type: "card" | "checking" | "savings";
            /** @description Last four digits. */
            lastFour: string;
        };
        Payment: {
            /** @description Identifies the payment. */
            paymentId: string;
            /** @description Number to quote when asking about it. */
            confirmationNumber: string;
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @description The latest day it is credited; while scheduled or pending.
             */
            creditedBy?: string;
            /**
             * Format: date
             * @description Day it is taken on, where that is not the day it was made.
             */
            payOn?: string;
            /**
             * @description For a later day, on its way, credited, refused, sent back by the bank, or taken back by the member.
             * @enum {string}
             */
            status: "scheduled" | "pending" | "posted" | "failed" | "returned" | "canceled";
            source: components["schemas"]["PaymentSource"];
            /**
             * @description Whether the member paid or autopay did.
             * @enum {string}
             */
            madeBy?: "member" | "autopay";
            /**
             * Format: date-time
             * @description Until when it can be canceled; missing when it cannot.
             */
            cancelUntil?: string;
            /** @description What the bank's sending it back cost. */
            fee?: components["schemas"]["Money"];
            /** @description Months of coverage it settles, the earliest first; empty or left out where that is not known. */
            paidFor?: components["schemas"]["CoveragePeriod"][];
            /** @description Its receipt as a PDF, for the documents call; once it is credited. */
            receiptDocumentId?: string;
        };
        Billing: {
            /** @description The contract. */
            contractId?: string;
            /** @description All that is owed, later bills included; negative when too much was paid. Payments on their way are not taken off yet. */
            balance?: components["schemas"]["Money"];
            /** @description What is still to be paid by the due date; payments on their way are taken off. */
            amountDue: components["schemas"]["Money"];
            /**
             * Format: date
             * @description When it is due; null when nothing is.
             */
            dueDate?: string | null;
            /** @description What the balance is made of, the earliest period first. They add up to `balance`; where they don't, the portal shows none of them. */
            lines?: components["schemas"]["BillLine"][];
            /**
             * Format: date-time
             * @description When these figures were taken.
             */
            asOf?: string;
            /** @description Another one after each charge, payment and cancellation. */
            revision?: string;
            autopay?: components["schemas"]["Autopay"];
            /** @description Payments on their way. */
            pendingPayments?: components["schemas"]["Payment"][];
        };
        PaymentPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["Payment"][];
        };
        NewPayment: {
            /** @description More than zero. */
            amount: components["schemas"]["Money"];
            /** @description A stored payment method. */
            paymentMethodId: string;
            /**
             * Format: date
             * @description Day to take it on, today or later; today when left out.
             */
            payOn?: string;
            /** @description Revision of the bill that the member has seen. */
            billingRevision?: string;
        };
        AutopayChange: {
            /** @description What to pay with. */
            paymentMethodId: string;
        };
        PaymentMethod: {
            /** @description Identifies the method. */
            paymentMethodId: string;
            /**
             * @description Kind of payment method.
             * @enum {string}
             */
            type: "card" | "checking" | "savings";
            /** @description Last four digits. */
            lastFour: string;
            /** @description Bank or kind of card; empty where the payment vendor doesn't know it. */
            label: string;
            /** @description Whether it is offered first. */
            isDefault: boolean;
            /** @description Last month a card is valid, YYYY-MM. */
            expiresOn?: string;
        };
        PaymentMethodPage: components["schemas"]["Page"] & {
            /** @description The default method first. */
            items: components["schemas"]["PaymentMethod"][];
            /**
             * Format: uri
             * @description The payment vendor's page that takes card or bank numbers. It is opened with `return`, an address of the portal, and `state`; it comes back there with the same `state` and a `token`, or without a token when the member gave up.
             */
            addMethodUrl: string;
        };
        NewPaymentMethod: {
            /** @description What the payment vendor's page gave. */
            token: string;
            /**
             * @description Whether to offer it first.
             * @default false
             */
            makeDefault: boolean;
        };
        PaymentMethodChange: {
            /**
             * @description Offer it first, in place of the previous one.
             * @constant
             */
            isDefault: true;
        };
        Statement: {
            /** @description Identifies the statement. */
            statementId: string;
            /** @description Its PDF, for the documents call. */
            documentId: string;
            /**
             * Format: date
             * @description First day it bills.
             */
            periodStart: string;
            /**
             * Format: date
             * @description Last day it bills.
             */
            periodEnd: string;
            /**
             * Format: date
             * @description When it was written.
             */
            issuedOn: string;
            amountDue: components["schemas"]["Money"];
        };
        StatementPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["Statement"][];
        };
        DirectoryReport: {
            /** @description The entry, a PractitionerRole of the provider directory. */
            practitionerRoleId: string;
            /** @description The Location it is about; left out where it is about the whole entry. */
            locationId?: string;
            /**
             * @description What is wrong; `notHere`, the provider does not practice there.
             * @enum {string}
             */
            mistake: "network" | "newPatients" | "phone" | "address" | "notHere" | "other";
            /** @description What would be right, in the member's words. */
            comments?: string;
        };
        DirectoryReportReceipt: {
            /** @description The number to quote when asking about it. */
            confirmationNumber: string;
        };
        PrimaryCareProvider: {
            /** @description The PractitionerRole of the provider directory. */
            practitionerRoleId: string;
            /** @description Name with title. */
            name: string;
            /** @description Specialty. */
            specialty: string;
            /** @description Name of the practice. */
            practice?: string;
            /** @description Phone, ten digits. */
            phone?: string;
            /** @description Address on one line. */
            address?: string;
            /**
             * Format: date
             * @description First day of the choice.
             */
            effectiveDate: string;
        };
        PrimaryCare: {
            /** @description The provider today; null when none is chosen. */
            current: components["schemas"]["PrimaryCareProvider"] | null;
            /** @description A choice that starts later; null when there is none. */
            pending: components["schemas"]["PrimaryCareProvider"] | null;
            /** @description Whether the member may choose now. */
            changeAllowed: boolean;
            /** @description Why not, in words for the member. */
            changeNotAllowedReason?: string;
            /**
             * Format: date
             * @description First day on which a new choice can start.
             */
            earliestEffectiveDate?: string;
        };
        PrimaryCareChoice: {
            /** @description The PractitionerRole chosen. */
            practitionerRoleId: string;
            /**
             * Format: date
             * @description First day of the choice.
             */
            effectiveDate: string;
            /** @description Why, for instance firstChoice, moved, providerLeft, preference or other. */
            reason: string;
        };
        CostProcedure: {
            /** @description Identifies the procedure in an estimate. */
            procedureId: string;
            /** @description Name in plain words. */
            name: string;
            /** @description Kind of care. */
            category: string;
            /** @description What is done. */
            description?: string;
            /** @description What people call it, everyday words and the words of claims among them; `q` is looked for in these, too. */
            otherNames?: string[];
            /** @description The codes by which it is billed, as the payer calls them; left out where they may not be shown. */
            billingCodes?: string[];
            /**
             * @description Whether the plan pays in full where the care is billed as preventive, which cannot be known before; missing
             *     when it is not known.
             */
            mayBePreventive?: boolean;
        };
        CostProcedurePage: components["schemas"]["Page"] & {
            /** @description Best match first. */
            items: components["schemas"]["CostProcedure"][];
        };
        /** @description A step that the plan requires before it pays for a procedure. */
        CostPrerequisite: {
            /**
             * @description Approval before the care, other treatment first, a referral by the primary care provider, or a review during
             *     the care; `other`: as `note` says.
             * @enum {string}
             */
            kind: "priorAuthorization" | "stepTherapy" | "referral" | "concurrentReview" | "other";
            /** @description What exactly, in plain words. */
            note?: string;
        };
        /** @description What the plan allows for a procedure at a provider who is not in its network. */
        OutOfNetworkCost: {
            /** @description Whether the plan pays for it out of network at all, other than in an emergency. */
            isCovered: boolean;
            /** @description The most that the plan counts as the price; missing when it is not known. */
            allowedAmount?: components["schemas"]["Money"];
            /** @description How the plan shares this amount; missing when it is not known. */
            benefit?: components["schemas"]["CostBenefit"];
        };
        /** @description An item or service that comes with a procedure. */
        CostItem: {
            /** @description Name in plain words. */
            name: string;
            /** @description The code by which it is billed, as the payer calls it. */
            billingCode?: string;
            /** @description Its part of the price, or its own price where it is billed apart; missing when it is not known. */
            allowedAmount?: components["schemas"]["Money"];
            /** @description How the plan shares the cost of an item that is billed apart; missing when it is not known. */
            benefit?: components["schemas"]["CostBenefit"];
        };
        CostEstimate: {
            /** @description The PractitionerRole of the provider directory; missing for places without one. */
            practitionerRoleId?: string;
            /** @description Name of the provider. */
            providerName: string;
            /** @description Address on one line. */
            address?: string;
            /** @description Miles from the ZIP code. */
            distanceMiles?: number;
            /**
             * @description In or out of network.
             * @enum {string}
             */
            network?: "in" | "out";
            /**
             * @description What the plan and the member together pay for the procedure: the negotiated rate in network. Missing when it
             *     is not known.
             */
            allowedAmount?: components["schemas"]["Money"];
            /**
             * @description The rate of the underlying fee schedule from which the member’s share is computed; only where it differs from
             *     the negotiated rate in `allowedAmount`.
             */
            feeScheduleAmount?: components["schemas"]["Money"];
            /** @description What one price covers, item by item; missing when the payer does not say. */
            includedItems?: components["schemas"]["CostItem"][];
            /** @description What usually comes with it and is billed apart; missing when the payer does not say. */
            separateItems?: components["schemas"]["CostItem"][];
            /** @description How the plan shares the cost of this procedure at this provider; missing when it is not known. */
            benefit?: components["schemas"]["CostBenefit"];
            /** @description Whether new patients are accepted; missing when not known. */
            acceptingPatients?: boolean;
        };
        CostEstimatePage: components["schemas"]["Page"] & {
            procedure: components["schemas"]["CostProcedure"];
            /**
             * @description What has to be done before the plan pays for this care; empty when nothing has to, missing when it is not
             *     known.
             */
            prerequisites?: components["schemas"]["CostPrerequisite"][];
            outOfNetwork?: components["schemas"]["OutOfNetworkCost"];
            /**
             * @description Whether help from others with the member’s share, such as a drug maker’s coupon, counts toward the
             *     deductible and the out-of-pocket maximum; missing when it is not known.
             */
            countsAssistance?: boolean;
            /** @description Nearest first. */
            items: components["schemas"]["CostEstimate"][];
        };
        /** @description An estimate with everything it was computed from, so that it can be explained later. */
        NewKeptEstimate: {
            /** @description The procedure. */
            procedureId: string;
            /** @description Its name in plain words. */
            procedureName: string;
            /** @description The other names by which a claim may call it, as the price list had them. */
            claimNames?: string[];
            /** @description Name of the provider. */
            providerName: string;
            /** @description The PractitionerRole of the provider directory; missing for places without one. */
            practitionerRoleId?: string;
            /**
             * @description In or out of network.
             * @enum {string}
             */
            network: "in" | "out";
            /** @description The price that the estimate is of. */
            allowedAmount: components["schemas"]["Money"];
            /** @description What the member may pay. */
            share: components["schemas"]["Money"];
            /** @description The part of the share that is deductible. */
            deductible: components["schemas"]["Money"];
            /** @description The part of the share that is a copay. */
            copay: components["schemas"]["Money"];
            /** @description The part of the share that is coinsurance. */
            coinsurance: components["schemas"]["Money"];
            /** @description How the plan shared the cost. */
            benefit: components["schemas"]["CostBenefit"];
            /** @description What was left of the deductible; missing where there was none. */
            deductibleLeft?: components["schemas"]["Money"];
            /** @description What was left of the out-of-pocket maximum; missing where there was none. */
            outOfPocketLeft?: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The last day of the plan year whose limits it was computed from.
             */
            planYearEnd?: string;
        };
        KeptEstimate: components["schemas"]["NewKeptEstimate"] & {
            /** @description Identifies the saved estimate. */
            estimateId: string;
            /**
             * Format: date
             * @description The day on which it was saved, as the payer counts days.
             */
            keptOn: string;
        };
        KeptEstimatePage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["KeptEstimate"][];
        };
        /**
         * @description What a plan covers.
         * @enum {string}
         */
        ContractType: "Medical" | "Dental" | "Vision";
        IdCardEmail: {
            /** @description Which card. */
            policyType: components["schemas"]["ContractType"];
            /**
             * Format: email
             * @description Where to send it.
             */
            email: string;
        };
        IdCardOrder: {
            /** @description Number to quote when asking about it. */
            confirmationNumber: string;
            /**
             * Format: date
             * @description The seventh business day; by mail only.
             */
            arrivesBy?: string;
        };
        IdCardFax: {
            /** @description Which card. */
            policyType: components["schemas"]["ContractType"];
            /** @description Fax number, ten digits with area code. */
            faxNumber: string;
        };
        IdCardMail: {
            /** @description Which card. */
            policyType: components["schemas"]["ContractType"];
        };
        GoogleWalletPass: {
            /**
             * Format: uri
             * @description An address that begins with `https://pay.google.com/gp/v/save/`.
             */
            saveUrl: string;
        };
        HealthLinkOpening: {
            /** @description The name that the reader gave, unchecked. Absent when it gave none. */
            recipient?: string;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            openedAt: string;
        };
        HealthLink: {
            /** @description Identifies the link to its member. */
            linkId: string;
            /** @description Where the link is opened; at most 128 characters. Returned once, when the link is made. */
            manifestUrl?: string;
            /** @description The address of a link for a check-in; at most 128 characters. Returned once, when the link is made. */
            fileUrl?: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it ended. Absent while it works.
             */
            endedAt?: string;
            /** @description Whose account made it. */
            madeBy?: {
                /** @description First name of the account's holder. */
                firstName?: string;
                /** @description Whether the caller’s account made it. */
                isYou: boolean;
            };
            /** @description Whether it is a link for a check-in (flag `U`). Absent, it is one with a manifest. */
            isForCheckIn?: boolean;
            /** @description Whether a passcode is asked for. */
            hasPasscode?: boolean;
            /** @description How many wrong passcodes are left before it ends. */
            remainingAttempts?: number;
            /** @description How often it was opened. */
            timesOpened?: number;
            /** @description The first and the last opening by each name, newest first; of very many names, the first and last. */
            openings?: components["schemas"]["HealthLinkOpening"][];
        };
        HealthLinkPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["HealthLink"][];
        };
        NewHealthLink: {
            /** @description The card as a JWE in its compact form, by `dir` and `A256GCM`. */
            content: string;
            /** @description How long the link can be opened. */
            hours: number;
            /** @description A passcode that whoever opens the link must also enter. */
            passcode?: string;
        };
        NewCheckInLink: {
            /** @description A FHIR bundle as a JWE in its compact form, by `dir` and `A256GCM`. */
            content: string;
            /** @description How long the link can be opened. */
            minutes: number;
        };
        ManifestRequest: {
            /** @description Who opens it. */
            recipient: string;
            /** @description Where the link asks for one. */
            passcode?: string;
            /** @description Files longer than this must not be embedded in the manifest. */
            embeddedLengthMax?: number;
        };
        ManifestFile: {
            /** @description Media type of what is encrypted. */
            contentType: string;
            /** @description The file itself, a JWE in its compact form. */
            embedded?: string;
            /** @description Where the file is, for some minutes. */
            location?: string;
        };
        Manifest: {
            /** @description One file. */
            files: components["schemas"]["ManifestFile"][];
        };
        /**
         * @description Kind of document.
         * @enum {string}
         */
        DocumentType: "eob" | "letter" | "statement" | "idCard" | "policy" | "taxForm";
        MemberDocument: {
            /** @description Identifies the document. */
            documentId: string;
            type?: components["schemas"]["DocumentType"];
            /** @description What it is. */
            title: string;
            /**
             * Format: date
             * @description When it was written.
             */
            date?: string;
            /** @description Media type. */
            contentType?: string;
            /** @description Bytes. Left out while nobody has asked for the file. */
            size?: number;
            /** @description Id of the ExplanationOfBenefit it belongs to. */
            claimId?: string;
            /** @description Id of the authorization it is about. */
            authorizationId?: string;
        };
        DocumentPage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["MemberDocument"][];
        };
        Form: {
            /** @description Identifies the form in the document call. */
            formDocumentId: string;
            /** @description What it is for. */
            title: string;
            /** @description Heading under which it stands. */
            category?: string;
            /** @description The kinds of plan it is for. */
            contractTypes?: components["schemas"]["ContractType"][];
            /** @description Version printed on it. */
            version?: string;
            /** @description Media type. */
            contentType?: string;
            /** @description Bytes. */
            size?: number;
        };
        FormPage: components["schemas"]["Page"] & {
            /** @description By category and title. */
            items: components["schemas"]["Form"][];
        };
        Prescription: {
            /** @description Identifies the prescription. */
            prescriptionId: string;
            /** @description Name of the drug. */
            drugName: string;
            /** @description Strength and form; missing when not known. */
            strength?: string;
            /** @description Units in one fill; missing when not known. */
            quantity?: number;
            /** @description Days one fill lasts; missing when not known. */
            daysSupply?: number;
            /**
             * Format: date
             * @description Day of the last fill; missing when it was never filled.
             */
            lastFilledOn?: string;
            /** @description Name of the drug's tier at the last fill, as the plan calls it; missing when not known. */
            tier?: string;
            /** @description Who prescribed it; missing when not known. */
            prescriber?: string;
            /** @description Where it was filled; missing when not known. */
            pharmacy?: string;
            /** @description Phone of that pharmacy, ten digits, to ask for a refill; missing when not known. */
            pharmacyPhone?: string;
            /** @description Fills still allowed; missing when not known. */
            refillsLeft?: number;
            /**
             * Format: date
             * @description First day of the next fill; missing when there is none.
             */
            nextRefillOn?: string;
            /** @description What the member paid for the last fill; missing when not known. */
            youPaid?: components["schemas"]["Money"];
            /** @description What the member paid for the last fill, by its parts; missing when not known. */
            youPaidParts?: {
                deductible?: components["schemas"]["Money"];
                copay?: components["schemas"]["Money"];
                coinsurance?: components["schemas"]["Money"];
            };
            /** @description Id of the ExplanationOfBenefit of the last fill; missing when not known. */
            claimId?: string;
            /** @description What the plan paid for the last fill; missing when not known. */
            planPaid?: components["schemas"]["Money"];
            /**
             * @description Whether it can be filled again; missing when not known.
             * @enum {string}
             */
            status?: "active" | "ended" | "onHold";
        };
        PrescriptionPage: components["schemas"]["Page"] & {
            /** @description Last fill first. */
            items: components["schemas"]["Prescription"][];
        };
        BundleLink: {
            /** @description What the link leads to, for instance self or next. */
            relation: string;
            /** @description Where it is. */
            url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A FHIR R4 resource. Everything a resource of its type may hold is allowed. */
        Resource: {
            /** @description Type of the resource. */
            resourceType: string;
            /** @description Logical id. */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        BundleEntry: {
            /** @description Address of the resource. */
            fullUrl?: string;
            resource?: components["schemas"]["Resource"];
        } & {
            [key: string]: unknown;
        };
        /** @description The answer to a search. An entry may be an OperationOutcome with an issue. */
        Bundle: {
            /**
             * @description Always Bundle.
             * @constant
             */
            resourceType: "Bundle";
            /** @description Always searchset. */
            type: string;
            /** @description All matches, on this page or not. */
            total?: number;
            /** @description This page, and the next one when there is one. */
            link?: components["schemas"]["BundleLink"][];
            /** @description Matches, and what `_include` asked for. Missing when there are none. */
            entry?: components["schemas"]["BundleEntry"][];
        } & {
            [key: string]: unknown;
        };
        OperationOutcomeIssue: {
            /** @description One of fatal, error, warning and information. */
            severity: string;
            /** @description Kind of issue, for instance exception, forbidden or not-found. */
            code: string;
            /** @description What happened. Not for members. */
            diagnostics?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What went wrong, as FHIR says it. */
        OperationOutcome: {
            /**
             * @description Always OperationOutcome.
             * @constant
             */
            resourceType: "OperationOutcome";
            /** @description The issues. */
            issue: components["schemas"]["OperationOutcomeIssue"][];
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
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
        /** @description The request has arrived. */
        Requested: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClaimFileRequest"];
            };
        };
        /** @description No pass could be signed, or the service is down for maintenance. */
        NotSigned: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A search parameter is missing or malformed. */
        OutcomeInvalid: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
        /** @description No access token, or one that is no longer valid. */
        OutcomeUnauthorized: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
        /** @description The signed-in member may not see this. */
        OutcomeForbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
        /** @description Too many requests in a short time. */
        OutcomeTooManyRequests: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
        /** @description Something failed on the payer's side. */
        OutcomeServerError: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
        /** @description The service is down for maintenance or overloaded. */
        OutcomeUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
        /** @description There is no such resource. */
        OutcomeNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/fhir+json": components["schemas"]["OperationOutcome"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the ExplanationOfBenefit.
         * @example eob-C26101800417
         */
        ClaimId: string;
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
         * @description Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
         * @example auth-2026-0417
         */
        AuthorizationId: string;
        /**
         * @description The member.
         * @example A1042887701
         */
        MemberId: string;
        /**
         * @description A key that the caller generates for each payment, so that a repeated request doesn’t pay twice.
         * @example 3f0d4c1e-5a4e-4e3c-9a55-0f6f2f6b8f11
         */
        IdempotencyKey: string;
        /**
         * @description The contract.
         * @example A10428877
         */
        ContractId: string;
        /**
         * @description The card, by the id of its Coverage.
         * @example hip-A10428877-01
         */
        CardId: string;
        /**
         * @description The part of the link that can’t be guessed.
         * @example Hk3v0l8sQ2mZc1xY9pRt4uWb7nJd5gFa6eTi0oLqKvM
         */
        LinkToken: string;
        /**
         * @description Logical id of the patient, alone or as `Patient/{id}`.
         * @example pat-A1042887701
         */
        PatientReference: string;
        /**
         * @description Maximum number of entries per page; the server may send fewer.
         * @example 50
         */
        Count: number;
    };
    requestBodies: {
        NewRequest: {
            content: {
                "application/json": components["schemas"]["NewClaimFileRequest"];
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
    listClaimInquiries: {
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
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
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
                    "application/json": components["schemas"]["ClaimInquiryPage"];
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
    createClaimInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClaimInquiry"];
            };
        };
        responses: {
            /** @description The question was received. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimInquiry"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The question cannot be accepted. */
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
    listClaimAppeals: {
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
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
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
                    "application/json": components["schemas"]["ClaimAppealPage"];
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
    createClaimAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClaimAppeal"];
            };
        };
        responses: {
            /** @description The appeal was received. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAppeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The appeal cannot be accepted. */
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
    listAuthorizationAppeals: {
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
                 * @description Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
                 * @example auth-2026-0417
                 */
                authorizationId: components["parameters"]["AuthorizationId"];
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
                    "application/json": components["schemas"]["ClaimAppealPage"];
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
    createAuthorizationAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
                 * @example auth-2026-0417
                 */
                authorizationId: components["parameters"]["AuthorizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClaimAppeal"];
            };
        };
        responses: {
            /** @description The appeal was received. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAppeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The appeal cannot be accepted. */
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
    requestClaimFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewRequest"];
        responses: {
            201: components["responses"]["Requested"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAuthorizationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the Claim or ExplanationOfBenefit with the use `preauthorization`.
                 * @example auth-2026-0417
                 */
                authorizationId: components["parameters"]["AuthorizationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewRequest"];
        responses: {
            201: components["responses"]["Requested"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppealDeadlines: {
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
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, nearest deadline first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealDeadlinePage"];
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
    listBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services of the plan. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanBenefits"];
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
    getAccumulators: {
        parameters: {
            query?: {
                /**
                 * @description Year in which the plan year starts; without it the current one.
                 * @example 2026
                 */
                planYear?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accumulators of the member and the family. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accumulators"];
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
    getHealthReimbursement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balance, election and year. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthReimbursement"];
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
    listHealthReimbursementTransactions: {
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
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
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
                    "application/json": components["schemas"]["HealthReimbursementTransactionPage"];
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
    listReimbursements: {
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
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
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
                    "application/json": components["schemas"]["ReimbursementPage"];
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
    createReimbursement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A key that the caller generates for each payment, so that a repeated request doesn’t pay twice.
                 * @example 3f0d4c1e-5a4e-4e3c-9a55-0f6f2f6b8f11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReimbursement"];
            };
        };
        responses: {
            /** @description The request was received. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reimbursement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key was used for another request. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request cannot be accepted. */
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
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill as it stands. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
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
    listPayments: {
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
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
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
                    "application/json": components["schemas"]["PaymentPage"];
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
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A key that the caller generates for each payment, so that a repeated request doesn’t pay twice.
                 * @example 3f0d4c1e-5a4e-4e3c-9a55-0f6f2f6b8f11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description The payment is on its way. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The bill has another revision by now (code `billChanged`): nothing was taken, with this key either. Without that code, a request with the same key is still being worked on. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The payment cannot be taken. */
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
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description The payment.
                 * @example pay-20261121-01
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, which is not taken. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment has gone to the bank. */
            409: {
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
    getAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autopay"];
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
    saveAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutopayChange"];
            };
        };
        responses: {
            /** @description The setting after the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Autopay"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Autopay cannot be set. */
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
    cancelAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Autopay is off. */
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
    listPaymentMethods: {
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
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the default method first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodPage"];
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
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaymentMethod"];
            };
        };
        responses: {
            /** @description The method is stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The method cannot be stored. */
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
    changePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description The stored payment method.
                 * @example pm-card-4242
                 */
                paymentMethodId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodChange"];
            };
        };
        responses: {
            /** @description The method after the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
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
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description The stored payment method.
                 * @example pm-card-4242
                 */
                paymentMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method is deleted. */
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
            /** @description The method is in use. */
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
    listStatements: {
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
                 * @description The contract.
                 * @example A10428877
                 */
                contractId: components["parameters"]["ContractId"];
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
                    "application/json": components["schemas"]["StatementPage"];
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
    reportDirectoryMistake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryReport"];
            };
        };
        responses: {
            /** @description The report was kept. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryReportReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The report cannot be accepted. */
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
    getPrimaryCareProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present choice, and one that is still to come. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryCare"];
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
    choosePrimaryCareProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrimaryCareChoice"];
            };
        };
        responses: {
            /** @description The choice after the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryCare"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The choice cannot be accepted. */
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
    searchCostProcedures: {
        parameters: {
            query: {
                /**
                 * @description Words of the name, or a billing code; at least two characters.
                 * @example knee
                 */
                q: string;
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, best match first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostProcedurePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCostEstimates: {
        parameters: {
            query: {
                /**
                 * @description A procedure of the procedure search.
                 * @example proc-knee-mri
                 */
                procedure: string;
                /**
                 * @description ZIP code, five digits.
                 * @example 72201
                 */
                zip: string;
                /**
                 * @description Miles around the ZIP code.
                 * @example 25
                 */
                radius?: number;
                /**
                 * @description Whose plan shares the cost; the first that has estimates when left out.
                 * @example A1042887701
                 */
                memberId?: string;
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, nearest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostEstimatePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A parameter cannot be accepted. */
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
    listKeptEstimates: {
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
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
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
                    "application/json": components["schemas"]["KeptEstimatePage"];
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
    keepEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKeptEstimate"];
            };
        };
        responses: {
            /** @description The estimate is saved. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptEstimate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The member already has 50 saved estimates; one has to be deleted first. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteKeptEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The saved estimate.
                 * @example est-20261121-01
                 */
                estimateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
    emailIdCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdCardEmail"];
            };
        };
        responses: {
            /** @description The card is on its way. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdCardOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The card cannot be sent. */
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
    faxIdCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdCardFax"];
            };
        };
        responses: {
            /** @description The card is on its way. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdCardOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The card cannot be sent. */
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
    mailIdCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdCardMail"];
            };
        };
        responses: {
            /** @description The card is on its way. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdCardOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The card cannot be sent. */
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
    getAppleWalletPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The card, by the id of its Coverage.
                 * @example hip-A10428877-01
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pass. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["NotSigned"];
        };
    };
    getGoogleWalletPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The card, by the id of its Coverage.
                 * @example hip-A10428877-01
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to add the pass. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleWalletPass"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["NotSigned"];
        };
    };
    listHealthLinks: {
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
                /**
                 * @description Which links; without it, those that still work.
                 * @example active
                 */
                state?: "active" | "ended";
            };
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
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
                    "application/json": components["schemas"]["HealthLinkPage"];
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
    createHealthLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHealthLink"];
            };
        };
        responses: {
            /** @description The link can be opened. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The member already has 20 active links; one has to end first. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckInLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCheckInLink"];
            };
        };
        responses: {
            /** @description The link can be opened. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The member already has 20 active links; one has to end first. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeHealthLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description The link.
                 * @example shl-20261121-01
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, with what was stored for it. */
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
    openCheckInLink: {
        parameters: {
            query?: {
                /**
                 * @description Who opens it, for the member to read. The specification requires it; a reader that leaves it out is answered all the same.
                 * @example Riverside Clinic front desk
                 */
                recipient?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The part of the link that can’t be guessed.
                 * @example Hk3v0l8sQ2mZc1xY9pRt4uWb7nJd5gFa6eTi0oLqKvM
                 */
                linkToken: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JWE in its compact form. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/jose": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openHealthLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The part of the link that can’t be guessed.
                 * @example Hk3v0l8sQ2mZc1xY9pRt4uWb7nJd5gFa6eTi0oLqKvM
                 */
                linkToken: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManifestRequest"];
            };
        };
        responses: {
            /** @description Where the encrypted card is. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            /** @description The passcode is missing or wrong. */
            401: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readHealthLinkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the file for a few minutes.
                 * @example a1b2c3
                 */
                fileToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JWE in its compact form. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/jose": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this type.
                 * @example eob
                 */
                type?: components["schemas"]["DocumentType"];
                /**
                 * @description Only documents of this claim, by the id of its ExplanationOfBenefit.
                 * @example eob-C26101800417
                 */
                claimId?: string;
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
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
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
                    "application/json": components["schemas"]["DocumentPage"];
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
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example doc-eob-202610
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such document. */
            404: {
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
    listForms: {
        parameters: {
            query?: {
                /**
                 * @description Only forms for this kind of plan.
                 * @example Medical
                 */
                contractType?: components["schemas"]["ContractType"];
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by category and title. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrescriptions: {
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
                 * @description The member.
                 * @example A1042887701
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, last fill first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionPage"];
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
    searchPatients: {
        parameters: {
            query: {
                /**
                 * @description Member id, or the contract id of a policyholder.
                 * @example A10428877
                 */
                identifier: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example pat-A1042887701
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchCoverages: {
        parameters: {
            query: {
                /**
                 * @description Member id, or the contract id of a policyholder.
                 * @example A10428877
                 */
                identifier: string;
                /**
                 * @description Version of the coverage records; the portal asks for 2.
                 * @example 2
                 */
                versionId?: string;
                /**
                 * @description Maximum number of entries per page; the portal asks for 50.
                 * @example 50
                 */
                _count?: number;
                /**
                 * @description Periods that reach this date, with a FHIR prefix.
                 * @example ge2023-01-01
                 */
                period?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example hip-A10428877-01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchExplanationsOfBenefit: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
                /**
                 * @description The number of one claim, as the payer and the member call it.
                 * @example C26101800417
                 */
                identifier?: string;
                /**
                 * @description Dates of service, with a FHIR prefix; twice for a range.
                 * @example [
                 *       "ge2026-01-01",
                 *       "le2026-12-31"
                 *     ]
                 */
                "service-date"?: string[];
                /**
                 * @description Types of claim, as `system|code` or a code; commas mean or.
                 * @example professional
                 */
                type?: string;
                /**
                 * @description Claims (`claim`) or prior authorizations (`preauthorization`) alone. FHIR R4 has no such parameter; the portal does without where a server refuses or ignores it.
                 * @example preauthorization
                 */
                use?: string;
                /**
                 * @description Referenced resources to send along.
                 * @example [
                 *       "ExplanationOfBenefit:provider",
                 *       "ExplanationOfBenefit:coverage"
                 *     ]
                 */
                _include?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readExplanationOfBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example eob-C26101800417
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchPractitioners: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example Brandt
                 */
                name?: string;
                /**
                 * @description National provider identifier.
                 * @example 1900000019
                 */
                identifier?: string;
                /**
                 * @description Logical ids, separated by commas.
                 * @example prac-brandt
                 */
                _id?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readPractitioner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example prac-brandt
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchPractitionerRoles: {
        parameters: {
            query?: {
                /**
                 * @description Specialty, as `system|code` or a code.
                 * @example 207Q00000X
                 */
                specialty?: string;
                /**
                 * @description Specialty in words, for services that know them by their text.
                 * @example Family medicine
                 */
                "specialty:text"?: string;
                /**
                 * @description ZIP codes of the place, separated by commas.
                 * @example 72201
                 */
                "location.address-postalcode"?: string;
                /**
                 * @description Logical id of the practitioner.
                 * @example prac-brandt
                 */
                practitioner?: string;
                /**
                 * @description Part of the practitioner's name.
                 * @example Brandt
                 */
                "practitioner.name"?: string;
                /**
                 * @description Part of the organization's name.
                 * @example Cedar
                 */
                "organization.name"?: string;
                /**
                 * @description Logical ids, separated by commas.
                 * @example role-brandt-cedar
                 */
                _id?: string;
                /**
                 * @description Logical id of the organization.
                 * @example org-cedar-clinic
                 */
                organization?: string;
                /**
                 * @description Logical id of the network.
                 * @example net-arbor
                 */
                network?: string;
                /**
                 * @description Referenced resources to send along.
                 * @example [
                 *       "PractitionerRole:practitioner",
                 *       "PractitionerRole:location"
                 *     ]
                 */
                _include?: string[];
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readPractitionerRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example role-brandt-cedar
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchLocations: {
        parameters: {
            query?: {
                /**
                 * @description ZIP code.
                 * @example 72201
                 */
                "address-postalcode"?: string;
                /**
                 * @description City.
                 * @example Cedar Bluff
                 */
                "address-city"?: string;
                /**
                 * @description Two-letter state code.
                 * @example AR
                 */
                "address-state"?: string;
                /**
                 * @description Place and radius, as `latitude|longitude|distance|unit`.
                 * @example 34.75|-92.29|25|[mi_us]
                 */
                near?: string;
                /**
                 * @description Kind of place.
                 * @example OUTPHARM
                 */
                type?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example loc-cedar-clinic
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchOrganizations: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example Cedar
                 */
                name?: string;
                /**
                 * @description Kind of organization.
                 * @example prvgrp
                 */
                type?: string;
                /**
                 * @description Logical ids, separated by commas.
                 * @example org-cedar-clinic
                 */
                _id?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example org-cedar-clinic
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchOrganizationAffiliations: {
        parameters: {
            query?: {
                /**
                 * @description Logical ids of the organizations that take part, separated by commas.
                 * @example org-clearpoint
                 */
                "participating-organization"?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchInsurancePlans: {
        parameters: {
            query?: {
                /**
                 * @description Identifier of the plan, as a coverage has it in its class of type plan.
                 * @example arbor-choice-ppo-1500
                 */
                identifier?: string;
                /**
                 * @description Kind, for instance formulary.
                 * @example formulary
                 */
                type?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readInsurancePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example plan-arbor-choice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchMedicationKnowledge: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example metformin
                 */
                "drug-name"?: string;
                /**
                 * @description Code of the drug, as `system|code` or a code.
                 * @example 860975
                 */
                code?: string;
                /**
                 * @description Form of the drug.
                 * @example tablet
                 */
                doseform?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    readMedicationKnowledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Logical id of the resource.
                 * @example drug-metformin-500
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Resource"];
                };
            };
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            404: components["responses"]["OutcomeNotFound"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchBasics: {
        parameters: {
            query?: {
                /**
                 * @description Kind of entry, formulary-item for drug lists.
                 * @example formulary-item
                 */
                code?: string;
                /**
                 * @description Drugs by their logical ids or references, separated by commas.
                 * @example drug-metformin-500
                 */
                subject?: string;
                /**
                 * @description Part of the drug's name.
                 * @example metformin
                 */
                "subject:MedicationKnowledge.drug-name:contains"?: string;
                /**
                 * @description The beginning of the drug's name.
                 * @example metformin
                 */
                "subject:MedicationKnowledge.drug-name"?: string;
                /**
                 * @description The drug list by its logical id or reference.
                 * @example formulary-arbor-choice
                 */
                formulary?: string;
                /**
                 * @description Referenced resources to send along.
                 * @example [
                 *       "Basic:subject"
                 *     ]
                 */
                _include?: string[];
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchAllergyIntolerances: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Clinical status.
                 * @example active
                 */
                "clinical-status"?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchConditions: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Clinical status.
                 * @example active
                 */
                "clinical-status"?: string;
                /**
                 * @description Category.
                 * @example problem-list-item
                 */
                category?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchImmunizations: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Dates, with a FHIR prefix.
                 * @example ge2020-01-01
                 */
                date?: string;
                /**
                 * @description Status.
                 * @example completed
                 */
                status?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchMedicationRequests: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Intent.
                 * @example order
                 */
                intent?: string;
                /**
                 * @description Status.
                 * @example active
                 */
                status?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchObservations: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Category.
                 * @example laboratory
                 */
                category?: string;
                /**
                 * @description Codes, as `system|code` or a code; commas mean or.
                 * @example 4548-4
                 */
                code?: string;
                /**
                 * @description Dates, with a FHIR prefix; twice for a range.
                 * @example [
                 *       "ge2025-01-01"
                 *     ]
                 */
                date?: string[];
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
    searchProcedures: {
        parameters: {
            query: {
                /**
                 * @description Logical id of the patient, alone or as `Patient/{id}`.
                 * @example pat-A1042887701
                 */
                patient: components["parameters"]["PatientReference"];
                /**
                 * @description Dates, with a FHIR prefix.
                 * @example ge2020-01-01
                 */
                date?: string;
                /**
                 * @description Status.
                 * @example completed
                 */
                status?: string;
                /**
                 * @description Maximum number of entries per page; the server may send fewer.
                 * @example 50
                 */
                _count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A searchset. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["OutcomeInvalid"];
            401: components["responses"]["OutcomeUnauthorized"];
            403: components["responses"]["OutcomeForbidden"];
            429: components["responses"]["OutcomeTooManyRequests"];
            500: components["responses"]["OutcomeServerError"];
            503: components["responses"]["OutcomeUnavailable"];
        };
    };
}
