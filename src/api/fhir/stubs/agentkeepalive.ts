/**
 * Stands in the bundle for agentkeepalive, of which fhir-kit-client makes an agent for each server: it keeps a server's
 * connections open, which a browser does automatically and would not let a page do.
 */
export default function NoAgent() {}
NoAgent.HttpsAgent = NoAgent;
