import type { ProgramLines } from '#brands/brand.ts';
import { partners } from '#src/domain/single-sign-on/partners.ts';
import type { ProgramEntry } from '#src/domain/programs/programs.ts';
import type { programTitles } from './program-titles.ts';

/** Returns the link that calls a number of ten digits, as `1-800-555-0101`. */
const callLink = (phone: string): string =>
  `<a href="tel:+1${phone}">1-${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}</a>`;

/**
 * The text of each program's page, in one of three forms: plain, in paragraphs, or formatted above and below. Invented
 * for the sandbox, with the given figures (product rule 9.8).
 * @param lines the phone numbers of the member's brand
 */
export const programBodies = (
  lines: ProgramLines,
): Readonly<Record<keyof typeof programTitles, ProgramEntry>> => ({
  'employee-assistance': {
    body: {
      top: '<p>Life can be a lot. You and the people in your home get 6 confidential sessions with a counselor for each concern. They cost you nothing.</p>',
      bottom: `<p>Call ${callLink(lines.employeeAssistance)}. Counselors answer 24 hours a day, 365 days a year.</p>`,
    },
    from: [
      [
        '2024-06-12',
        {
          body: {
            top: '<p>Life can be a lot. You and the people in your home get 6 confidential sessions with a counselor for each concern. Meet in person or by video. They cost you nothing.</p>',
            bottom: `<p>Call ${callLink(lines.employeeAssistance)}. Counselors answer 24 hours a day, 365 days a year.</p>`,
          },
        },
      ],
      [
        '2025-06-12',
        {
          body: {
            top: '<p>Life can be a lot. You and the people in your home get 6 confidential sessions with a counselor for each concern. Meet in person, by video or by text chat. They cost you nothing.</p><p>You can also get help with child care, money and legal questions.</p>',
            bottom: `<p>Call ${callLink(lines.employeeAssistance)}. Counselors answer 24 hours a day, 365 days a year. Your employer never learns who called.</p>`,
          },
          action: { label: 'Meet a counselor', partner: partners.behavioralHealth },
        },
      ],
    ],
  },
  'orthopedic-virtual-care': {
    body: [
      'Sore back, knee or shoulder? A physical therapist builds a plan for you and checks in by video. You do the exercises at home, on your own schedule.',
      'Everything you need comes by mail. If you need more than exercise, your therapist tells you and your doctor.',
    ],
    action: { label: 'Start joint care', partner: partners.jointCare },
  },
  'virtual-behavioral-health': {
    body: [
      'Talk with a licensed therapist or a psychiatrist by phone or video. Visits are private, and most people get one within a week.',
      'You can get help with stress, grief, anxiety, depression or sleep. This program is for members 18 and up.',
    ],
    action: { label: 'Find a therapist', partner: partners.behavioralHealth },
  },
  'youth-behavioral-health': {
    body: {
      top: '<p>Children and teens, 17 and under, meet with a therapist by video. Parents learn how to help at home.</p>',
      bottom:
        '<p>Is your child in danger? Call or text <a href="tel:988">988</a> at any hour, or call 911.</p>',
    },
    action: { label: 'Find help for your child', partner: partners.behavioralHealth },
  },
  'behavioral-case-management': {
    body: {
      top: '<p>Treatment for a mental health condition can be hard to sort out. A nurse or social worker stays with you, from the first visit until you feel steady.</p>',
      bottom: `<p>Call ${callLink(lines.behavioralCaseManagement)}, Monday to Friday, 8 a.m. to 5 p.m. Central. It’s part of your plan.</p>`,
    },
  },
  'substance-use-help': {
    body: {
      top: '<p>Worried about your drinking or drug use, or a loved one’s? Talk with someone who listens and doesn’t judge.</p>',
      bottom: `<p>Call ${callLink(lines.substanceUseHelp)} at any hour. We help you find treatment that your plan covers.</p>`,
    },
  },
  'diabetes-management': {
    template: 'image',
    body: [
      'Get a connected meter, strips and your own coach. Together they’re worth over $3,000 a year. You pay nothing.',
      'The meter sends your readings to an app. If one is too high or too low, a coach calls you within minutes.',
    ],
    action: { label: 'Get your meter', partner: partners.digitalHealth },
  },
  'diabetes-prevention': {
    body: [
      'Small changes add up. Over a year, a coach and a small group help you eat well and move more. You get a scale and an app.',
      'You can join at ages 18 to 79 with a BMI of 25 or greater, or with type 2 diabetes, or with prediabetes.',
    ],
    action: { label: 'See if you can join', partner: partners.digitalHealth },
  },
  'digestive-health': {
    body: [
      'Bloating, heartburn or a gut condition? A dietitian and a health coach help you find out what triggers it.',
      'You keep a food log in an app, and they plan meals you like.',
    ],
    action: { label: 'Start with a dietitian', partner: partners.digitalHealth },
  },
  maternity: {
    template: 'image',
    body: {
      top: '<p>From the first test to the first birthday, talk by video with experts in more than 35 specialties. They include midwives, sleep coaches and mental health providers.</p>',
      bottom: '<p>Book a visit at any hour. Your partner can join, too.</p>',
    },
    action: { label: 'Join the maternity program', partner: partners.maternity },
  },
  'family-building': {
    body: [
      'There’s more than one way to start a family. Get guidance on fertility care, adoption and surrogacy.',
      'A care advocate explains what your plan covers before you decide.',
    ],
    action: { label: 'Talk with an advocate', partner: partners.maternity },
  },
  'care-navigation': {
    body: 'Not sure where to turn? A care guide finds a doctor who fits you, books the visit and sends your records ahead.',
    action: { label: 'Ask a care guide', partner: partners.careNavigation },
  },
  'second-opinion': {
    body: [
      'Before surgery or a major treatment, ask a leading specialist to look at your case. You don’t have to travel.',
      'We collect your records. You get the opinion in writing, and you can share it with your doctor.',
    ],
    action: { label: 'Ask for an opinion', partner: partners.careNavigation },
  },
  'virtual-primary-care': {
    body: [
      'See the same doctor each time, by video. Your doctor knows you, orders tests and refills your medicine.',
      'Same-week visits are common. This program is for members 18 and up.',
    ],
    action: { label: 'Choose your doctor', partner: partners.virtualCare },
  },
  'virtual-urgent-care': {
    body: {
      top: '<p>Fever, rash or a bad cough? See a doctor by phone or video within minutes, day or night.</p>',
      bottom: '<p>In an emergency, call <a href="tel:911">911</a> or go to the emergency room.</p>',
    },
    action: { label: 'See a doctor now', partner: partners.telehealth },
  },
  'in-home-urgent-care': {
    body: {
      top: '<p>Too sick to go out? A care team comes to your home with what an urgent care clinic has. They can test, treat and even stitch a cut.</p>',
      bottom: `<p>Visits run from 8 a.m. to 10 p.m., every day. Call ${callLink(lines.inHomeUrgentCare)}.</p>`,
    },
    action: { label: 'Ask for a visit', link: 'https://home-visits.example/' },
  },
  'health-coaching': {
    body: {
      top: '<p>Choose from 13 programs, such as sleep, weight, stress and blood pressure. Your own coach calls when it works for you.</p>',
      bottom:
        '<p>It works: 68% of members who finish a program reach their goal, and 78% say they feel better.</p>',
    },
    action: { label: 'Choose a program', partner: partners.wellBeing },
  },
  'well-being-portal': {
    body: [
      'Take a short health check and see where you stand. Then pick a challenge, alone or with a team.',
      'Connect your watch or phone, and your steps are counted automatically.',
    ],
    action: { label: 'Open the portal', partner: partners.wellBeing },
  },
  discounts: {
    body: [
      'Save on gyms, hearing aids, glasses, healthy food and more. The discounts aren’t insurance. You pay the store, at a lower price.',
      'A partner runs the program. Before you join, we ask if we may share your name, date of birth and address with the partner.',
    ],
    action: { label: 'Join and save', partner: partners.discounts },
    needsAuthorization: true,
  },
  'tobacco-quitting': {
    body: {
      top: '<p>Most people need more than one try. A quit coach helps you plan, and you can get patches or gum at no cost.</p>',
      bottom: `<p>Call ${callLink(lines.tobaccoQuitting)}, 7 a.m. to midnight Central.</p>`,
    },
    action: { label: 'Make a quit plan', link: 'https://quit-tobacco.example/' },
  },
  fitness: {
    body: 'One monthly fee opens thousands of gyms, near home and on the road. Change gyms as often as you like. You can cancel at any time.',
    action: { label: 'Find a gym', link: 'https://gyms.example/' },
  },
  'nurse-advice-line': {
    body: {
      top: '<p>Is it an ear infection? Can it wait until Monday? Ask a registered nurse, at any hour and at no cost.</p>',
      bottom: `<p>Call ${callLink(lines.nurseAdviceLine)}. In an emergency, call <a href="tel:911">911</a>.</p>`,
    },
  },
  'wellness-rewards': {
    body: [
      'Get a checkup, a flu shot or a screening, and earn points. Trade them for gift cards.',
      'We add the points when we get the claim. You don’t need to send us anything.',
    ],
    action: { label: 'See your points', partner: partners.wellBeing },
  },
  'travel-coverage': {
    body: {
      top: '<p>Care goes where you go. In the United States, you can use our national network. Abroad, <a href="/contact-us">call us</a> first.</p>',
      bottom:
        '<p>Before you leave, see <a href="/traveling-abroad">what is covered when you travel abroad</a>.</p>',
    },
  },
  'payment-plans': {
    body: [
      'Did a medical bill come at a bad time? Borrow up to $1,000 and take up to 12 months to pay it back.',
      'There is no interest and no credit check. Your monthly payment stays the same.',
    ],
    action: { label: 'Set up a payment plan', link: 'https://payment-plans.example/' },
  },
  'medicare-wellness-exam': {
    body: {
      top: '<p>Once a year, your doctor looks at your whole health with you. The visit costs you nothing.</p>',
      bottom:
        '<p>Bring a list of your medicines. Ask for an “annual wellness visit” when you <a href="/find-care">book it</a>.</p>',
    },
  },
  'specialty-delivery': {
    body: [
      'Some drugs must stay cold or are hard to find. Our partner brings them to your door, packed the right way.',
      'A pharmacist calls you before each refill and answers your questions at any hour.',
    ],
    action: { label: 'Set up delivery', partner: partners.specialtyDelivery },
  },
  'cost-estimation': {
    body: {
      top: '<p>The same test can cost ten times as much down the street. Compare prices before you go.</p>',
      bottom:
        '<p>Open <a href="/find-care">the care finder</a> and choose a test or a treatment.</p>',
    },
  },
  'wellness-challenge': { body: 'Teams walked the length of the state together.' },
  'flu-shot-rewards': { body: 'Members who got a flu shot got a gift card.' },
  'virtual-skin-care': { body: 'Members sent photos of their skin to a doctor.' },
  'ma-vision': {
    body: 'Your plan pays for a yearly eye exam and helps with glasses or contact lenses. Use any eye doctor in the network.',
  },
  'ma-hearing': {
    body: 'Get a yearly hearing exam at no cost. If you need hearing aids, you pay a set price for each one.',
    action: { label: 'Find a hearing center', link: 'https://hearing.example/' },
  },
  'ma-dental': {
    body: [
      'Your plan pays up to $3,500 annually for dental care. Cleanings and exams cost you nothing.',
      'Fillings, crowns and dentures count toward the yearly amount.',
    ],
    action: { label: 'Find a dentist', partner: partners.dental },
  },
  'ma-meals': {
    body: {
      top: '<p>After a hospital stay, you should rest, not cook. We bring 2 meals per day for 7 days, up to 14 meals a year.</p>',
      bottom: `<p>Your care team can order them when you go home. Or call ${callLink(lines.maMeals)}.</p>`,
    },
  },
  'ma-otc-food-card': {
    body: [
      'Each month we put money on your card. Spend it on over-the-counter health items or healthy food.',
      'Any money left at the end of the month doesn’t carry over.',
    ],
    action: { label: 'Check your balance', link: 'https://benefit-card.example/' },
  },
  'ma-prepaid-card': {
    body: 'Use this prepaid card to pay your part of dental, vision and hearing bills. It works wherever cards are accepted.',
    action: { label: 'Check your balance', link: 'https://benefit-card.example/' },
  },
  'ma-transportation': {
    body: {
      top: '<p>Need a ride to the doctor or the pharmacy? It’s on us, up to the number of trips in your plan.</p>',
      bottom: `<p>Call ${callLink(lines.maTransportation)} at least two days ahead, Monday to Friday, 8 a.m. to 5 p.m. Central.</p>`,
    },
  },
  'ma-in-home-support': {
    body: 'Someone you can trust helps with laundry, errands and rides, or just keeps you company. Visits are part of your plan.',
    action: { label: 'Ask for a visit', link: 'https://home-visits.example/' },
  },
  'ma-rewards': {
    body: 'Get the care that keeps you well, and earn rewards for it. Start with your yearly wellness exam.',
    action: { label: 'See your rewards', partner: partners.wellBeing },
  },
  'ma-prescription-savings': {
    body: [
      'We look for lower prices on the drugs you take, and tell you when there’s a better choice.',
      'Some drugs can come to your door at no extra cost.',
    ],
    action: { label: 'Find savings', partner: partners.prescriptionSavings },
  },
});
