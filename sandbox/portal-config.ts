import { contactCenterPath } from './contact-center.ts';
import { clientId } from './identity/provider.ts';
import type { Places } from './places.ts';

/** The sandbox's `/config.json`. */
export function portalConfig(places: Places) {
  return {
    host: '',
    apis: {
      member: '/api/member',
      messageCenter: '/api/member/message-center',
      v1: '/api/v1',
      healthRecords: '/api/v1/health-records',
    },
    identity: {
      issuer: places.identity,
      authorizationEndpoint: `${places.identity}/auth`,
      tokenEndpoint: `${places.identity}/token`,
      clientId: clientId,
      sendsIssuer: true,
      // A demo changes members often, also without signing out.
      prompt: 'login',
      endSessionEndpoint: `${places.identity}/session/end`,
      revocationEndpoint: `${places.identity}/token/revocation`,
    },
    portalName: 'Member Portal',
    links: {
      paperless: `${places.partner}/paperless`,
      appStore: `${places.partner}/app-store`,
      playStore: `${places.partner}/play-store`,
    },
    ssoOrigins: [places.partner],
    paymentOrigins: [places.partner],
    chat: { kind: 'contact-center', url: contactCenterPath },
    sessionRecording: null,
    performanceMonitoring: null,
    campaignTracking: null,
    webFont: null,
  };
}
