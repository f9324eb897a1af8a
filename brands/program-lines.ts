/** The phone numbers of the programs that are joined by calling, one for all brands. Invented for the sandbox. */
export const programLines = {
  employeeAssistance: '8005550101',
  behavioralCaseManagement: '8005550103',
  substanceUseHelp: '8005550104',
  inHomeUrgentCare: '8005550106',
  tobaccoQuitting: '8005550108',
  nurseAdviceLine: '8005550109',
  maMeals: '8005550111',
  maTransportation: '8005550112',
};
