import { caseNumbers } from './cases.ts';
import { line, office, specialist, type VisitParts } from './visit-parts.ts';

/** Returns this year's claims that each show one case. */
export function caseVisits(): VisitParts[] {
  return [...decidedCases(), ...openCases(), ...oddlyStated()];
}

function decidedCases(): VisitParts[] {
  const { reversed, replaced, replacement } = caseNumbers;
  const hand = [specialist(30_500, 18_100), line('X-ray of the hand', 'general', 24_000, 9600)];
  return [
    {
      claimNumber: caseNumbers.paidInFull,
      at: 0.03,
      provider: 'org-cedar-clinic',
      lines: [line('Yearly check-up', 'preventive', 28_500, 19_600)],
    },
    {
      claimNumber: caseNumbers.paid,
      at: 0.1,
      provider: 'org-cedar-clinic',
      lines: [office(23_200, 15_000)],
    },
    { claimNumber: reversed, at: 0.2, provider: 'org-cedar-ortho', lines: hand },
    {
      claimNumber: caseNumbers.reversal,
      at: 0.24,
      provider: 'org-cedar-ortho',
      lines: hand,
      reverses: reversed,
    },
    {
      claimNumber: caseNumbers.otherInsurance,
      at: 0.27,
      provider: 'prac-okeefe',
      lines: [specialist(31_000, 18_740, { otherInsurance: 8000 })],
    },
    {
      claimNumber: replaced,
      at: 0.36,
      provider: 'prac-salas',
      lines: [specialist(42_000, 26_000)],
      progress: 'replaced',
      replacedBy: replacement,
    },
    {
      claimNumber: replacement,
      at: 0.36,
      provider: 'prac-salas',
      lines: [specialist(38_000, 24_000)],
      replaces: replaced,
    },
    {
      claimNumber: caseNumbers.outOfNetwork,
      at: 0.7,
      provider: 'org-high-plains',
      network: 'out',
      lines: [specialist(40_000, 25_000)],
    },
    {
      claimNumber: caseNumbers.notCovered,
      at: 0.74,
      provider: 'org-lakeside-chiro',
      lines: [
        line('Acupuncture', 'general', 11_500, 11_500, {
          notCovered: 'Your plan doesn’t cover this service.',
        }),
      ],
    },
    {
      claimNumber: caseNumbers.deniedInReview,
      at: 0.8,
      provider: 'prac-salas',
      lines: [
        line('Knee brace', 'general', 86_000, 52_000, {
          denial: {
            reason: 'Not medically necessary',
            note: 'The records do not show why a custom brace is needed.',
          },
        }),
      ],
    },
    {
      claimNumber: caseNumbers.partlyPaid,
      at: 0.84,
      provider: 'prac-salas',
      lines: [
        specialist(29_500, 17_200),
        line('Injection into the joint', 'general', 18_200, 9900, {
          denial: {
            reason: 'No authorization',
            note: 'This service needs an authorization before it is done.',
          },
        }),
      ],
    },
    {
      claimNumber: caseNumbers.denied,
      at: 0.9,
      provider: 'org-riverside-hospital',
      kind: 'outpatient',
      lines: [
        line('Magnetic resonance imaging', 'general', 184_000, 92_000, {
          denial: {
            reason: 'Records are missing',
            note: 'We asked the provider for records and didn’t receive them.',
          },
        }),
      ],
    },
  ];
}

function openCases(): VisitParts[] {
  return [
    {
      claimNumber: caseNumbers.cancelled,
      at: 0.32,
      provider: 'org-cedar-clinic',
      lines: [office(19_800, 12_900)],
      progress: 'cancelled',
    },
    {
      claimNumber: caseNumbers.enteredInError,
      at: 0.86,
      provider: 'org-cedar-clinic',
      lines: [office(999_900, 999_900)],
      progress: 'entered-in-error',
    },
    {
      claimNumber: caseNumbers.unprocessable,
      at: 0.94,
      provider: 'org-northgate',
      lines: [line('Urgent care visit', 'urgentCare', 24_800, 15_500)],
      progress: 'unprocessable',
    },
    {
      claimNumber: caseNumbers.received,
      at: 0.985,
      provider: 'prac-salas',
      lines: [specialist(27_500, 16_800)],
      progress: 'received',
    },
  ];
}

/** Settled like others, but written by the payer in ways that the portal must bear. */
function oddlyStated(): VisitParts[] {
  return [
    {
      claimNumber: caseNumbers.unknownProvider,
      at: 0.42,
      provider: 'org-northgate',
      lines: [line('Urgent care visit', 'urgentCare', 26_000, 16_500)],
    },
    {
      claimNumber: caseNumbers.totalTwice,
      at: 0.46,
      provider: 'org-cedar-clinic',
      lines: [office(21_000, 13_600)],
    },
    {
      claimNumber: caseNumbers.unknownCategory,
      at: 0.5,
      provider: 'org-cedar-clinic',
      lines: [office(20_400, 13_100)],
    },
    {
      claimNumber: caseNumbers.twoCodings,
      at: 0.54,
      provider: 'prac-okeefe',
      lines: [specialist(33_000, 20_250)],
    },
    {
      claimNumber: caseNumbers.totalsDiffer,
      at: 0.62,
      provider: 'org-cedar-clinic',
      lines: [office(22_600, 14_400), line('Vaccination', 'preventive', 9800, 7200)],
    },
    {
      claimNumber: caseNumbers.nonFinancial,
      at: 0.66,
      provider: 'org-cedar-clinic',
      lines: [line('Care coordination', 'preventive', 0, 0)],
      isNonFinancial: true,
    },
  ];
}
