import type { NoticeId } from '#src/domain/plan/notices.ts';
import type { PhoneLine } from '#src/domain/plan/phone-line.ts';

/**
 * What `brands/<id>/brand.ts` says of a brand, the same in every language. The name of the folder is the brand's id: the
 * value of `tier1` in a plan. What may be left out falls back to `brands/defaults.ts`, or to what its comment says.
 */
export interface Brand {
  /** The company, as in a plan's `companyId`. */
  companyId: string;
  displayName: string;
  copyrightHolder: string;
  colors: BrandColors;
  memberServices: PhoneLine;
  /** The place in lists of brands, from 1. Brands without one come last, by their ids. */
  position?: number;
  /** Whether plans of no known brand count as this one's, and public pages show it. One brand says so. */
  isDefault?: true;
  /** Left out of the footer of the sign-in page. */
  isHiddenBeforeSignIn?: true;
  /** Its plans are Medicare Advantage: appeals follow Medicare's rules unless the insurer says otherwise. */
  isMedicare?: true;
  /** The links on its card among the brand resources. */
  links?: readonly MemberLink[];
  /** The brand's own apps, by https; otherwise those of the configuration. */
  storeLinks?: StoreLinks;
  /** The line for questions about drugs. */
  pharmacySupport?: PhoneLine;
  /** The line for interpreters and for help with a disability. */
  languageLine?: TtyLine;
  /** The lines for members abroad. */
  travelLines?: readonly TravelLine[];
  /** The phone numbers of programs; each that is left out is the usual one. */
  programLines?: Partial<ProgramLines>;
  /** The sites of others beside the directory, by the type of the plan's option. */
  careSites?: Partial<CareSites>;
  /** The offices that notices name; each notice that is left out names the usual ones. */
  noticeContacts?: NoticeContacts;
  /** The day from which the brand's notice of privacy practices holds, YYYY-MM-DD. */
  privacyPracticesSince?: string;
}

/** The texts of a brand in one language: `brands/<id>/words/<language>.ts`. */
export interface BrandWords {
  /** The market of the brand, in one sentence. */
  market: string;
  /** The line beside the illustration. It promises nothing, and is true of every plan. At most 50 characters. */
  greeting: string;
  /** The paragraphs about links to other sites; otherwise those for all brands, in `content/<language>/disclaimer.ts`. */
  disclaimer?: readonly string[];
}

/** The colors of a brand, as `#rrggbb`. The logo and the illustration are drawn in them. */
export interface BrandColors {
  /** Used in the logo, the card artwork and the line above the header, never in controls. */
  accent: string;
  /** The background of the header's first row, light enough for the portal's own text. */
  tint: string;
  /** The darker end of the card artwork's gradient, dark enough for white text. */
  deep: string;
}

/** The parts of a brand that every page shows. */
export interface BrandIdentity extends BrandColors {
  displayName: string;
  /** Path data of the logo, on a 24 × 24 grid. */
  mark: string;
}

/** The links to screens that a brand's card can have, by their names in the words of the page. */
export const memberLinkNames = [
  'card',
  'care',
  'drugs',
  'bill',
  'documents',
  'programs',
  'costs',
  'account',
] as const;
export type MemberLink = (typeof memberLinkNames)[number];

/** The addresses of a brand's apps. */
export interface StoreLinks {
  appStore?: string;
  playStore?: string;
}

/** A line of ten digits with the relay for members who are deaf or hard of hearing. */
export interface TtyLine {
  phone: string;
  tty: string;
}

/** A phone line for members abroad, open 24 hours a day. */
export interface TravelLine {
  from: 'abroad' | 'home';
  /** Ten digits. */
  phone: string;
  /** The number in the format for print. */
  shown: string;
}

/** The phone numbers of the programs that are joined by calling, ten digits each. */
export interface ProgramLines {
  employeeAssistance: string;
  behavioralCaseManagement: string;
  substanceUseHelp: string;
  inHomeUrgentCare: string;
  tobaccoQuitting: string;
  nurseAdviceLine: string;
  maMeals: string;
  maTransportation: string;
}

/** The addresses of the sites of others that a plan may offer beside the directory. */
export type CareSites = Readonly<Record<'telehealth', string>>;

/** An office to which a notice sends its reader. */
export interface NoticeContact {
  name: string;
  address?: readonly string[];
  phone: string;
  tty: string;
  email?: string;
  url?: string;
}

export type NoticeContacts = Readonly<Partial<Record<NoticeId, readonly NoticeContact[]>>>;

/** The values for fields that a brand leaves out. */
export interface BrandDefaults {
  links: readonly MemberLink[];
  pharmacySupport: PhoneLine;
  languageLine: TtyLine;
  travelLines: readonly TravelLine[];
  programLines: ProgramLines;
  careSites: CareSites;
  noticeContacts: NoticeContacts;
  privacyPracticesSince: string;
}
