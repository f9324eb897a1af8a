/** One kind of finding: the fault, its effect on members, and how the insurer fixes it. */
export type FindingKind = {
  says: string;
  /** The effect that a member would see. */
  members: string;
  mend: string;
};

const signInFails = '“We couldn’t sign you in,” each time.';
const cardFails = 'The card or screen says that something went wrong, with the button “Retry.”';
const nothing = 'Nothing at once.';

/** Every kind of finding of the check, by its id. The ids are stable: tickets and scripts may name them. */
export const findingKinds = {
  config: {
    says: 'the configuration has a value that the portal doesn’t accept',
    members: '“This portal isn’t set up correctly.”',
    mend: 'Correct the field. config.schema.json explains each one.',
  },

  'unknown-host': {
    says: 'the host name is not known',
    members: 'The portal says that the service can’t be reached.',
    mend: 'Correct the address, or publish the name in the DNS that members use.',
  },
  refused: {
    says: 'the service refuses the connection',
    members: 'The portal says that the service can’t be reached.',
    mend: 'Start the service, and open its port to members.',
  },
  certificate: {
    says: 'the TLS certificate is not valid',
    members:
      'The browser refuses the connection; the portal says that the service can’t be reached.',
    mend: 'Install a certificate that is not expired, names this host, and comes with its chain from a public authority.',
  },
  'no-answer': {
    says: 'the service didn’t answer',
    members: cardFails,
    mend: 'Look in the logs of the service and its gateway for this call.',
  },

  'discovery-issuer': {
    says: 'the provider names another issuer than the configuration',
    members: signInFails,
    mend: 'Copy `issuer` from the provider’s metadata, with or without the slash at its end, as it is there.',
  },
  'discovery-endpoint': {
    says: 'the provider names another endpoint than the configuration',
    members: 'Signing in or out stops at the provider.',
    mend: 'Copy the endpoint from the provider’s metadata.',
  },
  pkce: {
    says: 'the provider doesn’t offer PKCE with S256',
    members: signInFails,
    mend: 'Turn on PKCE with S256 for the client.',
  },
  'sends-issuer': {
    says: '`sendsIssuer` doesn’t match what the provider does',
    members: 'If it is true and the provider sends no `iss`: “We couldn’t sign you in,” each time.',
    mend: 'Set identity.sendsIssuer to what authorization_response_iss_parameter_supported says.',
  },
  'redirect-uri': {
    says: 'the provider doesn’t send members back to the portal',
    members: 'The provider’s own page says that the redirect URI is wrong.',
    mend: 'Register https://<portal>/auth-success for the client, exactly.',
  },
  'silent-sign-in': {
    says: 'the provider doesn’t answer a silent sign-in (prompt=none) as it should',
    members:
      'After a lost renewal, members have to sign in again, although the provider still knows them.',
    mend: 'Without a session, answer prompt=none with the error login_required, and no page.',
  },
  state: {
    says: 'the provider doesn’t send `state` back',
    members: signInFails,
    mend: 'Return `state` unchanged, as OAuth requires.',
  },
  'token-endpoint': {
    says: 'the token endpoint doesn’t answer a wrong refresh token with an OAuth error',
    members:
      '“We can’t reach the sign-in service,” at sign-in or when a sign-in has ended at the provider.',
    mend: 'Check the address. A wrong refresh token has to be answered with 400 and a JSON body with `error`.',
  },
  'token-cors': {
    says: 'the token endpoint has no CORS for the portal’s origin',
    members: 'Back from the provider: “We can’t reach the sign-in service.”',
    mend: 'Allow the portal’s origin on the token endpoint, on errors too.',
  },
  'token-stored': {
    says: 'answers with tokens may be cached',
    members: nothing,
    mend: 'Send `Cache-Control: no-store` from the token endpoint.',
  },
  revocation: {
    says: 'the revocation endpoint doesn’t revoke a refresh token of the public client',
    members: 'After signing out, refresh tokens still work.',
    mend: 'Accept `client_id` in the form, without a secret (RFC 7009), and end the grant of the token.',
  },
  'end-session': {
    says: 'the end-session endpoint doesn’t take the request that the portal sends',
    members: 'Signing out ends on an error page, and the provider still knows the member.',
    mend: 'Correct identity.endSessionEndpoint or identity.endSessionMethod.',
  },
  'access-token-opaque': {
    says: 'the access token is not a JWT',
    members: signInFails,
    mend: 'Have the provider issue JWT access tokens for this client.',
  },
  'access-token-claims': {
    says: 'the access token lacks a claim that the portal reads',
    members: signInFails,
    mend: 'Put `sub` (text) and `exp` (a number) into access tokens.',
  },
  'access-token-expired': {
    says: 'the access token has expired',
    members: nothing,
    mend: 'Sign in again and hand over a new token.',
  },
  'other-subject': {
    says: 'access token and ID token name different subjects',
    members: 'Members sign in, and every screen says that something went wrong.',
    mend: 'Turn pairwise subjects off: `sub` is the user id that the APIs know, in both tokens.',
  },
  'id-token': {
    says: 'the ID token is not one that the portal accepts',
    members: signInFails,
    mend: 'The ID token needs the configured issuer, the client as audience, the nonce of the request, and RS256.',
  },
  'no-refresh-token': {
    says: 'the provider issues no refresh token',
    members: signInFails,
    mend: 'Allow the refresh token grant and the scope offline_access for the client.',
  },
  'refresh-fails': {
    says: 'a refresh token can’t be used',
    members: 'Members have to sign in again when the access token expires.',
    mend: 'Allow the grant refresh_token for the public client.',
  },
  'refresh-subject': {
    says: 'after renewal, the access token names another subject',
    members: 'Members are signed out when the access token is renewed.',
    mend: 'Issue the renewed token for the same subject.',
  },
  'no-leeway': {
    says: 'a refresh token that was just replaced is refused at once',
    members: 'Members who leave a page while it renews its tokens have to sign in again.',
    mend: 'Let a replaced refresh token be used again for 30 to 60 seconds.',
  },

  'api-cors': {
    says: 'the API is on another origin and has no CORS for the portal’s',
    members: 'No screen shows anything: the browser keeps the answers from the portal.',
    mend: 'Allow the portal’s origin on every answer, errors included, or serve the APIs on its origin.',
  },
  'api-preflight': {
    says: 'the API is on another origin and refuses the browser’s preflight request',
    members: 'No screen shows anything: the browser doesn’t send the calls.',
    mend: 'Answer OPTIONS without a token, and allow the headers that the portal sends.',
  },
  status: {
    says: 'the status is not the one that is documented',
    members: cardFails,
    mend: 'Compare the operation’s description in the OpenAPI document; use a member who may call it.',
  },
  html: {
    says: 'a page (HTML) comes in place of data',
    members: cardFails,
    mend: 'Let the gateway pass the call on, or answer errors with problem documents. Often a login page or an error page of the gateway.',
  },
  'no-body': {
    says: 'the answer is empty',
    members: cardFails,
    mend: 'Send the documented body, also when there is nothing to list.',
  },
  'not-json': {
    says: 'the answer is not valid JSON',
    members: cardFails,
    mend: 'Send valid JSON in UTF-8.',
  },
  'content-type': {
    says: 'the content type is not the documented one',
    members: 'Files may not open; other clients of the API may refuse the answer.',
    mend: 'Send the documented content type.',
  },
  stored: {
    says: 'caches on the way may keep the answer',
    members: 'Another person on the same network or computer may be shown this member’s data.',
    mend: 'Send `Cache-Control: no-store` on every answer, errors included.',
  },
  shape: {
    says: 'the answer differs from the OpenAPI document',
    members:
      'The part that is wrong is left out; if much is wrong, the screen says that something went wrong.',
    mend: 'Send what the schema says. Property names and formats matter.',
  },
  problem: {
    says: 'the error is not a problem document',
    members: 'A general message in place of the one that says what to do.',
    mend: 'Send `application/problem+json` with type, title and status; the health records, an OperationOutcome.',
  },
  'no-token': {
    says: 'a call without an access token is not answered with 401',
    members:
      'If it is answered with data: anyone can read it. Otherwise members aren’t asked to sign in again.',
    mend: 'Check the token first, and answer 401.',
  },
  'forged-token': {
    says: 'an access token with a wrong signature is accepted',
    members: 'Anyone can read any member’s data.',
    mend: 'Verify the signature, the issuer and the expiry of every token.',
  },
  'unknown-id': {
    says: 'an id that doesn’t exist is not answered with 404',
    members: 'An old link says that something went wrong, not that there’s no such page.',
    mend: 'Answer 404 with a problem document.',
  },
  malformed: {
    says: 'a malformed request is not refused as documented',
    members: 'Wrong input seems to be taken.',
    mend: 'Refuse it with the documented status (422, or 400 for health records).',
  },

  'page-size': {
    says: 'a page has more items than were asked for',
    members: 'Long lists are slow.',
    mend: 'Send at most `pageSize` items (`_count` entries).',
  },
  'page-repeats': {
    says: 'items come on more than one page',
    members: 'Items are listed twice, and others are missing.',
    mend: 'Give the list a fixed order, and cut pages by `page` and `pageSize`.',
  },
  'page-total': {
    says: '`total` is not the number of items on all pages',
    members: 'Lists say that there are more or fewer items than they show.',
    mend: 'Count what the same request would list on all pages.',
  },
  'page-past-end': {
    says: 'a page after the last one has items',
    members: 'Lists load without an end.',
    mend: 'Send an empty list after the last page.',
  },
  'next-foreign': {
    says: 'the next page is on another address than the health records',
    members:
      'Only the first page is shown, with a message that something is missing: tokens aren’t sent elsewhere.',
    mend: 'Write links with the address at which the portal calls the service, not that of the server behind the gateway.',
  },
  'next-repeats': {
    says: 'the link to the next page leads back',
    members: 'The list stays incomplete, and loads for a long time.',
    mend: 'Have each next link lead further, and leave it out on the last page.',
  },

  'other-user': {
    says: 'another user’s id in the address is not refused',
    members: 'Members could read and change other people’s accounts.',
    mend: 'Compare `userId` with `sub` of the token, and answer 403.',
  },
  'other-member': {
    says: 'another member’s data is served',
    members: 'Members could read other people’s data.',
    mend: 'Check for each call whether the signed-in user may see this member, contract or claim, and answer 403 or 404.',
  },
  'other-patient': {
    says: 'a search for one patient answers with records of another',
    members: 'Claims and records of someone else are shown as the member’s.',
    mend: 'Apply the `patient` parameter, and the user’s rights, to each search.',
  },

  'search-ignored': {
    says: 'a search parameter has no effect',
    members: 'Searches and filters find too much.',
    mend: 'Apply the parameter; a FHIR server has to be told of custom ones.',
  },
  'search-misses': {
    says: 'a search doesn’t find what is there',
    members: 'Searches say that nothing was found.',
    mend: 'Apply the parameter to the element that it names.',
  },
  'coverage-search': {
    says: 'coverages are found by another parameter than the configuration says',
    members: 'The plan’s coverage and the ID card are missing.',
    mend: 'Set coverageSearch to the parameter that finds them.',
  },
  'fhir-exception': {
    says: 'a successful answer holds an OperationOutcome with an exception',
    members: cardFails,
    mend: 'Look in the logs of the source system; answer with an error status.',
  },
  'fhir-elements': {
    says: 'a resource lacks an element that the portal shows',
    members: 'The resource is left out, or shown without it.',
    mend: 'Fill the element, as the profile asks.',
  },
  'fhir-reference': {
    says: 'a reference leads nowhere, and has no display text',
    members: 'A neutral text in place of a name.',
    mend: 'Send the resource with `_include`, let it be read, or put `display` into the reference.',
  },
  'fhir-read': {
    says: 'reading a resource answers with another one',
    members: cardFails,
    mend: 'Answer with the resource of this type and id.',
  },

  'write-refused': {
    says: 'a change that has to be taken is refused',
    members: 'Saving says that something went wrong; what was typed stays.',
    mend: 'Compare the operation’s description in the OpenAPI document.',
  },
  'write-lost': {
    says: 'a change that was taken is not there afterward',
    members: 'What members save is gone after a reload.',
    mend: 'Answer with success only when the change is stored, and read from where it was stored.',
  },
  'write-repeat': {
    says: 'the same change sent again has another result',
    members: 'A repeated call after a lost answer fails or does something else.',
    mend: 'Make the call safe to repeat, as its description says.',
  },

  'payment-twice': {
    says: 'the same payment sent again is taken twice',
    members: 'After a lost answer, members pay twice.',
    mend: 'Keep the outcome by `Idempotency-Key`, and answer it again.',
  },
  'payment-key': {
    says: 'another payment with a key that was used is taken',
    members: 'The confirmation may be of another payment.',
    mend: 'Refuse it with 422, field `Idempotency-Key`, code `notAllowed`.',
  },
  'payment-stays': {
    says: 'a scheduled payment can’t be canceled',
    members: '“Cancel payment” fails, and the payment is taken.',
    mend: 'Cancel scheduled payments until `cancelUntil`, and list them as canceled.',
  },
} as const satisfies Readonly<Record<string, FindingKind>>;

export type FindingId = keyof typeof findingKinds;
