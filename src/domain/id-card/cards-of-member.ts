import { belongsToContract } from '#src/domain/coverage/coverage.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { cardsInForce, endedCards, type IdCard } from './card.ts';

/**
 * Returns the cards that count today and are a member's: by the member ID, else by the patient. Of a plan that has
 * ended, the last ones it had.
 * @param today YYYY-MM-DD
 */
export function cardsOfMember(
  cards: readonly IdCard[],
  of: {
    plan: Pick<Plan, 'contractId' | 'contractType' | 'memberId'>;
    memberId: string;
    patientId: string | null;
    today: string;
  },
): IdCard[] {
  const { plan, memberId, patientId, today } = of;
  const all = cards.filter((card) => belongsToContract(card, plan));
  const inForce = cardsInForce(all, today);
  const ofPlan = inForce.length > 0 ? inForce : endedCards(all, today);
  const own = ofPlan.filter((card) => card.memberIds.includes(memberId));
  if (own.length > 0) return own;
  const byPatient = ofPlan.filter(
    (card) => card.patientId !== null && card.patientId === patientId,
  );
  if (byPatient.length > 0) return byPatient;
  // A card that names no member is the member's own, where it is the only one.
  const unnamed = ofPlan.filter((card) => card.memberIds.length === 0 && card.patientId === null);
  return memberId === plan.memberId && ofPlan.length === 1 ? unnamed : [];
}
