/* Written by npm run generate from brands/. Do not edit. */
import type { ProgramLines } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

const usualProgramLines: ProgramLines = {
  "employeeAssistance": "8005550101",
  "behavioralCaseManagement": "8005550103",
  "substanceUseHelp": "8005550104",
  "inHomeUrgentCare": "8005550106",
  "tobaccoQuitting": "8005550108",
  "nurseAdviceLine": "8005550109",
  "maMeals": "8005550111",
  "maTransportation": "8005550112"
};

export const programLines: Readonly<Record<BrandId, ProgramLines>> = {
  "ABCBS": usualProgramLines,
  "HA": usualProgramLines,
  "BA": usualProgramLines,
  "OCTAVE": usualProgramLines,
  "ABM": usualProgramLines,
};
