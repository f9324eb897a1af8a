import * as z from 'zod/mini';
import { memberLinkNames, type Brand, type BrandWords } from '#brands/brand.ts';
import { noticeIds } from '#src/domain/plan/notices.ts';

const text = z.string().check(z.refine((value) => value.trim() !== '', 'is empty'));
const color = z
  .string()
  .check(z.regex(/^#[\da-f]{6}$/, 'must be # and six digits or lowercase letters, as in #2475b7'));
/** A number of the North American Numbering Plan: neither area code nor exchange begins with 0 or 1. */
const phone = z
  .string()
  .check(
    z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'must be ten digits that can be dialed, as in 8005550117'),
  );
const tty = z
  .string()
  .check(z.regex(/^(711|[2-9]\d{2}[2-9]\d{6})$/, 'must be 711 or a number of ten digits'));
const webAddress = z
  .string()
  .check(
    z.refine(
      (value) => URL.parse(value)?.protocol === 'https:',
      'must be an address that begins with https://',
    ),
  );
const hour = z.int().check(z.gte(0, 'must be from 0 to 24'), z.lte(24, 'must be from 0 to 24'));

const phoneLine = z.strictObject({
  phone,
  hours: z
    .strictObject({
      days: z.enum(['weekdays', 'mondayToSaturday', 'everyDay']),
      opens: hour,
      closes: hour,
      tty: z.exactOptional(tty),
    })
    .check(z.refine(({ opens, closes }) => opens < closes, 'must open before they close')),
});

const noticeContact = z.strictObject({
  name: text,
  address: z.exactOptional(z.array(text)),
  phone,
  tty,
  email: z.exactOptional(z.string().check(z.regex(/^\S+@\S+\.\S+$/, 'must be an email address'))),
  url: z.exactOptional(webAddress),
});

/** Reads what `brands/<id>/brand.ts` exports. */
export const brandShape: z.ZodMiniType<Brand> = z.strictObject({
  companyId: text,
  displayName: text,
  copyrightHolder: text,
  colors: z.strictObject({ accent: color, tint: color, deep: color }),
  memberServices: phoneLine,
  position: z.exactOptional(z.int().check(z.gte(1, 'must be 1 or more'))),
  isDefault: z.exactOptional(z.literal(true)),
  isHiddenBeforeSignIn: z.exactOptional(z.literal(true)),
  isMedicare: z.exactOptional(z.literal(true)),
  links: z.exactOptional(z.array(z.enum(memberLinkNames))),
  storeLinks: z.exactOptional(
    z.strictObject({
      appStore: z.exactOptional(webAddress),
      playStore: z.exactOptional(webAddress),
    }),
  ),
  pharmacySupport: z.exactOptional(phoneLine),
  languageLine: z.exactOptional(z.strictObject({ phone, tty })),
  travelLines: z.exactOptional(
    z.array(z.strictObject({ from: z.enum(['abroad', 'home']), phone, shown: text })),
  ),
  programLines: z.exactOptional(
    z.strictObject({
      employeeAssistance: z.exactOptional(phone),
      behavioralCaseManagement: z.exactOptional(phone),
      substanceUseHelp: z.exactOptional(phone),
      inHomeUrgentCare: z.exactOptional(phone),
      tobaccoQuitting: z.exactOptional(phone),
      nurseAdviceLine: z.exactOptional(phone),
      maMeals: z.exactOptional(phone),
      maTransportation: z.exactOptional(phone),
    }),
  ),
  careSites: z.exactOptional(z.strictObject({ telehealth: z.exactOptional(webAddress) })),
  noticeContacts: z.exactOptional(z.partialRecord(z.enum(noticeIds), z.array(noticeContact))),
  privacyPracticesSince: z.exactOptional(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, as in 2026-02-16')),
  ),
});

const longestGreeting = 50;

/** Reads what `brands/<id>/words/<language>.ts` exports. */
export const wordsShape: z.ZodMiniType<BrandWords> = z.strictObject({
  market: text,
  greeting: text.check(
    z.maxLength(longestGreeting, `must have at most ${longestGreeting} characters`),
  ),
  disclaimer: z.exactOptional(z.array(text)),
});
