/** The account, the events as a client reads them, and the customer portal where people change their payment method. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { flag, isWithin, list, moments } from '@/tools/stripe-stand-in/form';
import { call, none, paging, pageOf } from '@/tools/stripe-stand-in/routes';
import type { Route } from '@/tools/stripe-stand-in/routes';
import type { PortalRecord, State } from '@/tools/stripe-stand-in/state';

const account: Stripe.Account = {
  id: 'acct_standin',
  object: 'account',
  business_profile: null,
  business_type: 'company',
  charges_enabled: true,
  country: 'BE',
  default_currency: 'eur',
  details_submitted: true,
  email: 'stripe@kustverblijf.test',
  payouts_enabled: true,
  settings: null,
  type: 'standard',
};

function drawPortal(state: State, portal: PortalRecord): Stripe.BillingPortal.Session {
  return {
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_standin',
    created: portal.created,
    customer: portal.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: portal.locale,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url: `${state.origin()}/portal/${portal.id}`,
  };
}

const opening = z.strictObject({
  customer: z.string(),
  return_url: z.url().optional(),
  locale: z.string().optional(),
});

const eventList = z.strictObject({
  ...paging,
  type: z.string().optional(),
  types: list(z.string()).optional(),
  created: moments.optional(),
  delivery_success: flag.optional(),
});

/** `invoice.*` matches all types with that prefix. */
const isOfType = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const accountRoutes: Route[] = [
  call('GET', '/v1/account', none, () => account),
  call('POST', '/v1/billing_portal/sessions', opening, ({ state }, params) => {
    const { id } = state.customers.get(params.customer, 'customer');
    const portal = state.portals.put({
      id: state.id('bps'),
      created: state.now(),
      customer: id,
      returnUrl: params.return_url ?? null,
      locale: params.locale ?? null,
    });
    return drawPortal(state, portal);
  }),
  call('GET', '/v1/events/:id', none, ({ happenings }, _params, id) => happenings.get(id)),
  call('GET', '/v1/events', eventList, ({ happenings }, params) => {
    const wanted = params.types ?? (params.type === undefined ? ['*'] : [params.type]);
    const found = happenings
      .all()
      .filter(
        (event) =>
          wanted.some((one) => isOfType(event.type, one)) &&
          isWithin(event.created, params.created) &&
          (params.delivery_success === undefined ||
            params.delivery_success === (event.pending_webhooks === 0)),
      );
    return pageOf('/v1/events', found, params, (event) => event);
  }),
];
