/**
 * What the portal reads of a FHIR R4 ExplanationOfBenefit, in the shapes of CARIN Blue Button 1.1, 2.0
 * and 2.2. Everything may be missing: payers leave out what their guide demands.
 */
export interface EobResource {
  id?: string | undefined;
  identifier?: readonly Identifier[] | undefined;
  status?: string | undefined;
  use?: string | undefined;
  type?: Concept | undefined;
  subType?: Concept | undefined;
  billablePeriod?: Period | undefined;
  created?: string | undefined;
  patient?: Reference | undefined;
  provider?: Reference | undefined;
  insurance?: readonly Insurance[] | undefined;
  insurer?: Reference | undefined;
  payee?: { type?: Concept | undefined } | undefined;
  outcome?: string | undefined;
  disposition?: string | undefined;
  related?: readonly RelatedClaim[] | undefined;
  supportingInfo?: readonly SupportingInfo[] | undefined;
  item?: readonly Item[] | undefined;
  addItem?: readonly Item[] | undefined;
  adjudication?: readonly Adjudication[] | undefined;
  total?: readonly Adjudication[] | undefined;
  payment?: Payment | undefined;
  processNote?: readonly ProcessNote[] | undefined;
  preAuthRef?: readonly string[] | undefined;
  preAuthRefPeriod?: readonly Period[] | undefined;
  contained?: readonly ContainedResource[] | undefined;
}

export interface Concept {
  coding?: readonly Coding[] | undefined;
  text?: string | undefined;
}

export interface Coding {
  system?: string | undefined;
  code?: string | undefined;
  display?: string | undefined;
}

export interface Period {
  start?: string | undefined;
  end?: string | undefined;
}

export interface Reference {
  reference?: string | undefined;
  display?: string | undefined;
}

interface Insurance {
  focal?: boolean | undefined;
  coverage?: Reference | undefined;
}

interface Identifier {
  type?: Concept | undefined;
  value?: string | undefined;
}

interface RelatedClaim {
  relationship?: Concept | undefined;
  claim?: Reference | undefined;
  reference?: { value?: string | undefined } | undefined;
}

interface SupportingInfo {
  category?: Concept | undefined;
  code?: Concept | undefined;
  timingDate?: string | undefined;
}

export interface Item {
  sequence?: number | undefined;
  productOrService?: Concept | undefined;
  servicedDate?: string | undefined;
  servicedPeriod?: Period | undefined;
  quantity?: { value?: number | undefined } | undefined;
  noteNumber?: readonly number[] | undefined;
  adjudication?: readonly Adjudication[] | undefined;
}

export interface Adjudication {
  category?: Concept | undefined;
  reason?: Concept | undefined;
  amount?: { value?: number | undefined } | undefined;
}

interface Payment {
  type?: Concept | undefined;
  date?: string | undefined;
  amount?: { value?: number | undefined } | undefined;
}

interface ProcessNote {
  number?: number | undefined;
  text?: string | undefined;
}

interface ContainedResource {
  id?: string | undefined;
  name?: unknown;
}
