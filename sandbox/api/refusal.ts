import type { Problem } from '../problem.ts';

/** An error that a handler throws to answer with a problem. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** The headers of the response, beside those of every problem. */
  readonly headers: Record<string, string>;

  constructor(status: number, problem: Problem, headers: Record<string, string> = {}) {
    super(problem.title);
    this.name = 'Refusal';
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}

export const unauthorized = (): Refusal =>
  new Refusal(401, { title: 'Unauthorized', detail: 'Sign in again.' });

export const forbidden = (): Refusal =>
  new Refusal(403, {
    title: 'Forbidden',
    detail: "You do not have access to this member's information.",
  });

export const notFound = (): Refusal =>
  new Refusal(404, { title: 'Not Found', detail: 'Nothing was found under this id.' });

export const serverError = (): Refusal =>
  new Refusal(500, {
    title: 'Internal Server Error',
    detail: 'The request could not be processed.',
  });

export const invalid = (validationErrors: NonNullable<Problem['validationErrors']>): Refusal =>
  new Refusal(422, {
    title: 'Unprocessable Content',
    detail: 'One of the values cannot be accepted.',
    validationErrors,
  });
