import type { AdjudicatedClaim } from '../claims/claim.ts';
import type { Claims } from '../claims/claims.ts';
import { providerOf } from '../claims/providers.ts';
import { createRandom } from '../claims/random.ts';
import { isStillTaken } from '../drugs.ts';
import type { CoveredMember } from '../model.ts';
import type { World } from '../world.ts';
import {
  emptyRecord,
  type ClinicalEvent,
  type ClinicalMeasure,
  type ClinicalMedication,
  type ClinicalObservation,
  type ClinicalRecord,
} from './record.ts';
import { toldOf } from './told.ts';

/** Their providers send the insurer nothing: an empty record. */
const untold = new Set(['A2073351801']);

/**
 * Returns the clinical record of a person, on any plan: the seeded facts, and those derived from the care they had, so
 * that claims, drugs and results tell one story.
 */
export function clinicalRecord(
  world: World,
  claims: Claims,
  member: CoveredMember,
): ClinicalRecord {
  const places = world.contracts.flatMap((contract) =>
    contract.members
      .filter(({ person }) => person === member.person)
      .map((own) => ({ contract, own })),
  );
  const memberIds = places.map(({ own }) => own.memberId);
  if (memberIds.some((id) => untold.has(id))) return emptyRecord;
  const visits = places
    .filter(({ contract }) => contract.design.contractType === 'Medical')
    .flatMap(({ contract, own }) => claims.of(contract).filter((claim) => claim.member === own))
    .filter(({ progress, isReversal }) => progress === 'settled' && !isReversal);
  const [tell] = memberIds.flatMap((id) => toldOf[id] ?? []);
  const story = { ...emptyRecord, ...tell?.((days) => world.calendar.daysAgo(days)) };
  return {
    ...story,
    medications: [...story.medications, ...medicationsOf(visits, world.calendar.today)],
    observations: [...story.observations, ...visits.flatMap(observationsOf)],
    procedures: [...story.procedures, ...visits.flatMap(proceduresOf)],
  };
}

/**
 * Returns the medications: of a drug one order a year, which the pharmacy fills again and again; the newest continues
 * while it is filled.
 */
function medicationsOf(visits: readonly AdjudicatedClaim[], today: string): ClinicalMedication[] {
  const orders = new Map<string, ClinicalMedication>();
  const going = new Set<string>();
  for (const { claimNumber, kind, lines, serviceStart } of visits) {
    if (kind !== 'pharmacy') continue;
    for (const { service, denialReason } of lines) {
      const key = `${service} ${serviceStart.slice(0, 4)}`;
      if (denialReason !== null || orders.has(key)) continue;
      const isActive =
        !going.has(service) &&
        !service.startsWith('Amoxicillin') &&
        isStillTaken(serviceStart, today);
      going.add(service);
      const dosage = dosages[service];
      orders.set(key, {
        id: `medication-${claimNumber}`,
        text: service,
        day: serviceStart,
        isActive,
        ...(dosage === undefined ? {} : { dosage }),
        by: 'Ingrid Brandt, MD',
      });
    }
  }
  return [...orders.values()];
}

const dosages: Readonly<Record<string, string>> = {
  'Metformin 500 mg tablet': 'Take one tablet twice a day with meals.',
  'Lisinopril 10 mg tablet': 'Take one tablet a day.',
  'Atorvastatin 20 mg tablet': 'Take one tablet a day.',
  'Apixaban 5 mg tablet': 'Take one tablet twice a day.',
};

const done = new Set([
  'X-ray',
  'X-ray of the knee',
  'Ultrasound',
  'Magnetic resonance imaging',
  'Outpatient surgery',
  'Operating room',
]);
const doneAs: Readonly<Record<string, string>> = { 'Operating room': 'Surgery' };

const proceduresOf = ({
  claimNumber,
  lines,
  serviceStart,
  provider,
}: AdjudicatedClaim): ClinicalEvent[] =>
  lines.flatMap(({ service }, index) =>
    done.has(service)
      ? [
          {
            id: `procedure-${claimNumber}-${index}`,
            text: doneAs[service] ?? service,
            day: serviceStart,
            by: providerOf(provider).name,
          },
        ]
      : [],
  );

const looksAtVitalSigns = new Set(['Office visit', 'Yearly check-up', 'Well-child visit']);

/** Returns the results of a visit or a laboratory test: the same on every run. */
function observationsOf(claim: AdjudicatedClaim): ClinicalObservation[] {
  const { claimNumber, lines, serviceStart, provider, member } = claim;
  const random = createRandom(`results of ${claimNumber}`);
  const services = new Set(lines.map(({ service }) => service));
  const about = { day: serviceStart, by: providerOf(provider).name };
  const single = (
    name: string,
    category: ClinicalObservation['category'],
    { text, ...measure }: ClinicalMeasure,
  ): ClinicalObservation => ({
    id: `observation-${name}-${claimNumber}`,
    text,
    category,
    ...about,
    measure,
  });
  const isAdult = member.relationship !== 'child';
  const observations: ClinicalObservation[] = [];
  if ([...services].some((service) => looksAtVitalSigns.has(service))) {
    observations.push({
      id: `observation-bp-${claimNumber}`,
      text: 'Blood pressure',
      category: 'vital-signs',
      ...about,
      parts: [
        { text: 'Systolic', value: random.between(112, 139), unit: 'mmHg' },
        { text: 'Diastolic', value: random.between(70, 89), unit: 'mmHg' },
      ],
    });
    if (isAdult) {
      const value = random.between(1480, 1760) / 10;
      observations.push(
        single('weight', 'vital-signs', { text: 'Body weight', value, unit: 'lb' }),
      );
    }
  }
  if (services.has('Blood tests')) {
    const ldl = { value: random.between(74, 132), unit: 'mg/dL', high: 100 };
    const iron = { value: random.between(121, 155) / 10, unit: 'g/dL', low: 12, high: 15.5 };
    observations.push(
      single('ldl', 'laboratory', { text: 'LDL cholesterol', ...ldl }),
      single('hemoglobin', 'laboratory', { text: 'Hemoglobin', ...iron }),
    );
  }
  return observations;
}
