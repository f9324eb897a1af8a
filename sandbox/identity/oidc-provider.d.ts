/** The part of the untyped package that the sandbox uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Payload = Record<string, unknown> & {
    grantId?: string;
    uid?: string;
    consumed?: number;
  };

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export type Grant = {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  };

  export type ProviderContext = {
    type: string;
    body: unknown;
    status: number;
    set(name: string, value: string): void;
    /** Returns a header of the request; empty if the request doesn't have it. */
    get(name: string): string;
    oidc: {
      params?: Record<string, unknown>;
      client?: { clientId: string };
      session?: { accountId?: string; grantIdFor(clientId: string): string | undefined };
      provider: Provider;
    };
  };

  export type InteractionCheck = object;

  export type InteractionPolicy = {
    get(prompt: string): { checks: { add(check: InteractionCheck): void } } | undefined;
  };

  export const interactionPolicy: {
    base(): InteractionPolicy;
    /** `check` says whether the prompt is needed. */
    Check: new (
      reason: string,
      description: string,
      error: string,
      check: (ctx: ProviderContext) => boolean,
    ) => InteractionCheck;
  };

  export type InteractionDetails = {
    uid: string;
    prompt: { name: string };
  };

  export type InteractionResult =
    { login: { accountId: string } } | { error: string; error_description: string };

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    Grant: {
      new (properties: { clientId: string; accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<InteractionDetails>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
    ): Promise<string>;
    on(event: 'grant.success', listener: (ctx: ProviderContext) => void): void;
    /** Without a listener, every error is written to the console. */
    on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): void;
    on(event: 'grant.error', listener: (ctx: ProviderContext, error: Error) => void): void;
  }
}
