const amount = ['$151.00'];
const amountOrNone = ['$151.00', ''];
const day = ['Nov 21, 2026'];
const counts = [1, 3];
const figure = ['3'];
const name = ['Maria'];

/**
 * What a sentence can be about, by the name its function has for it; each of them is said. A name that
 * means another thing in one place is written with the place.
 */
export const samples: Readonly<Record<string, readonly unknown[]>> = {
  // Money
  amount: amountOrNone,
  allowed: amount,
  expected: amount,
  notUsed: amount,
  ofLines: amount,
  open: amountOrNone,
  owed: amountOrNone,
  part: amount,
  planPaid: amount,
  share: amount,
  stated: amount,
  'claimDetailsWords.disagreements.twice.stated': [['$151.00', '$98.00']],
  sum: amount,
  used: amount,

  // Settings
  address: ['maria@mail.example'],
  insurer: ['Lakeside Life'],

  // Days
  asOf: day,
  day: ['Nov 21, 2026', ''],
  due: day,
  end: day,
  start: day,
  soFar: day,
  time: ['9:05 AM'],
  'spendingWords.sums.cameTo.time': ['In Nov 2026'],
  month: ['Nov 2026'],
  year: ['2026'],
  first: [1],
  last: [10],
  'spendingWords.sums.fromTo.first': ['Jan 2026'],
  'spendingWords.sums.fromTo.last': ['Nov 2026'],
  seconds: [null, 30, 60, 120],
  'timeoutWords.secondsLeft.seconds': [30, 60, 120],
  days: [0, 1, 3],
  'claimDetailsWords.period.days': [['Nov 20, 2026', 'Nov 21, 2026']],

  // Counts
  count: counts,
  'pagingWords.showing.count': figure,
  all: [3],
  approved: figure,
  atMost: [5],
  attempts: counts,
  figure,
  found: [1],
  left: figure,
  length: ['450'],
  more: figure,
  numbers: [[1], [1, 2]],
  page: figure,
  pages: figure,
  percent: [20],
  unit: ['days', 'months', 'years'],
  tier: ['1'],
  place: [2],
  position: counts,
  quantity: [3],
  read: figure,
  shown: figure,
  step: [1],
  total: figure,
  unread: counts,

  // People and what is theirs
  agent: name,
  isDelivered: [true, false],
  text: ['Hello'],
  name: ['Maria', null],
  'errorWords.name': name,
  'welcomeWords.title.name': ['Maria', ''],
  names: ['Elena and Mateo'],
  who: name,
  whose: ['Maria’s'],
  claim: ['1042'],
  memberId: ['A1042887701'],
  number: ['1042'],
  id: ['A1042887701'],
  plan: ['Gold PPO'],
  type: ['deductible'],
  brand: ['Arbor Shield'],
  isDenied: [true, false],
  isInNetwork: [true, false],
  refusal: [null, 'claim', 'part', 'not-covered', 'records', 'records-of-part'],
  to: ['$98.00', null],

  // Care
  miles: ['4.2'],
  'findCareWords.form.withinMiles.miles': [25],
  'costEstimateWords.form.within.miles': [25],
  'careWords.hours.days': ['Mon–Fri'],
  'careWords.hoursAllDay.days': ['Mon–Fri'],
  opens: ['8 AM'],
  closes: ['5 PM'],
  specialty: ['Family medicine', ''],
  zip: ['72201', ''],
  provider: ['Ingrid Brandt, MD'],
  procedure: ['Knee MRI'],
  list: ['allergies'],
  lists: ['allergies and vaccines'],
  value: ['6.8 %'],

  // Drugs
  drug: ['Metformin 500 mg tablet'],
  'pharmacyWords.drugList.of.list': ['Arbor Choice drug list'],
  ways: ['1 month in network retail'],
  'pharmacyWords.drug.coinsurance.percent': ['25%'],
  'pharmacyWords.drug.newStarts.limit': ['Step therapy'],
  'drugLimitText.kind': ['priorAuthorization', 'stepTherapy', 'quantityLimit'],
  'drugLimitText.limit': ['yes', 'new-starts', 'no', null],

  // Payments
  method: ['Visa ending in 4242'],
  lastFour: ['4242'],
  most: amount,
  until: day,
  'paymentsWords.method.of.name': ['First Cedar Bank'],

  // Documents and requests
  kilobytes: ['48'],
  version: ['2026-01'],

  // Pieces that come with their own words
  about: ['Hearing test', ''],
  action: ['Pay bill'],
  by: amount,
  category: ['Medical'],
  code: ['BP-NFA-100'],
  from: day,
  group: ['Medical, in network'],
  items: [['At least 8 characters']],
  label: ['Medical'],
  limit: ['your deductible'],
  now: [9, 13, 19].map((hour) => new Date(2026, 10, 21, hour)),
  meaning: ['Pay by this day.'],
  network: ['in network'],
  news: ['1 new message'],
  noun: ['claims'],
  parts: ['$100.00 as your copay'],
  range: ['Nov 2026'],
  reason: ['No referral'],
  subject: ['Your claim', ''],
  summary: [''],
  title: ['Claims'],
  what: ['password'],
  words: ['gold'],
};
