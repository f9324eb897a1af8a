// Written by npm run generate. Do not edit.
export interface paths {
    "/members/{memberId}/accumulators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deductibles, out-of-pocket limits and benefit limits, with what is used */
        get: operations["getAccumulators"];
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
        /** The patient behind a member id or a contract id */
        get: operations["searchPatients"];
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
        /** The policies of a member or policyholder */
        get: operations["searchCoverages"];
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
        /** @description One limit and what is used of it. What remains is computed by the reader. */
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
            /** @description The limit in `unit`; missing when there is none. */
            allowed?: number;
            /** @description What is used */
            used: number;
            /**
             * @description US cents or a number of visits.
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
            accumulators: components["schemas"]["Accumulator"][];
        };
        /** @description Any FHIR R4 resource. */
        Resource: {
            /** @description Kind of resource. */
            resourceType: string;
            /** @description Logical id. */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A FHIR searchset. */
        Bundle: {
            /** @constant */
            resourceType: "Bundle";
            /** @description searchset. */
            type: string;
            /** @description All matches */
            total?: number;
            link?: {
                /** @description self, next and so on. */
                relation: string;
                /** @description Where that page is. */
                url: string;
            }[];
            entry?: ({
                /** @description Address of the resource. */
                fullUrl?: string;
                resource?: components["schemas"]["Resource"];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
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
        /** @description The member. */
        MemberId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccumulators: {
        parameters: {
            query?: {
                /** @description Year in which the plan year starts; without it the current one. */
                planYear?: number;
            };
            header?: never;
            path: {
                /** @description The member. */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accumulators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accumulators"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    searchPatients: {
        parameters: {
            query: {
                /** @description Member id, or the contract id of a policyholder. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    searchCoverages: {
        parameters: {
            query: {
                /** @description Member id, or the contract id of a policyholder. */
                identifier: string;
                /** @description Version of the coverage records; the portal asks for 2. */
                versionId?: string;
                /** @description Most entries on a page. */
                _count?: number;
                /** @description Periods that reach this date, with a FHIR prefix (`ge2023-01-01`). */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": components["schemas"]["Bundle"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
}
