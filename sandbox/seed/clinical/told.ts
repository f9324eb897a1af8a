import { emptyRecord, type ClinicalObservation, type ClinicalRecord } from './record.ts';

/** The day so many days before today, YYYY-MM-DD. */
type DaysAgo = (days: number) => string;

/** The seeded clinical facts of some members beyond their claims, by member ID. */
export const toldOf: Readonly<Record<string, (daysAgo: DaysAgo) => Partial<ClinicalRecord>>> = {
  A1042887701: maria,
  A1042887702: (daysAgo) => ({
    conditions: [{ id: 'condition-migraine', text: 'Migraine', since: daysAgo(700) }],
    immunizations: [{ id: 'immunization-flu', text: 'Influenza', day: daysAgo(45) }],
  }),
  A1042887703: (daysAgo) => ({
    conditions: [{ id: 'condition-asthma', text: 'Asthma', since: '2016' }],
    immunizations: [
      { id: 'immunization-flu', text: 'Influenza', day: daysAgo(45) },
      { id: 'immunization-meningococcal', text: 'Meningococcal', day: daysAgo(500) },
    ],
  }),
  A1042887704: (daysAgo) => ({
    allergies: [
      {
        id: 'allergy-peanut',
        text: 'Peanuts',
        category: 'food',
        isHighRisk: true,
        reaction: 'Swelling of the face',
        recordedOn: daysAgo(2900),
      },
    ],
    immunizations: [
      { id: 'immunization-flu', text: 'Influenza', day: daysAgo(45) },
      { id: 'immunization-tdap', text: 'Tdap', day: daysAgo(240) },
      { id: 'immunization-hpv', text: 'HPV', day: daysAgo(240) },
      { id: 'immunization-mmr', text: 'MMR', day: daysAgo(2800) },
    ],
  }),
  X5091736401: (daysAgo) => ({
    allergies: [
      { id: 'allergy-latex', text: 'Latex', category: 'environment', reaction: 'Skin rash' },
    ],
    conditions: [
      { id: 'condition-wrist', text: 'Broken wrist', since: daysAgo(260), until: daysAgo(150) },
    ],
    immunizations: [{ id: 'immunization-tetanus', text: 'Tetanus', day: daysAgo(258) }],
  }),
  M4028551901: (daysAgo) => ({
    conditions: [
      { id: 'condition-pressure', text: 'High blood pressure', since: '2009' },
      { id: 'condition-fibrillation', text: 'Atrial fibrillation', since: '2019-03' },
    ],
    immunizations: [
      { id: 'immunization-flu', text: 'Influenza, high dose', day: daysAgo(40) },
      { id: 'immunization-shingles', text: 'Shingles', day: daysAgo(600) },
    ],
  }),
  A8000000001: (daysAgo) => ({
    ...emptyRecord,
    allergies: [{ id: 'allergy-sulfa', text: 'Sulfa drugs', category: 'medication' }],
    conditions: [
      { id: 'condition-diabetes', text: 'Type 2 diabetes', since: daysAgo(3000) },
      { id: 'condition-knee', text: 'Arthritis of the knee', since: daysAgo(1500) },
    ],
    immunizations: [{ id: 'immunization-flu', text: 'Influenza', day: daysAgo(50) }],
  }),
};

const family = 'Cedar Bluff Family Clinic';

function maria(daysAgo: DaysAgo): Partial<ClinicalRecord> {
  const sugar = [6.8, 7.1, 7.4, 7.9, 8.3];
  const pressure = [
    [128, 82],
    [131, 84],
    [136, 88],
    [142, 91],
  ] as const;
  return {
    allergies: [
      {
        id: 'allergy-penicillin',
        text: 'Penicillin',
        category: 'medication',
        isHighRisk: true,
        reaction: 'Hives',
      },
      { id: 'allergy-lactose', text: 'Lactose', category: 'food' },
    ],
    conditions: [
      { id: 'condition-diabetes', text: 'Type 2 diabetes', since: '2021-04-09' },
      {
        id: 'condition-knee',
        text: 'Sprain of the knee',
        since: '2018-06-01',
        until: '2018-09-15',
      },
    ],
    immunizations: [
      { id: 'immunization-flu', text: 'Influenza', day: daysAgo(47) },
      { id: 'immunization-tdap', text: 'Tdap', day: '2022-03-18' },
    ],
    procedures: [
      {
        id: 'procedure-colonoscopy-2024',
        text: 'Screening colonoscopy',
        day: '2024-05-21',
        by: 'Cedar Bluff Gastroenterology',
      },
    ],
    observations: [
      ...sugar.map((value, index): ClinicalObservation => ({
        id: `observation-a1c-${index}`,
        text: 'Hemoglobin A1c',
        category: 'laboratory',
        day: daysAgo(49 + index * 182),
        by: 'Summit Laboratory',
        measure: { value, unit: '%', low: 4, high: 5.6 },
      })),
      ...pressure.map(([upper, lower], index): ClinicalObservation => ({
        id: `observation-bp-${index}`,
        text: 'Blood pressure',
        category: 'vital-signs',
        day: daysAgo(52 + index * 182),
        by: family,
        parts: [
          { text: 'Systolic', value: upper, unit: 'mmHg' },
          { text: 'Diastolic', value: lower, unit: 'mmHg' },
        ],
      })),
      {
        id: 'observation-urine-0',
        text: 'Protein in the urine',
        category: 'laboratory',
        day: daysAgo(49),
        by: 'Summit Laboratory',
        words: 'Not found',
      },
      {
        id: 'observation-albumin-0',
        text: 'Albumin in the urine',
        category: 'laboratory',
        day: daysAgo(49),
        by: 'Summit Laboratory',
        measure: { value: 5, unit: 'mg/L', high: 20 },
        isBelow: true,
      },
    ],
  };
}
