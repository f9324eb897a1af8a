/**
 * Replaces agentkeepalive in the bundle. fhir-kit-client creates an agent for each server to keep its connections open,
 * which a browser does by itself.
 */
export default function NoAgent() {}
NoAgent.HttpsAgent = NoAgent;
