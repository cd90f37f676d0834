/** The service's error bodies: `{detail: [{msg, type, loc?}]}`, and a bare string where the router itself refuses. */

export interface Detail {
  msg: string;
  type: string;
  loc?: readonly (string | number)[] | undefined;
}

/** A refusal of the whole call, thrown anywhere and answered as it is. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly detail: string | readonly Detail[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '));
    this.name = 'Refusal';
  }
}

const types: Readonly<Record<number, string>> = {
  400: 'validation_error',
  401: 'authentication_error',
  403: 'authorization_error',
  404: 'not_found_error',
  409: 'duplicate_error',
  422: 'validation_error',
  500: 'internal_error',
  503: 'service_unavailable',
};

/** A refusal with one detail, whose type follows from the status. */
export const refuse = (status: number, msg: string) =>
  new Refusal(
    status,
    [{ msg, type: types[status] ?? 'validation_error' }],
    status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  );

export const noRoute = () => new Refusal(404, 'Not Found');
export const broken = () => refuse(500, 'An internal server error occurred');
