/**
 * What each field of the configuration is for, by its path. Editors show the texts where a file names
 * `config.schema.json` as its `$schema`.
 */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  $schema: 'Where this schema is, so that an editor explains the fields. The portal ignores it.',
  host: 'Origin of the APIs, put before every API path. Empty when the APIs are on the portal’s own origin.',
  apis: 'Base paths of the APIs, below `host`.',
  'apis.member': 'Base path of the Member API (member.yaml): accounts, plans, rights, settings.',
  'apis.messageCenter':
    'Base path of the Message Center API (message-center.yaml): messages and preferences.',
  'apis.v1': 'Base path of the v1 API (v1.yaml): claims, spending, payments, care, documents.',
  'apis.healthRecords': 'Base path of the FHIR R4 server: patients, coverage, claims, directory.',
  'apis.directory':
    'Base path or address of a provider directory that anyone may ask (Plan-Net); the portal sends it no token. Left out: it is part of healthRecords.',
  'apis.formulary':
    'Base path or address of a drug formulary that anyone may ask; the portal sends it no token. Left out: it is part of healthRecords.',
  coverageSearch:
    'The search parameter by which the FHIR server finds coverages: "identifier" of the contract or the member, or "patient" or "beneficiary", the ids of the patients with that identifier. `check-insurer` says which one finds them.',
  identity: 'The OpenID Connect provider at which members sign in.',
  'identity.issuer': 'The provider’s issuer, exactly as it writes it in `iss`.',
  'identity.authorizationEndpoint': 'Where members sign in.',
  'identity.tokenEndpoint':
    'Where the portal’s script exchanges codes and renews tokens. It needs CORS for the portal’s origin.',
  'identity.clientId': 'Id of the public client (no secret) that stands for the portal.',
  'identity.scope':
    'The scopes of each sign-in, "openid" among them. Needed where the provider wants another one for the API or issues refresh tokens without "offline_access". Left out: "openid profile offline_access".',
  'identity.sendsIssuer':
    'Whether the provider names itself on the way back (RFC 9207). True if its metadata says authorization_response_iss_parameter_supported; a return without `iss` is then rejected. Left out: false.',
  'identity.prompt':
    'The `prompt` of each sign-in: "login" has the provider ask for the password each time, null leaves it to the provider.',
  'identity.endSessionEndpoint':
    'Where the provider ends its own session (OpenID Connect RP-Initiated Logout). Null only together with prompt "login".',
  'identity.endSessionMethod':
    'How the end of a session is requested: "post" sends a form with the ID token as a hint, "get" an address without a hint. Left out: "post".',
  'identity.revocationEndpoint':
    'Where refresh tokens are revoked (RFC 7009). Null or left out where there is none.',
  notices:
    'The insurer’s own pages for notices that the law wants, by the last part of the portal’s address. For any other, the portal shows its own text.',
  representativeForm:
    'Id of the form that appoints a representative for an appeal, among the insurer’s forms. Left out: none is offered.',
  consumerAssistance:
    'The state’s consumer assistance program, which helps with appeals. Left out: none is named.',
  'consumerAssistance.name': 'Name of the program, as members read it.',
  'consumerAssistance.url': 'Page of the program.',
  states:
    'Two-letter codes of the states and territories in which members look for care: their ZIP codes are known, and their counties are on the map. Neighboring states may be among them. Empty or left out: all states.',
  portalName: 'Name of the portal, in the titles of its pages.',
  links: 'Pages outside the portal that it links to. It shows no link to a page that is left out.',
  'links.paperless': 'Where members choose paperless delivery.',
  'links.appStore': 'The insurer’s app in Apple’s App Store.',
  'links.playStore': 'The insurer’s app on Google Play.',
  ssoOrigins: 'Origins that single sign-on may post a form to.',
  paymentOrigins:
    'Origins of the payment vendor’s page for a new payment method. Without one, members can’t add payment methods in the portal.',
  chat: 'The live chats, one for each chat type of the plans. Empty, null or left out for no chat; earlier releases had one chat in place of the list.',
  'chat.kind':
    'The protocol of the chat: JSON over a WebSocket, or over HTTP requests and an event stream.',
  'chat.url':
    'Where the chat is: a path of the portal’s own origin, or, for a WebSocket, a wss address.',
  'chat.chatType':
    'The chatType of the access rights of the plans with this chat. Left out: the same as the kind.',
  sessionRecording: 'Session recording, as a module on the portal’s own origin. Null for none.',
  'sessionRecording.module': 'Path of the module.',
  performanceMonitoring:
    'Performance monitoring, as a module on the portal’s own origin. Null for none.',
  'performanceMonitoring.module':
    'Path of the module. It exports start() and, to collect failed calls, apiError(code).',
  campaignTracking: 'Campaign tracking, as a module on the portal’s own origin. Null for none.',
  'campaignTracking.module': 'Path of the module.',
  without:
    'Capabilities of the API documents that the insurer does not have. What needs them is not shown. deploy/README.md says what members lose.',
  telemetry:
    'The OpenTelemetry collector that learns how the portal fares, without anything of a member. Left out: nothing is recorded.',
  'telemetry.endpoint':
    'Base path of the collector on the portal’s own origin. Spans are sent to /v1/traces below it, as OTLP/HTTP in JSON.',
  'telemetry.sampleRate':
    'The share of tab sessions that is reported, from 0 for none to 1 for all.',
  webFont: 'A typeface in place of the portal’s own. Null for none.',
  'webFont.stylesheet': 'Path of the style sheet that brings the typeface.',
};
