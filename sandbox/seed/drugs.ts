import { daysBetween } from './calendar.ts';

/** Whether a drug last filled on this day is still taken: else its prescription has ended. Days as YYYY-MM-DD. */
export const isStillTaken = (lastFilled: string, today: string): boolean =>
  daysBetween(lastFilled, today) <= 120;

/** The tiers of every plan of the sandbox, as its coverages call them. */
export const drugTiers = [
  { code: 'preferred-generic', text: 'Tier 1 preferred generic' },
  { code: 'preferred-brand', text: 'Tier 2 preferred brand' },
  { code: 'non-preferred-brand', text: 'Tier 3 non-preferred brand' },
  { code: 'specialty', text: 'Tier 4 specialty' },
] as const;

export type TierNumber = 1 | 2 | 3 | 4;

/** The place of a drug on a list. */
export type DrugPlace = {
  /** Null: the list forgot to say. */
  tier: TierNumber | null;
  priorAuthorization: boolean;
  stepTherapy: boolean;
  quantityLimit: boolean;
  /** Codes of how it is supplied, of the guide. */
  supplies: readonly ('1-month-in-retail' | '3-month-in-mail')[];
};

/** A drug of the lists. Purpose and strength are made up around real names. */
export type SeedDrug = {
  id: string;
  name: string;
  form: string;
  places: readonly DrugPlace[];
  /** The ids of its alternatives. */
  alternatives: readonly string[];
  /** The brands that the drug is known by. */
  otherNames?: readonly string[];
  /** Listed, but not sent along: the list has nothing but its name. */
  isOnlyNamed?: true;
};

