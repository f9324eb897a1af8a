import type { CellWords } from '#src/domain/claims/claims-csv.ts';
import { formatDate } from './formats.ts';

/** The words of the claims file. Programs read it by its headings: they do not change without need. */
export const claimsFileWords: CellWords = {
  columns: {
    claimNumber: 'Claim number',
    serviceStart: 'Service start',
    serviceEnd: 'Service end',
    processed: 'Processed',
    member: 'Member',
    provider: 'Provider',
    kind: 'Type',
    status: 'Status',
    line: 'Line',
    serviceDate: 'Service date',
    service: 'Service',
    quantity: 'Quantity',
    reason: 'Reason',
    otherAmounts: 'Other amounts',
    money: {
      billed: 'Billed',
      discount: 'Discount',
      allowed: 'Allowed',
      planPaid: 'Plan paid',
      otherInsurance: 'Other insurance',
      deductible: 'Deductible',
      copay: 'Copay',
      coinsurance: 'Coinsurance',
      noncovered: 'Not covered',
      share: 'You may owe',
    },
    settled: { account: 'HRA paid', member: 'You paid', pickup: 'Usually paid at pickup' },
  },
  day: formatDate,
  otherAmount: 'Other',
};
