/** Stripe's error responses: a status and `{error: {type, code, message, param}}`. */

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

interface Details {
  code?: string;
  param?: string;
}

/** A rejection, thrown anywhere in a handler and returned as it is. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: ErrorType,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** The body that Stripe sends. */
  body() {
    return { error: { ...this.details, message: this.message, type: this.type } };
  }
}

/** 400: invalid parameters. */
export const invalid = (message: string, details?: Details) =>
  new Refusal(400, 'invalid_request_error', message, details);

/** 404 for an id in the path; for an id among the parameters Stripe answers 400. */
export const missing = (what: string, id: string, param = 'id', status = 404) =>
  new Refusal(status, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export const unknownUrl = (method: string, path: string) =>
  new Refusal(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