/** Groups of drugs with the same effect, in common strengths; generic names are free to use. */
const groups: readonly { generics: string; unit: string; form: string; strengths: string }[] = [
  // prettier-ignore
  ...[
    { generics: 'Metformin Glipizide Glimepiride Glyburide Pioglitazone Acarbose', form: 'tablet', strengths: '250 500 850 1000' },
    { generics: 'Atorvastatin Simvastatin Pravastatin Rosuvastatin Lovastatin Pitavastatin', form: 'tablet', strengths: '10 20 40 80' },
    { generics: 'Lisinopril Enalapril Ramipril Benazepril Quinapril Captopril', form: 'tablet', strengths: '5 10 20 40' },
    { generics: 'Losartan Valsartan Irbesartan Olmesartan Telmisartan Candesartan', form: 'tablet', strengths: '25 50 100 150' },
    { generics: 'Amlodipine Nifedipine Felodipine Diltiazem Verapamil Isradipine', form: 'tablet', strengths: '2.5 5 10 60' },
    { generics: 'Metoprolol Atenolol Carvedilol Propranolol Bisoprolol Nadolol', form: 'tablet', strengths: '12.5 25 50 100' },
    { generics: 'Furosemide Hydrochlorothiazide Spironolactone Torsemide Bumetanide Chlorthalidone', form: 'tablet', strengths: '12.5 25 50 100' },
    { generics: 'Sertraline Fluoxetine Citalopram Escitalopram Paroxetine Fluvoxamine', form: 'tablet', strengths: '10 20 50 100' },
    { generics: 'Bupropion Venlafaxine Duloxetine Mirtazapine Trazodone Nortriptyline', form: 'capsule', strengths: '25 50 75 150' },
    { generics: 'Alprazolam Lorazepam Buspirone Hydroxyzine Clonazepam Diazepam', form: 'tablet', strengths: '0.5 1 2 10' },
    { generics: 'Quetiapine Olanzapine Risperidone Aripiprazole Ziprasidone Haloperidol', form: 'tablet', strengths: '2 5 10 25' },
    { generics: 'Gabapentin Topiramate Lamotrigine Levetiracetam Carbamazepine Oxcarbazepine', form: 'tablet', strengths: '100 200 300 600' },
    { generics: 'Omeprazole Pantoprazole Lansoprazole Esomeprazole Famotidine Rabeprazole', form: 'capsule', strengths: '10 15 20 40' },
    { generics: 'Levothyroxine Liothyronine Methimazole Propylthiouracil Prednisone Dexamethasone', form: 'tablet', strengths: '5 25 50 100' },
    { generics: 'Amoxicillin Cephalexin Azithromycin Doxycycline Cefuroxime Clindamycin', form: 'capsule', strengths: '100 250 400 500' },
    { generics: 'Ibuprofen Naproxen Meloxicam Diclofenac Celecoxib Etodolac', form: 'tablet', strengths: '7.5 15 250 500' },
    { generics: 'Cyclobenzaprine Methocarbamol Tizanidine Baclofen Carisoprodol Metaxalone', form: 'tablet', strengths: '4 10 500 750' },
    { generics: 'Sumatriptan Rizatriptan Zolmitriptan Naratriptan Eletriptan Frovatriptan', form: 'tablet', strengths: '2.5 5 25 50' },
    { generics: 'Montelukast Cetirizine Loratadine Levocetirizine Fexofenadine Desloratadine', form: 'tablet', strengths: '4 5 10 60' },
    { generics: 'Tamsulosin Finasteride Oxybutynin Tolterodine Solifenacin Terazosin', form: 'capsule', strengths: '0.4 1 5 10' },
    { generics: 'Alendronate Risedronate Raloxifene Ibandronate Calcitriol Letrozole', form: 'tablet', strengths: '5 35 60 70' },
    { generics: 'Zolpidem Eszopiclone Zaleplon Temazepam Doxepin Ramelteon', form: 'tablet', strengths: '3 5 8 10' },
    { generics: 'Valacyclovir Acyclovir Famciclovir Oseltamivir Fluconazole Terbinafine', form: 'tablet', strengths: '75 150 250 500' },
    { generics: 'Allopurinol Colchicine Febuxostat Probenecid Hydroxychloroquine Sulfasalazine', form: 'tablet', strengths: '40 100 200 500' },
    { generics: 'Ondansetron Promethazine Metoclopramide Prochlorperazine Meclizine Dicyclomine', form: 'tablet', strengths: '4 8 10 25' },
    { generics: 'Methotrexate Azathioprine Mycophenolate Tacrolimus Leflunomide Cyclosporine', form: 'tablet', strengths: '2.5 10 50 100' },
  ].map((group) => ({ ...group, unit: 'mg' })),
];

/** Brands are made up: those of makers are theirs. */
const beginnings =
  'Alder Birch Cedar Dahlia Ember Fern Garnet Hazel Indigo Juniper Kestrel Larch Maple'.split(' ');
const endings = 'ova elin ivo ora ixan umab enta izol'.split(' ');
const brandsInGroup = 4;

const retail = ['1-month-in-retail'] as const;
const everyWay = ['1-month-in-retail', '3-month-in-mail'] as const;

function drugPlace(tier: TierNumber, lot: number): DrugPlace {
  return {
    tier,
    priorAuthorization: tier === 4 || (tier === 3 && lot % 3 === 0),
    stepTherapy: tier === 3 && lot % 2 === 0,
    quantityLimit: tier > 1 && lot % 4 === 0,
    supplies: tier === 4 ? retail : everyWay,
  };
}

/** Brands that members search for, by the drug; the brands on the lists are made up. */
const knownBrands: Readonly<Record<string, string>> = {
  Atorvastatin: 'Lipitor',
  Rosuvastatin: 'Crestor',
  Sertraline: 'Zoloft',
  Levothyroxine: 'Synthroid',
  Omeprazole: 'Prilosec',
};

const idOf = (...parts: readonly string[]): string =>
  `drug-${parts.join('-').toLowerCase().replaceAll('.', '-')}`;

