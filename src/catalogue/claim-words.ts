export {
  amountNames,
  appealOutcomes,
  appealReasons,
  appealStatuses,
  appellants,
  claimKinds,
  claimStatuses,
  inquiryTopics,
  networkNames,
} from '#content/claims.ts';
