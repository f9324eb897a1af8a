// Written by npm run generate. Do not edit.
export interface paths {
    "/{member}/messages/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread messages of a member and of others the member may see */
        get: operations["getMessageCount"];
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
        MessageCounts: {
            data: components["schemas"]["MessageCount"][];
        };
        MessageCount: {
            /** @description Whose mailbox. */
            memberId: string;
            /** @description Unread messages. */
            count: number;
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
        /** @description Member id whose mailbox it is. */
        Member: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMessageCount: {
        parameters: {
            query?: {
                /** @description Further member ids, separated by commas; the member's own id is left out. */
                additionalRequestedMemberIds?: string;
            };
            header?: never;
            path: {
                /** @description Member id whose mailbox it is. */
                member: components["parameters"]["Member"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
}
