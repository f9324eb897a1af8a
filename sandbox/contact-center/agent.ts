/** The name of the agent in the sandbox's contact center. */
export const agent = 'Jordan';

export function greeting(firstName: string): string {
  return `Hi ${firstName}, this is ${agent} with Member Services. How can I help you today?`;
}

export const farewell = 'Thank you for chatting with us today. Take care!';

/** The canned replies. The first match wins, so narrower patterns are first. */
const replies: readonly (readonly [asked: RegExp, reply: string])[] = [
  [
    /\bid cards?\b|\bcards?\b/i,
    'You can see and print your ID card under Policy, ID Card. If you order a new one there, it arrives within 7 business days.',
  ],
  [
    /\bclaims?\b|\beob\b|explanation of benefits/i,
    'You will find each claim with what the plan paid and what you may owe under Care, Claims. If one looks wrong, send me its number and I will have it looked at; you get an answer by the next business day.',
  ],
  [
    /\bpay(ing|ment|ments)?\b|\bbills?\b|\bpremiums?\b|autopay/i,
    'Payments made online are credited in 24 to 48 hours, and autopay drafts on the 26th. You can pay or set up autopay under Pay Bill.',
  ],
  [
    /deductible|out.of.pocket|copay|coinsurance/i,
    'Your dashboard shows how much of your deductible and out-of-pocket maximum is used, and Spending Details has all the numbers.',
  ],
  [
    /\b(doctor|provider|specialist|find care)\b/i,
    'Find Care lists the doctors and hospitals in your network. Would you like help to choose one?',
  ],
  [/\bthank(s| you)\b/i, 'You are welcome! Is there anything else I can help with?'],
  [/^(hi|hello|hey)\b/i, 'Hello! What can I do for you?'],
];

export function replyTo(text: string): string {
  const [, reply] = replies.find(([questionPattern]) => questionPattern.test(text)) ?? [];
  return (
    reply ?? 'Thank you, I am looking into that for you. Can you tell me a little more about it?'
  );
}

export function isFarewell(text: string): boolean {
  return /\b(good)?bye\b/i.test(text);
}
