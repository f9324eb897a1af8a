import {
  responsibilityParts,
  type CostBreakdown,
  type ResponsibilityPart,
} from '#src/domain/claims/amounts/cost-breakdown.ts';

/** Returns the part that is the whole share, and so has no bar; null without one. */
export const solePart = ({
  memberResponsibility,
  parts,
}: CostBreakdown): ResponsibilityPart | null =>
  responsibilityParts.find((part) => parts[part] !== 0 && parts[part] === memberResponsibility) ??
  null;
