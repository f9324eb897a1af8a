import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { optionalCapabilities } from '#src/domain/plan/capabilities.ts';
import { identityOrigins, securityHeaders, signOutOrigins } from '../deploy/security-headers.ts';
import { createApis } from './api.ts';
import { createAuthenticate, foreignIssuer, ownIssuer } from './api/bearer.ts';
import { createSettingsStore, passcodeChannelOf } from './api/settings.ts';
import { createBillingAccounts } from './billing/billing-accounts.ts';
import { createClaimCorrespondence } from './claim-correspondence.ts';
import { contactCenterHttpPath, createContactCenter } from './contact-center.ts';
import { createControl } from './control.ts';
import { appealedDecisions } from './documents/appeal-packet.ts';
import { createMailboxes } from './mailboxes.ts';
import { createControlState, resetControlState } from './control-state.ts';
import { startContractProxies, type ContractProxies } from './contract.ts';
import { clearState, openDatabase } from './database.ts';
import { createFaults } from './faults.ts';
import { createGateway, listen, listenWith, type Listening } from './gateway.ts';
import { createIdentity } from './identity.ts';
import { leaveOut } from './left-out.ts';
import { createMemberSettings } from './member-settings.ts';
import { createOutbox } from './outbox.ts';
import { createPartnerSite } from './partner-site.ts';
import { freePorts, placesAt, type Places, type Ports } from './places.ts';
import { createPasscodes, passcodeLetter } from './passcodes.ts';
import { createPasswordResets } from './password-resets.ts';
import { createPaymentVendor } from './payment-vendor.ts';
import { portalConfig, type IdentityConfig } from './portal-config.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRegistrations } from './registrations.ts';
import { createSecretAnswers } from './secret-answers.ts';
import { createClaims } from './seed/claims/claims.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { createWorld } from './seed/world.ts';
import { serveStaticFiles } from './static-files.ts';
import { createWalletSigner } from './wallet/signer.ts';

export type SandboxOptions = {
  /** The ports to listen on; any free ones when left out. */
  ports?: Ports;
  /** Folder of the state file, or `:memory:`. */
  state?: string;
  /** Throw away the state of an earlier run. */
  reset?: boolean;
  /** Serve the portal through Vite instead of `dist`. */
  dev?: boolean;
  /** Put Prism between the gateway and the APIs, to hold both sides to the OpenAPI documents. */
  contract?: boolean;
  /** The built portal. */
  dist?: string;
  /** The origin of a host of yours that serves the portal and passes `/api/` on; the sandbox's unless given. */
  servedAt?: string | undefined;
  /** Name of the host that the identity provider is on; the portal's unless given. */
  identityHost?: string;
  /** An identity provider that the portal and the APIs use in place of the sandbox's own. */
  provider?: ForeignProvider;
  /** How many times faster than a person the agent of the chat answers; 1 when left out. */
  chatSpeed?: number;
  /** Leave out everything that an insurer may leave out, and the chat. */
  smallest?: boolean;
  /** The portal's telemetry, as in `config.json`; without it the portal sends no telemetry. */
  telemetry?: { endpoint: string; sampleRate: number };
  /** The current day. */
  now?: Date;
};

/** An identity provider outside the sandbox; `sub` of its tokens is the user id that the APIs know (`id-maria`). */
export type ForeignProvider = {
  /** The provider's configuration, as in `config.json`. */
  identity: IdentityConfig;
  /** The address of its public keys. */
  jwksUri: string;
};

export type Sandbox = { urls: Places; close(): Promise<void> };

