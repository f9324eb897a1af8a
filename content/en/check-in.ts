import type { CheckInKind } from '#src/domain/id-card/check-in.ts';
import type { CheckInMinutes } from '#src/domain/id-card/health-link.ts';

/** Sharing at a front desk, by a code. Days, times, counts and lists come formatted. */
export const checkInWords = {
  form: {
    title: 'Check in with a code',
    text: 'The front desk scans your code and gets what you choose here. Nothing else can be seen with it.',
    textOf: (name: string) =>
      `The front desk scans the code and gets what you choose here about ${name}. Nothing else can be seen with it.`,
    minutes: 'How long it works',
    durations: { 15: '15 minutes', 30: '30 minutes', 60: '1 hour' } satisfies Record<
      CheckInMinutes,
      string
    >,
    minutesWrong: 'Choose how long the code works.',
    record: 'Add from your health record',
    recordOf: (name: string) => `Add from ${name}’s health record`,
    recordHint:
      'Nothing is added unless you check it. You can leave out single items, and the office isn’t told that you did.',
    recordFailed: 'The health record isn’t available right now. You can still share the card.',
    retryRecord: 'Retry: health record',
    listFailed: (list: string) =>
      `The list of ${list} isn’t available right now, so it can’t be added.`,
    missing: (list: string) => `Some ${list} may be missing.`,
    counted: (list: string, count: string) => `${list} (${count})`,
    /** Nothing is shared of an empty list: an office would read it as “no known allergies.” */
    none: {
      allergy: { ifComplete: 'No allergies on record. Tell the office about any there are.' },
      medication: {
        ifComplete: 'No current medications on record. Tell the office about any there are.',
      },
      condition: {
        ifComplete: 'No current conditions on record. Tell the office about any there are.',
      },
      immunization: { ifComplete: 'No vaccines on record. Tell the office about any there are.' },
    } satisfies Record<CheckInKind, { ifComplete: string }>,
    days: {
      allergy: (day: string) => `On record: ${day}`,
      medication: (day: string) => `Ordered: ${day}`,
      condition: (day: string) => `Since ${day}`,
      immunization: (day: string) => `Given: ${day}`,
    } satisfies Record<CheckInKind, (day: string) => string>,
    preview: 'What the front desk will see',
    card: 'Your ID card, both sides, with your date of birth and sex',
    cardOf: (name: string) => `${name}’s ID card, both sides, with date of birth and sex`,
    listed: (list: string, names: string) => `${list}: ${names}`,
    facts:
      'Each item comes with its dates, dose, reactions and how serious it is. Notes and the names of doctors stay private.',
    submit: 'Show code',
    sending: 'Making code…',
    cancel: 'Cancel',
    failed: 'We couldn’t make the code. Nothing was shared. Please try again.',
  },

  code: {
    title: 'Ready to scan',
    desk: 'Front desk: Please scan this code with your check-in reader.',
    kind: 'It’s a SMART Health Link. No passcode is needed.',
    qr: 'QR code for check-in',
    left: (clock: string) => `Works for ${clock} more`,
    until: (until: string) =>
      `Until ${until}, anyone who scans it can see this. Show it only at the front desk.`,
    shares: (what: string) => `It shares ${what}.`,
    card: 'the ID card',
    items: (count: string, list: string) => `${count} ${list}`,
    online: 'If you check in on a website, copy the link and paste it there.',
    copy: 'Copy link',
    copied: 'The link is copied to your clipboard. You can paste it now.',
    notCopied: 'We couldn’t copy it. Show the code instead.',
    once: 'We don’t keep this code. When you close it, we can’t show it again.',
    stop: 'Stop sharing now',
    stopping: 'Stopping…',
    stopFailed: 'We couldn’t stop it. The code still works. Please try again.',
    stopped: 'Sharing has stopped. This code doesn’t work anymore.',
    ended: 'Time is up. This code doesn’t work anymore.',
    again: 'Make a new code',
    close: 'Done',
    label: 'Check-in',
  },

  /** The PDF that an office without a reader for data gets. */
  paper: {
    title: (name: string) => `Check-in summary for ${name}`,
    made: (when: string) => `Shared on ${when} from the insurer’s member portal.`,
    chosen: 'The patient or a parent chose what to share. It may not be the whole record.',
    patient: 'Patient',
    noName: 'Not named',
    fact: (name: string, value: string) => `${name}: ${value}`,
    name: 'Name',
    birthDate: 'Date of birth',
    sex: 'Sex',
    sexes: { female: 'Female', male: 'Male', other: 'Other', unknown: 'Unknown' },
    card: 'Insurance card',
    insurer: 'Insurer',
    plan: 'Plan',
    cost: (name: string, value: string) => `In network, ${name}: ${value}`,
    costOut: (name: string, value: string) => `Out of network, ${name}: ${value}`,
    mayBeMissing: 'Some items of this list may be missing.',
    letters: 'Some letters can’t be shown in this document. The data it came with has them.',
    footer: (page: string, pages: string) =>
      `Shared by the patient, not checked by the office. Page ${page} of ${pages}`,
  },
} as const;
