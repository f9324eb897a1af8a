/** Programs by id: the title everywhere, the summary on cards and lists. */
export const programTitles = {
  'employee-assistance': {
    title: 'Employee Assistance Program',
    summary: 'Six confidential counseling sessions, 24 hours a day, 365 days a year.',
  },
  'orthopedic-virtual-care': {
    title: 'Virtual Joint and Back Care',
    summary: 'Exercise therapy for back and joint pain from home.',
  },
  'virtual-behavioral-health': {
    title: 'Virtual Behavioral Health',
    summary: 'Talk with a therapist or psychiatrist by video.',
  },
  'behavioral-case-management': {
    title: 'Behavioral Health Case Management',
    summary: 'A nurse or social worker who helps you through treatment.',
  },
  'substance-use-help': {
    title: 'Substance Use Help',
    summary: 'Confidential help for you or someone you care about.',
  },
  'diabetes-management': {
    title: 'Diabetes Management',
    summary: 'A connected meter, supplies and coaching, a value of over $3,000.',
  },
  'diabetes-prevention': {
    title: 'Diabetes Prevention',
    summary: 'For ages 18 to 79 with a BMI of 25 or greater, or prediabetes.',
  },
  'digestive-health': {
    title: 'Digestive Health',
    summary: 'Work with a dietitian to find your food triggers.',
  },
  maternity: {
    title: 'Maternity Support',
    summary: 'Experts in more than 35 specialties, from the first test to the first birthday.',
  },
  'family-building': {
    title: 'Family Building',
    summary: 'Guidance on fertility, adoption and surrogacy.',
  },
  'care-navigation': {
    title: 'Care Navigation',
    summary: 'Someone to find the right doctor and book the visit.',
  },
  'second-opinion': {
    title: 'Expert Second Opinion',
    summary: 'A leading specialist reviews your diagnosis and treatment.',
  },
  'virtual-primary-care': {
    title: 'Virtual Primary Care',
    summary: 'Your own doctor, by video.',
  },
  'virtual-urgent-care': {
    title: 'Virtual Urgent Care',
    summary: 'See a doctor within minutes, day or night.',
  },
  'in-home-urgent-care': {
    title: 'In-Home Urgent Care',
    summary: 'A care team comes to you, 8 a.m. to 10 p.m.',
  },
  'health-coaching': {
    title: 'Health Coaching',
    summary: '13 programs, each with your own coach.',
  },
  'well-being-portal': {
    title: 'Well-Being Portal',
    summary: 'A health check, challenges and trackers in one place.',
  },
  discounts: {
    title: 'Member Discounts',
    summary: 'Lower prices on fitness, hearing, vision and more.',
  },
  'tobacco-quitting': {
    title: 'Quit Tobacco',
    summary: 'Coaching and medicine to help you quit.',
  },
  fitness: {
    title: 'Fitness Membership',
    summary: 'Thousands of gyms for one monthly fee.',
  },
  'nurse-advice-line': {
    title: 'Nurse Advice Line',
    summary: 'Call a registered nurse at any hour.',
  },
  'wellness-rewards': {
    title: 'Wellness Rewards',
    summary: 'Earn rewards for checkups and healthy habits.',
  },
  'travel-coverage': {
    title: 'Travel Coverage',
    summary: 'Care when you are away from home.',
  },
  'payment-plans': {
    title: 'Payment Plans',
    summary:
      'Up to $1,000 for medical bills, with up to 12 months to pay it back. No interest or credit check.',
  },
  'medicare-wellness-exam': {
    title: 'Medicare Wellness Exam',
    summary: 'Your yearly visit at no cost to you.',
  },
  'cost-estimation': {
    title: 'Cost Estimates',
    summary: 'Know the price before you go.',
  },
  'ma-vision': { title: 'Vision Benefit', summary: 'Exams and eyewear with your Medicare plan.' },
  'ma-hearing': { title: 'Hearing Benefit', summary: 'Hearing exams and hearing aids.' },
  'ma-dental': { title: 'Dental Benefit', summary: 'Up to $3,500 annually for dental care.' },
  'ma-meals': {
    title: 'Meals After a Hospital Stay',
    summary: 'Up to 14 meals a year, 2 per day for 7 days after discharge.',
  },
  'ma-otc-food-card': {
    title: 'Over-the-Counter and Food Card',
    summary: 'A monthly amount for health items and groceries.',
  },
  'ma-prepaid-card': {
    title: 'Dental, Vision and Hearing Card',
    summary: 'A prepaid card for dental, vision and hearing costs.',
  },
  'ma-transportation': { title: 'Rides to Care', summary: 'Rides to your doctor and pharmacy.' },
  'ma-in-home-support': {
    title: 'In-Home Support',
    summary: 'Help with chores and errands, and someone to keep you company.',
  },
  'ma-rewards': { title: 'Medicare Rewards', summary: 'Rewards for preventive care.' },
  'ma-prescription-savings': {
    title: 'Prescription Savings',
    summary: 'Find lower prices on your medicine.',
  },
} as const;
