// Written by npm run generate. Do not edit.
export interface paths {
    "/{member}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        /**
         * A mailbox, newest message first
         * @description - **Caller:** a user who may act for the member `member`: the member, or the policyholder for a child; family
         *       access does not open a mailbox.
         *     - **Answer:** summaries of one mailbox, newest first: those sent to the member, or with `folder=sent` those the
         *       member wrote. Without `status`, all that are not archived. Bodies and attachments are left out. Pages by `page`
         *       and `pageSize`; `total` counts the whole list, and a page after the last one has no items.
         *     - **Repeating:** safe; reading changes nothing. A message stays unread until its status is set.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `422` a page or page size that is out of range, or an unknown status or folder.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{member}/messages/count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        /**
         * Unread messages of a member, and of others the member may see
         * @description - **Caller:** a user who may act for the member `member` and for everyone in `additionalRequestedMemberIds`:
         *       oneself and, as the policyholder, children; family access does not open a mailbox.
         *     - **Answer:** the number of unread messages of each member asked for, once each, `member` first.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` the caller may not act for one of the members; then no counts are returned.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getMessageCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{member}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        /**
         * One message
         * @description - **Caller:** a user who may act for the member `member`: the member, or the policyholder for a child; family
         *       access does not open a mailbox.
         *     - **Answer:** the message with its rich text, which the client sanitizes, its attachments by document ID, and the
         *       conversation it belongs to; the files come from `getDocument` of the v1 API.
         *     - **Repeating:** safe; reading changes nothing. Reading does not mark the message as read.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` no such message in this mailbox.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message for good
         * @description - **Caller:** a user who may act for the member `member`: the member, or the policyholder for a child; family
         *       access does not open a mailbox.
         *     - **Effect:** deletes the message for good, for everyone who reads this mailbox.
         *     - **Repeating:** the second call answers `404`; the message is gone either way.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` no such message in this mailbox.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{member}/messages/{messageId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a message as read or unread, or archive it
         * @description - **Caller:** a user who may act for the member `member`: the member, or the policyholder for a child; family
         *       access does not open a mailbox.
         *     - **Effect:** marks the message as read or unread, or archives it, for everyone who reads this mailbox. Any
         *       other status takes it out of the archive.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` no such message in this mailbox.
         *       - `422` an unknown status (`notAllowed`).
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["setMessageStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{member}/messages/{messageId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message
         * @description - **Caller:** a user who may act for the member `member`: the member, or the policyholder for a child; family
         *       access does not open a mailbox.
         *     - **Effect:** adds the member’s answer to the conversation and files it with customer service. Returns its ID, and
         *       the day by which customer service answers.
         *     - **Repeating:** not safe: each call adds another answer. After a lost answer, read the message to see whether it
         *       is in the conversation.
         *     - **Errors:**
         *       - `403` the caller may not act for this member, or no such member exists.
         *       - `404` no such message in this mailbox.
         *       - `422` `text` is missing, blank or too long (450 characters); or the message does not accept replies
         *         (field `text`, `notAllowed`).
         *       - `429` too many answers from this user.
         *       - `401`, `500` and `503` as for every call.
         */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{member}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        /**
         * What the member wants to be told, and how
         * @description - **Caller:** the member alone: `member` is one of the user’s own member IDs. Neither a policyholder nor family
         *       access opens it.
         *     - **Answer:** what the member wants to be sent, and through which channel.
         *     - **Repeating:** safe; reading changes nothing.
         *     - **Errors:**
         *       - `403` a member ID that is not the user’s own.
         *       - `404` no preferences are kept for this member.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        get: operations["getPreferences"];
        put?: never;
        /**
         * Change what the member wants to be told, and how
         * @description - **Caller:** the member alone: `member` is one of the user’s own member IDs.
         *     - **Effect:** changes the preferences in the body, from the next letter on. A part that is left out stays unchanged. Answers what is on file then.
         *     - **Repeating:** safe; the same body again leaves the same state.
         *     - **Errors:**
         *       - `403` a member ID that is not the user’s own.
         *       - `404` no preferences are kept for this member.
         *       - `422` field `memberTexts.channel` or `notices.<topic>.channel` `notAllowed`: there is no mobile number to text,
         *         or the channel is not offered for the topic; or a value is malformed.
         *       - `401`, `429`, `500` and `503` as for every call.
         */
        post: operations["savePreferences"];
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
         * @description The state of a message in the member's mailbox.
         * @enum {string}
         */
        MessageStatus: "read" | "unread" | "archived";
        /** @description The position of a page in its list. */
        Page: {
            /** @description Number of this page, starting at 1. */
            page?: number;
            /** @description Maximum number of items per page. */
            pageSize?: number;
            /** @description Number of items on all pages. */
            total?: number;
        };
        /**
         * @description The area a message or notice is about: claims and payments, benefits and coverage, authorizations, health programs, or the security of the account.
         * @enum {string}
         */
        MessageTopic: "claims" | "benefits" | "authorizations" | "programs" | "security";
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
        /** @description A message as a list shows it. */
        MessageSummary: {
            /** @description Identifies the message. */
            messageId: string;
            /** @description Whose mailbox it is in. */
            memberId?: string;
            /** @description Plain text. */
            subject?: string;
            /** @description The payer's own word for what it is about, for instance Claims, Benefits or Billing. */
            category?: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt?: string;
            status?: components["schemas"]["MessageStatus"];
            /** @description Whether documents come with it. */
            hasAttachments?: boolean;
            /** @description Who wrote it, in words for the member, for instance Claims department. */
            sender?: string;
            /** @description Whether the member wrote it; without it, the payer did. */
            isFromMember?: boolean;
            /** @description The area it is about. */
            topic?: components["schemas"]["MessageTopic"];
            /** @description What the member may owe, if it is about a claim; otherwise the amount it is about, such as a payment. */
            amount?: components["schemas"]["Money"];
            /** @description The number of the claim it is about, as it stands on the explanation of benefits. */
            claimNumber?: string;
            /** @description The first words of its text, without format and the words of its links, 200 characters at most. */
            preview?: string;
        };
        MessagePage: components["schemas"]["Page"] & {
            /** @description Newest first. */
            items: components["schemas"]["MessageSummary"][];
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
        MessageCount: {
            /** @description Whose mailbox it is. */
            memberId: string;
            /** @description Unread messages. */
            count: number;
        };
        MessageCounts: {
            /** @description One entry for each mailbox. */
            data: components["schemas"]["MessageCount"][];
        };
        MessageAttachment: {
            /** @description Identifies the document in the documents call of the v1 API. */
            documentId: string;
            /** @description What it is. */
            title?: string;
            /** @description Media type. */
            contentType?: string;
            /** @description Bytes. */
            size?: number;
        };
        /** @description One message of a conversation. */
        ConversationEntry: {
            /** @description Identifies the message. */
            messageId: string;
            /** @description Whether the member wrote it; without it, the payer did. */
            isFromMember?: boolean;
            /** @description Who wrote it, in words for the member. */
            sender?: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt?: string;
            /** @description Formatted text. The client sanitizes it. */
            body?: string;
            /** @description The message it answers, which may have been deleted. */
            inReplyTo?: string;
        };
        Message: {
            /** @description Identifies the message. */
            messageId: string;
            /** @description Whose mailbox it is in. */
            memberId?: string;
            /** @description Plain text. */
            subject?: string;
            /** @description Formatted text. The client sanitizes it. */
            body?: string;
            /** @description The payer's own word for what it is about. */
            category?: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sentAt?: string;
            status?: components["schemas"]["MessageStatus"];
            /** @description Documents that come with it. */
            attachments?: components["schemas"]["MessageAttachment"][];
            /** @description Id of the ExplanationOfBenefit it is about. */
            relatedClaimId?: string;
            /** @description Whether the member may answer. */
            replyAllowed?: boolean;
            /** @description Why not, in words for the member. */
            replyNotAllowedReason?: string;
            /** @description Whether `replyToMessage` takes an answer to it. Without it, the member answers with a contact request. */
            acceptsReplies?: boolean;
            /** @description Who wrote it, in words for the member, for instance Claims department. */
            sender?: string;
            /** @description Whether the member wrote it; without it, the payer did. */
            isFromMember?: boolean;
            /** @description The area it is about. */
            topic?: components["schemas"]["MessageTopic"];
            /** @description What the member may owe, if it is about a claim; otherwise the amount it is about, such as a payment. */
            amount?: components["schemas"]["Money"];
            /** @description The number of the claim it is about, as it stands on the explanation of benefits. */
            claimNumber?: string;
            /** @description The messages of its conversation in any order, itself among them; without it, there is no other. */
            conversation?: components["schemas"]["ConversationEntry"][];
            /**
             * Format: date
             * @description The day by which customer service answers what the member wrote last.
             */
            answerDueBy?: string;
        };
        MessageStatusChange: {
            status: components["schemas"]["MessageStatus"];
        };
        MessageReply: {
            /** @description Plain text. */
            text: string;
        };
        MessageReplyReceipt: {
            /** @description Identifies the answer. */
            messageId: string;
            /**
             * Format: date
             * @description The day by which customer service answers it.
             */
            answerDueBy?: string;
        };
        SavedPreference: {
            /** @description Whether the member wants it. */
            enabled: boolean;
            /**
             * @description How it is sent.
             * @enum {string}
             */
            channel?: "email" | "text" | "mail";
        };
        /**
         * @description How a notice is sent; `none`, it is not sent.
         * @enum {string}
         */
        NoticeChannel: "email" | "text" | "mail" | "none";
        SavedNoticeChoice: {
            channel?: components["schemas"]["NoticeChannel"];
            /** @description The channels that can be chosen; without it, all. Notices about the security of the account are always sent, whatever is offered. */
            offered?: components["schemas"]["NoticeChannel"][];
        };
        /** @description How the member hears about each topic. A topic that is missing is one that this insurer does not offer. */
        SavedNoticeChoices: {
            /** @description About claims and payments. */
            claims?: components["schemas"]["SavedNoticeChoice"];
            /** @description About benefits and coverage. */
            benefits?: components["schemas"]["SavedNoticeChoice"];
            /** @description About authorizations. */
            authorizations?: components["schemas"]["SavedNoticeChoice"];
            /** @description About health programs. */
            programs?: components["schemas"]["SavedNoticeChoice"];
            /** @description About the security of the account. */
            security?: components["schemas"]["SavedNoticeChoice"];
        };
        /** @description Consent, which the member gives and can take back. Off until the member gives it. */
        ProgramSuggestions: {
            /** @description Whether programs may be suggested from the health record. */
            enabled: boolean;
        };
        /** @description The notice that the deductible is met, which a member is shown once in a plan year. */
        SavedDeductibleNotice: {
            /**
             * Format: date
             * @description First day of the last plan year for which the member has seen it; null before the first.
             */
            seenFor: string | null;
        };
        /** @description What is on file. A choice that is missing is one that this insurer does not offer. */
        SavedPreferences: {
            /** @description Explanations of benefits online instead of on paper. */
            paperlessEobs?: components["schemas"]["SavedPreference"];
            /** @description Messages for members only, as text messages. */
            memberTexts?: components["schemas"]["SavedPreference"];
            /** @description The annual benefit update letter online instead of on paper. */
            annualBenefitLetter?: components["schemas"]["SavedPreference"];
            /** @description Notices by topic; missing where the insurer does not offer the choice. */
            notices?: components["schemas"]["SavedNoticeChoices"];
            /** @description Programs suggested from the member’s health record; missing where the insurer does not offer it. */
            programSuggestions?: components["schemas"]["ProgramSuggestions"];
            /** @description The notice that the deductible is met; missing where the insurer does not keep what was seen. */
            deductibleNotice?: components["schemas"]["SavedDeductibleNotice"];
        };
        Preference: {
            /** @description Whether the member wants it. */
            enabled: boolean;
            /**
             * @description How it is sent.
             * @enum {string}
             */
            channel: "email" | "text" | "mail";
        };
        NoticeChoice: {
            channel: components["schemas"]["NoticeChannel"];
        };
        /** @description How the member wants to hear about each topic. A topic that is left out stays unchanged. */
        NoticeChoices: {
            /** @description About claims and payments. */
            claims?: components["schemas"]["NoticeChoice"];
            /** @description About benefits and coverage. */
            benefits?: components["schemas"]["NoticeChoice"];
            /** @description About authorizations. */
            authorizations?: components["schemas"]["NoticeChoice"];
            /** @description About health programs. */
            programs?: components["schemas"]["NoticeChoice"];
            /** @description About the security of the account. */
            security?: components["schemas"]["NoticeChoice"];
        };
        /** @description The notice that the deductible is met, which a member is shown once in a plan year. */
        DeductibleNotice: {
            /**
             * Format: date
             * @description First day of the plan year for which the member has seen it.
             */
            seenFor: string;
        };
        /** @description What is changed. A part that is left out stays unchanged. */
        Preferences: {
            /** @description Explanations of benefits online instead of on paper. */
            paperlessEobs?: components["schemas"]["Preference"];
            /** @description Messages for members only, as text messages. */
            memberTexts?: components["schemas"]["Preference"];
            /** @description The annual benefit update letter online instead of on paper. */
            annualBenefitLetter?: components["schemas"]["Preference"];
            /** @description Notices by topic. */
            notices?: components["schemas"]["NoticeChoices"];
            /** @description Programs suggested from the member’s health record. */
            programSuggestions?: components["schemas"]["ProgramSuggestions"];
            /** @description The notice that the deductible is met, once the member has seen it. */
            deductibleNotice?: components["schemas"]["DeductibleNotice"];
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
    };
    parameters: {
        /**
         * @description Member id whose mailbox it is.
         * @example A1042887701
         */
        Member: string;
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
         * @description The message.
         * @example msg-20261118-01
         */
        MessageId: string;
    };
    requestBodies: never;
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
    listMessages: {
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
                 * @description Only messages of this status; without it all that are not archived.
                 * @example unread
                 */
                status?: components["schemas"]["MessageStatus"];
                /**
                 * @description `sent`: what the member wrote; without it, or with `inbox`, what was sent to the member. A payer that knows no folders ignores it; clients use `isFromMember`.
                 * @example inbox
                 */
                folder?: "inbox" | "sent";
            };
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
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
    getMessageCount: {
        parameters: {
            query?: {
                /**
                 * @description Further member ids, separated by commas; the member's own id is left out.
                 * @example A1042887703,A1042887704
                 */
                additionalRequestedMemberIds?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each mailbox. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is deleted. */
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
    setMessageStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageStatusChange"];
            };
        };
        responses: {
            /** @description The status is changed. */
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
            /** @description There is no such status. */
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
    replyToMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
                /**
                 * @description The message.
                 * @example msg-20261118-01
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReply"];
            };
        };
        responses: {
            /** @description The answer was received. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReplyReceipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The answer cannot be accepted. */
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
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPreferences"];
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
    savePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Member id whose mailbox it is.
                 * @example A1042887701
                 */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The preferences after the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPreferences"];
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
}
