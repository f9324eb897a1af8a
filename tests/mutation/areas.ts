/** Modules that are mutated together, with the tests that cover them. */
interface Area {
  /** Modules; tests beside them are left out. */
  mutate: readonly string[];
  /** Files that need neither a browser nor the sandbox, quick enough to run once a mutant. */
  tests: readonly string[];
  /** Whether a test sets the time zone. */
  setsTimeZone?: true;
}

/** Returns a folder of `src` with the tests inside it and the given others. */
const folder = (path: string, ...others: readonly string[]): Area => ({
  mutate: [`src/${path}/**/*.ts`],
  tests: [`src/${path}/**/*.test.ts`, ...others],
});

/** The areas of `npm run mutation`, the smallest and most telling first. */
export const mutationAreas: Record<string, Area> = {
  'guard/decision': {
    mutate: [
      'src/app/{guard-decision,return-address}.ts',
      'src/domain/plan/{access,right-rules}.ts',
    ],
    tests: ['src/domain/plan/*.test.ts', 'src/app/guard-decision.test.ts'],
  },
  'guard/navigation': {
    mutate: ['src/app/{guard,guard-facts}.ts'],
    tests: ['tests/routes/{guard-facts,urls,outage,terms-of-use,first-reads}.test.ts'],
  },
  sanitizer: {
    mutate: ['src/ui/text/sanitize.ts'],
    tests: ['src/ui/text/*.test.ts', 'src/ui/browser/sign-on-form.test.ts'],
  },
  'session/clock': {
    mutate: ['src/session/idle-clock.ts', 'src/domain/session/{idle,sign-outs}.ts'],
    tests: [
      'src/{domain/session,session}/*.test.ts',
      'src/machines/session-timeout/*.test.ts',
      'tests/session/{activity,sign-out,left-behind,leaving}.test.ts',
    ],
  },
  'session/tokens': {
    mutate: [
      'src/session/{fingerprint,token-pair,tokens}.ts',
      'src/domain/session/access-token.ts',
    ],
    tests: ['src/{domain/session,session}/*.test.ts'],
  },
  'session/hand-over': {
    mutate: ['src/session/token-hand-over.ts'],
    tests: ['src/session/token-hand-over.test.ts', 'tests/session/waits-end.test.ts'],
  },
  'session/sign-in': {
    mutate: ['src/session/{effects,leaving,take-over-tab}.ts'],
    tests: [
      'src/session/leaving.test.ts',
      'tests/session/{leave-at-once,leaving,left-behind,renewed-tokens}.test.ts',
      'tests/session/{sign-in-faults,sign-out-at-provider,silent-sign-in}.test.ts',
    ],
  },
  'session/ending': {
    mutate: [
      'src/session/{environment,other-tabs,provider-sign-out,run-all-safely,session}.ts',
      'src/session/{session-actors,signed-out}.ts',
    ],
    tests: [
      'tests/session/{activity,code-missing,idle-timeout,renewal-ahead,sign-out}.test.ts',
      'tests/session/{sign-out-at-provider,silent-sign-in,waits-end}.test.ts',
    ],
  },
  'machines/autopay': folder('machines/autopay'),
  'machines/chat': folder('machines/chat'),
  'machines/deletion': folder('machines/deletion'),
  'machines/outage': folder('machines/outage'),
  'machines/registration': folder('machines/registration'),
  'machines/session-timeout': folder('machines/session-timeout'),
  'machines/sign-in': folder('machines/sign-in'),
  'machines/submit-once': folder('machines/submit-once'),
  'machines/token-refresh': folder('machines/token-refresh'),
  'domain/authorizations': folder(
    'domain/authorizations',
    'tests/claims/authorizations.test.ts',
    'src/api/fhir/claims/authorization.test.ts',
  ),
  'domain/care': folder('domain/care', 'tests/care/*.test.ts'),
  'domain/chat': folder('domain/chat'),
  'domain/claims/next-step': {
    mutate: [
      'src/domain/claims/{appeal-status,bill-check,claim-relations,denial,next-step,settlement}.ts',
    ],
    tests: [
      'src/domain/claims/{appeal-status,bill-check}.test.ts',
      'tests/claims/{next-step,settlement}.test.ts',
    ],
  },
  'domain/claims/amounts': {
    mutate: ['src/domain/claims/amounts/*.ts'],
    tests: [
      'src/domain/claims/amounts/*.test.ts',
      'tests/claims/{claims-sums,cost-breakdown}.test.ts',
    ],
  },
  'domain/claims/list': {
    mutate: [
      'src/domain/claims/{attachments,claim,claim-filters,claim-names,claim-row}.ts',
      'src/domain/claims/{claim-status,claim-view,claims-context,claims-csv,denial-reasons}.ts',
      'src/domain/claims/family-claim.ts',
    ],
    tests: [
      'src/domain/claims/{attachments,claim-status,claims-context,family-claim}.test.ts',
      'tests/claims/{claim-list,denial-reasons,paid-to,settlement}.test.ts',
    ],
  },
  'domain/coverage': folder('domain/coverage', 'tests/care/cost-estimate.test.ts'),
  'domain/data': folder('domain/data'),
  'domain/deadlines': folder('domain/deadlines'),
  'domain/documents': folder('domain/documents'),
  'domain/format': {
    ...folder('domain/format', 'tests/content/formats.test.ts'),
    setsTimeZone: true,
  },
  'domain/id-card': folder('domain/id-card', 'tests/fhir/cards.test.ts'),
  'domain/messages': folder('domain/messages'),
  'domain/navigation': folder('domain/navigation'),
  'domain/payments': folder('domain/payments', 'tests/payments/bill-dates.test.ts'),
  'domain/people': folder('domain/people'),
  'domain/pharmacy': folder('domain/pharmacy', 'tests/pharmacy/*.test.ts'),
  'domain/plan': {
    mutate: ['src/domain/plan/!(access|right-rules).ts'],
    tests: ['src/domain/plan/*.test.ts'],
  },
  'domain/programs': folder('domain/programs', 'src/catalogue/programs.test.ts'),
  'domain/record': folder('domain/record', 'tests/fhir/clinical.test.ts'),
  'domain/reimbursement': folder('domain/reimbursement'),
  'domain/single-sign-on': folder('domain/single-sign-on', 'src/portal/single-sign-on/*.test.ts'),
  'domain/spending': folder('domain/spending'),
  'readers/fhir/parts': {
    mutate: [
      'src/api/fhir/{any-resource,bundle,concepts,coverage-costs,coverages,decimal}.ts',
      'src/api/fhir/{lenient,patients,providers}.ts',
    ],
    tests: ['src/api/fhir/*.test.ts', 'tests/fhir/lenient.test.ts'],
  },
  'readers/fhir/client': {
    mutate: ['src/api/fhir/{client,load-records,own-address}.ts'],
    tests: ['src/api/fhir/own-address.test.ts', 'tests/fhir/{client,load-records}.test.ts'],
  },
  'readers/fhir/records': {
    mutate: ['src/api/fhir/records.ts'],
    tests: ['tests/fhir/{clinical,records}.test.ts'],
  },
  'readers/fhir/claims': {
    mutate: ['src/api/fhir/claims/!(authorization).ts'],
    tests: [
      'src/api/fhir/claims/claim.test.ts',
      'tests/claims/claims.test.ts',
      'tests/fhir/claim-samples.test.ts',
    ],
  },
  'readers/fhir/authorizations': {
    mutate: ['src/api/fhir/claims/authorization.ts'],
    tests: ['src/api/fhir/claims/authorization.test.ts'],
  },
  'readers/fhir/cards': {
    mutate: ['src/api/fhir/cards/*.ts'],
    tests: ['src/api/fhir/cards/*.test.ts', 'tests/fhir/cards.test.ts'],
  },
  'readers/fhir/clinical': {
    mutate: ['src/api/fhir/clinical/*.ts'],
    tests: ['src/api/fhir/clinical/*.test.ts', 'tests/fhir/clinical.test.ts'],
  },
  'readers/fhir/directory': {
    mutate: ['src/api/fhir/directory/*.ts'],
    tests: ['src/api/fhir/directory/*.test.ts', 'tests/fhir/directory.test.ts'],
  },
  'readers/fhir/formulary': {
    mutate: ['src/api/fhir/formulary/*.ts'],
    tests: ['src/api/fhir/formulary/*.test.ts', 'tests/fhir/formulary.test.ts'],
  },
  'readers/calls': {
    mutate: ['src/api/calls/**/*.ts'],
    tests: ['tests/api/{read-answers,sent-requests}.test.ts'],
  },
};
