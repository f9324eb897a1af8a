export {
  amountNames,
  appealOutcomes,
  appealReasons,
  appealStatuses,
  appealWords,
  appellants,
  claimKinds,
  claimStatuses,
  inquiryTopics,
  inquiryWords,
  networkNames,
  payeeNames,
} from '#content/claims.ts';