function drugsOfGroup(group: (typeof groups)[number], at: number): SeedDrug[] {
  const { unit, form } = group;
  const generics = group.generics.split(' ');
  const strengths = group.strengths.split(' ');
  const brands = Array.from({ length: brandsInGroup }, (_, turn) => {
    const count = at * brandsInGroup + turn;
    const beginning = beginnings[count % beginnings.length] ?? '';
    return `${beginning}${endings[Math.floor(count / beginnings.length)] ?? ''}`;
  });
  return [
    ...generics.flatMap((generic) =>
      strengths.map((strength, lot) => ({
        id: idOf(generic, strength),
        name: `${generic} ${strength} ${unit} ${form}`,
        form,
        places: [drugPlace(1, lot)],
        alternatives: [],
        ...(knownBrands[generic] === undefined ? {} : { otherNames: [knownBrands[generic]] }),
      })),
    ),
    ...brands.flatMap((brand, turn) =>
      strengths.map((strength, lot) => ({
        id: idOf(brand, strength),
        name: `${brand} ${strength} ${unit} ${form}`,
        form,
        places: [drugPlace(turn === 0 ? 2 : turn === 3 ? 4 : 3, at + turn + lot)],
        alternatives: [
          ...(turn === 0 ? [] : [idOf(brands[0] ?? '', strength)]),
          ...generics.slice(0, 3).map((generic) => idOf(generic, strength)),
        ],
      })),
    ),
  ];
}

const usual = { priorAuthorization: false, stepTherapy: false, quantityLimit: false };

/** The drugs that claims and examples name, and the mistakes of a list. */
const ownDrugs: readonly SeedDrug[] = [
  {
    id: 'drug-apixaban-5',
    name: 'Apixaban 5 mg tablet',
    otherNames: ['Eliquis'],
    form: 'tablet',
    places: [drugPlace(2, 1)],
    alternatives: ['drug-warfarin-5'],
  },
  {
    id: 'drug-warfarin-5',
    name: 'Warfarin 5 mg tablet',
    form: 'tablet',
    places: [drugPlace(1, 0)],
    alternatives: [],
  },
  {
    id: 'drug-fluticasone',
    name: 'Fluticasone inhaler',
    form: 'inhaler',
    places: [drugPlace(3, 1)],
    alternatives: ['drug-beclomethasone'],
  },
  // In two tiers: which one holds depends on the pharmacy, and the list does not say more.
  {
    id: 'drug-beclomethasone',
    name: 'Beclomethasone inhaler',
    form: 'inhaler',
    places: [
      { ...usual, tier: 1, supplies: ['3-month-in-mail'] },
      { ...usual, tier: 2, quantityLimit: true, supplies: retail },
    ],
    alternatives: [],
  },
  {
    id: 'drug-adalimumab-40',
    name: 'Adalimumab pen',
    form: 'pen',
    places: [
      {
        tier: 4,
        priorAuthorization: true,
        stepTherapy: true,
        quantityLimit: true,
        supplies: retail,
      },
    ],
    alternatives: ['drug-methotrexate-2-5', 'drug-leflunomide-10'],
  },
  {
    id: 'drug-amoxicillin-400-suspension',
    name: 'Amoxicillin 400 mg suspension',
    form: 'suspension',
    places: [drugPlace(1, 0)],
    alternatives: [],
  },
  // Without a tier.
  {
    id: 'drug-mupirocin',
    name: 'Mupirocin ointment',
    form: 'ointment',
    places: [{ ...usual, tier: null, supplies: retail }],
    alternatives: [],
  },
  {
    id: 'drug-nystatin',
    name: 'Nystatin cream',
    form: 'cream',
    isOnlyNamed: true,
    places: [drugPlace(1, 0)],
    alternatives: [],
  },
];

/** More than a thousand drugs, the same in the list of every brand. */
export const seedDrugs: readonly SeedDrug[] = [...ownDrugs, ...groups.flatMap(drugsOfGroup)];