/**
 * Starts the identity provider, the APIs, the portal and the partner site in this process.
 *
 * @throws {PortInUseError} when one of the ports is taken
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const ports = options.ports ?? (await freePorts());
  const urls = placesAt(ports, options.identityHost, options.servedAt);
  const database = openDatabase(options.state ?? ':memory:', options.reset ?? false);
  const world = createWorld(options.now ?? new Date(), urls.partner);
  const memberSettings = createMemberSettings(database, world);
  const settings = createSettingsStore(database, world);
  const outbox = createOutbox(database);
  const rateLimits = createRateLimits();
  const passcodes = createPasscodes(database, rateLimits);
  const state = createControlState();
  const faults = createFaults();
  const walletSigner = createWalletSigner();
  const audience = `${urls.portal}/api`;
  const identity = await createIdentity({
    database,
    issuer: urls.identity,
    portalUrl: urls.portal,
    audience,
    accessTokenSeconds: () => state.accessTokenSeconds,
    refreshTokenRotation: () => state.refreshTokenRotation,
    isBlocked: (userName) => memberSettings.isBlocked(world.userNamed(userName)),
    passcodes,
    passcodeChannel: (userName) => passcodeChannelOf(settings, world.userNamed(userName)),
    sendPasscode: (userName, channel, passcode) => {
      outbox.send(userName, channel, passcodeLetter(passcode));
    },
  });
  const claims = createClaims(world);
  const correspondence = createClaimCorrespondence(database);
  const { accounts } = identity;
  const seed = { database, accounts, world, claims, correspondence };
  fillDatabase(seed);

  const billing = createBillingAccounts(database, world.calendar, world.policyholderOf);
  const registrations = createRegistrations({ database, world, accounts, settings });
  const resets = createPasswordResets(database);
  const secretAnswers = createSecretAnswers(database);
  settings.restoreFamilyAccess();
  const { publicKeys } = identity;
  const authenticate = createAuthenticate(
    options.provider === undefined
      ? ownIssuer({
          publicKeys,
          issuer: urls.identity,
          audience,
          isGranted: identity.grants.holds,
        })
      : foreignIssuer(options.provider.identity.issuer, options.provider.jwksUri),
    world,
    (user) => memberSettings.isBlocked(user),
  );
  const contactCenter = createContactCenter({
    authenticate,
    world,
    origin: urls.portal,
    speed: options.chatSpeed ?? 1,
    // The sandbox can't end the sign-ins of another provider.
    isGranted: (grantId) => options.provider !== undefined || identity.grants.holds(grantId),
  });
  const apis = createApis({
    ...seed,
    grants: identity.grants,
    settings,
    registrations,
    passcodes,
    resets,
    outbox,
    rateLimits,
    authenticate,
    billing,
    secretAnswers,
    memberSettings,
    control: state,
    walletSigner,
    v1Url: `${urls.portal}/api/v1`,
    healthRecordsUrl: `${urls.portal}/api/v1/health-records`,
    linkNow: () => Date.now(),
    partnerUrl: urls.partner,
  });

  const running: Listening[] = [];
  let proxies: ContractProxies | undefined;
  const close = async (): Promise<void> => {
    contactCenter.close();
    await Promise.all(running.map((part) => part.close()));
    await proxies?.close();
    database.close();
  };
  try {
    running.push(await listenWith(identity.listener, ports.identity));
    const vendor = createPaymentVendor(urls.portal, billing.methods);
    running.push(await listenWith(createPartnerSite(urls.portal, vendor), ports.partner));
    if (options.contract === true) proxies = await startContractProxies(apis);

    const reset = (): void => {
      registrations.forget();
      clearState(database);
      fillDatabase(seed);
      resetControlState(state);
      world.familyAccess.clear();
      world.coverageEnds.clear();
      faults.clear();
      rateLimits.clear();
      contactCenter.reset();
      identity.tokenRequests.clear();
      proxies?.violations.splice(0);
    };
    const violations = proxies?.violations ?? [];
    const without = options.smallest === true ? optionalCapabilities : [];
    const { telemetry } = options;
    const config = {
      ...portalConfig(urls, options.provider?.identity, without),
      ...(telemetry === undefined ? {} : { telemetry }),
    };
    const statics = serveStaticFiles({
      folder: options.dist ?? 'dist',
      headers: securityHeaders({
        identityOrigins: identityOrigins(config.identity),
        formOrigins: [...config.ssoOrigins, ...signOutOrigins(config.identity)],
      }),
      // A tester who makes it fail wants to see the page that depends on it.
      config: () =>
        faults.list().some(({ operation }) => operation === '/config.json') ? null : config,
    });
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.route(
      '/',
      createControl({
        state,
        faults,
        identity,
        settings,
        registrations,
        passcodes,
        outbox,
        rateLimits,
        world,
        walletSigner,
        correspondence,
        appealedDecision: appealedDecisions(world, claims),
        mailboxes: createMailboxes(database),
        violations,
        reset,
      }),
    );
    app.use('/api/*', faults.middleware);
    app.use('/api/*', leaveOut(without));
    app.use('/config.json', faults.middleware);
    app.route('/', createGateway({ config, upstreams: proxies?.upstreams ?? apis }));
    app.route(contactCenterHttpPath, contactCenter.overHttp);
    app.all('*', (c) => statics(c.req.raw));
    running.push(
      await listen({
        port: ports.portal,
        app,
        dev: options.dev ?? false,
        upgrade: contactCenter.upgrade,
      }),
    );
  } catch (cause) {
    await close();
    throw cause;
  }
  return { urls, close };
}
