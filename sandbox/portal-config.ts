import type { Config, ConfigFile } from '#src/config.ts';
import type { Capability } from '#src/domain/plan/capabilities.ts';
import { contactCenterHttpPath, contactCenterPath } from './contact-center.ts';
import { clientId } from './identity/provider.ts';
import type { Places } from './places.ts';
import { sandboxState } from './seed/directory/geography.ts';

/** The portal's configuration of the identity provider; `deploy/README.md` explains the fields. */
export type IdentityConfig = Config['identity'];

/** The sandbox's own provider. */
const ownIdentity = ({ portal, identity }: Places): IdentityConfig => ({
  issuer: identity,
  authorizationEndpoint: `${identity}/auth`,
  tokenEndpoint: `${identity}/token`,
  clientId: clientId,
  sendsIssuer: true,
  // A demo changes members often, also without signing out.
  prompt: 'login',
  endSessionEndpoint: `${identity}/session/end`,
  // Browsers send the provider's own cookie with a form post only where both are one site.
  endSessionMethod: new URL(portal).hostname === new URL(identity).hostname ? 'post' : 'get',
  revocationEndpoint: `${identity}/token/revocation`,
});

/** The sandbox's `/config.json`. */
export function portalConfig(
  places: Places,
  identity: IdentityConfig = ownIdentity(places),
  without: readonly Capability[] = [],
): ConfigFile {
  return {
    host: '',
    apis: {
      member: '/api/member',
      messageCenter: '/api/member/message-center',
      v1: '/api/v1',
      healthRecords: '/api/v1/health-records',
    },
    identity,
    notices: {},
    representativeForm: 'form-representative',
    consumerAssistance: {
      name: 'Arkansas Consumer Services Division',
      url: 'https://consumer-assistance.example/',
    },
    states: [sandboxState],
    portalName: 'Member Portal',
    links: {
      paperless: `${places.partner}/paperless`,
      appStore: `${places.partner}/app-store`,
      playStore: `${places.partner}/play-store`,
    },
    ssoOrigins: [places.partner],
    paymentOrigins: [places.partner],
    chat:
      without.length === 0
        ? [
            { kind: 'contact-center', url: contactCenterPath },
            { kind: 'contact-center-http', url: contactCenterHttpPath },
          ]
        : [],
    sessionRecording: null,
    performanceMonitoring: null,
    campaignTracking: null,
    webFont: null,
    without: [...without],
  };
}
