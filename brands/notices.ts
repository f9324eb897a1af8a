/** Where Medicare helps with appeals, and finds the State Health Insurance Assistance Program. */
export const medicareHelp = 'https://www.medicare.gov/talk-to-someone';
