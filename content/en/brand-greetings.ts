/** The line beside each brand's illustration, as `brands/<id>/words/en.ts` has it. */
export { brandGreetings } from '#generated/brands/en/greetings.ts';
