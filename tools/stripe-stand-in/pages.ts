/** Pages in place of Stripe's: paying for a subscription or an invoice, and changing the card. */
import { EURO_SPACE, formatEuro } from '@/lib/money/euro';
import { formatMomentDay } from '@/lib/format/date';
import { costsOf, drawSession } from '@/tools/stripe-stand-in/checkout';
import { invalid, Refusal } from '@/tools/stripe-stand-in/errors';
import { html, page } from '@/tools/stripe-stand-in/html';
import type { Html } from '@/tools/stripe-stand-in/html';
import { totalOfInvoice } from '@/tools/stripe-stand-in/invoices';
import { payInvoice, paySession, setOutcome } from '@/tools/stripe-stand-in/paying';
import type { World } from '@/tools/stripe-stand-in/routes';
import type {
  InvoiceRecord,
  PaymentOutcome,
  PortalRecord,
  SessionRecord,
} from '@/tools/stripe-stand-in/state';
import { totalOf } from '@/tools/stripe-stand-in/tax';

/** A page, or a redirect. */
export type Shown = { status: number; body: string } | { location: string };

const euro = (cents: number) => formatEuro(cents).replaceAll(EURO_SPACE, ' ');
const dayOf = (seconds: number) => formatMomentDay(new Date(seconds * 1000));
const periods = { year: 'per jaar', month: 'per maand' };
const countries = [
  ['BE', 'België'],
  ['NL', 'Nederland'],
  ['DE', 'Duitsland'],
  ['FR', 'Frankrijk'],
  ['LU', 'Luxemburg'],
] as const;

const shown = (title: string, content: Html, status = 200): Shown => ({ status, body: page(title, content) });
const row = (name: string, value: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
const alert = (sentence: string | null) =>
  sentence !== null && html`<p class="error" role="alert">${sentence}</p>`;
const back = (url: string | null, words: string) =>
  url !== null && html`<p><a href="${url}">${words}</a></p>`;

function vatFields(session: SessionRecord, country: string | null): Html {
  const options = countries.map(
    ([code, name]) => html`<option value="${code}" ${code === country && html` selected`}>${name}</option>`,
  );
  return html`<fieldset>
    <legend>Factuurgegevens</legend>
    <label
      >Land
      <select name="country" autocomplete="country">
        ${options}
      </select></label
    >
    ${
      session.collectsTaxId &&
      html`<label
        >Btw-nummer (mag leeg blijven) <input name="vat_number" autocomplete="off" maxlength="20"
      /></label>`
    }
  </fieldset>`;
}

function checkoutPage({ state }: World, session: SessionRecord, error: string | null): Shown {
  if (session.status === 'complete') {
    return shown(
      'Betaling ontvangen',
      html`<p>Deze bestelling is al afgerond.</p>
        ${back(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 'Verder')}`,
    );
  }
  if (session.status === 'expired') {
    return shown(
      'Betaalpagina verlopen',
      html`<p>Deze betaalpagina is verlopen.</p>
        ${back(session.cancelUrl, 'Terug')}`,
      410,
    );
  }
  const { amount, tax } = costsOf(state, session);
  const { price, quantity, trialDays } = session;
  const country = state.customers.find(session.customer)?.address?.country ?? null;
  return shown(
    'Abonnement betalen',
    html`${alert(error)}
      <dl>
        ${row(price.productName, `${euro(price.unitAmount * quantity)} ${periods[price.interval]}`)}
        ${trialDays !== null && row('Proefperiode', `${trialDays} dagen`)}
        ${tax !== null && tax.amount > 0 && row(tax.behavior === 'inclusive' ? 'Waarvan btw' : 'Btw', euro(tax.amount))}
        ${row('Nu te betalen', euro(totalOf(amount, tax)))}
      </dl>
      <form method="post">
        ${vatFields(session, country)}
        <button class="first" name="payment" value="card">Betalen</button>
        <button name="payment" value="bank">Betalen met bank (komt later)</button>
        <button name="payment" value="fails">Betaling laten mislukken</button>
      </form>
      ${back(session.cancelUrl, 'Terug zonder te betalen')}`,
  );
}

const errors = {
  geweigerd: 'De betaling is geweigerd. Probeer het opnieuw of kies een andere manier van betalen.',
  'btw-nummer': 'Dit btw-nummer is niet juist. Kijk het na of laat het leeg.',
};

const isError = (value: string | null): value is keyof typeof errors => value !== null && value in errors;

function payCheckout(world: World, session: SessionRecord, form: URLSearchParams): Shown {
  const own = `/checkout/${session.id}`;
  const payment = form.get('payment');
  if (session.status !== 'open') return { location: own };
  if (payment !== 'card' && payment !== 'bank' && payment !== 'fails') throw invalid('Which button was it?');
  const country = countries.find(([code]) => code === form.get('country'))?.[0];
  try {
    const given = { country, vatNumber: form.get('vat_number')?.trim() || undefined };
    const result = paySession(world, session, payment, given);
    if (result === 'declined') return { location: `${own}?fout=geweigerd` };
  } catch (error) {
    if (error instanceof Refusal && error.details.code === 'tax_id_invalid') {
      return { location: `${own}?fout=btw-nummer` };
    }
    throw error;
  }
  return {
    location:
      drawSession(world.state, session).success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? own,
  };
}

const invoiceStates = {
  draft: 'in opmaak',
  open: 'nog te betalen',
  paid: 'betaald',
  void: 'vervallen',
  uncollectible: 'niet inbaar',
};

function invoicePage(invoice: InvoiceRecord): Shown {
  return shown(
    `Factuur ${invoice.number ?? ''}`,
    html`<dl>
        ${row(invoice.price.productName, `${dayOf(invoice.period.start)} tot ${dayOf(invoice.period.end)}`)}
        ${row('Bedrag', euro(totalOfInvoice(invoice)))} ${row('Stand', invoiceStates[invoice.status])}
      </dl>
      ${invoice.status === 'open' && html`<form method="post"><button class="first">Betalen</button></form>`}`,
  );
}

function portalPage({ state }: World, portal: PortalRecord): Shown {
  const customer = state.customers.get(portal.customer);
  const choice = (value: PaymentOutcome, words: string) => {
    const isChosen = (value === 'fails') === (customer.outcome === 'fails');
    return html`<label class="choice"
      ><input type="radio" name="outcome" value="${value}" ${isChosen && html` checked`} /> ${words}</label
    >`;
  };
  const invoices = state.invoices.where((one) => one.customer === customer.id).toReversed();
  const lines = invoices.map(
    (one) =>
      html`<li>
        <a href="/invoice/${one.id}">Factuur ${one.number ?? one.id}</a> van ${dayOf(one.created)}:
        ${euro(totalOfInvoice(one))} (${invoiceStates[one.status]})
      </li>`,
  );
  return shown(
    'Betaalgegevens en facturen',
    html`<h2>Betaalgegevens</h2>
      <form method="post">
        <fieldset>
          <legend>Kaart voor de volgende betaling</legend>
          ${choice('succeeds', 'Kaart die werkt (•••• 4242)')}
          ${choice('fails', 'Kaart die geweigerd wordt (•••• 0341)')}
        </fieldset>
        <button class="first">Opslaan</button>
      </form>
      <h2>Facturen</h2>
      ${
        lines.length
          ? html`<ul>
              ${lines}
            </ul>`
          : html`<p>Er zijn nog geen facturen.</p>`
      }
      ${back(portal.returnUrl, 'Terug')}`,
  );
}

function showOrPay(
  world: World,
  kind: string,
  id: string,
  query: URLSearchParams,
  form: URLSearchParams | null,
) {
  const { state } = world;
  if (kind === 'checkout') {
    const session = state.sessions.get(id);
    if (form) return payCheckout(world, session, form);
    const error = query.get('fout');
    return checkoutPage(world, session, isError(error) ? errors[error] : null);
  }
  if (kind === 'invoice') {
    const invoice = state.invoices.get(id);
    if (!form) return invoicePage(invoice);
    if (invoice.status === 'open') payInvoice(world, id);
    return { location: `/invoice/${id}` };
  }
  const portal = state.portals.get(id);
  if (!form) return portalPage(world, portal);
  setOutcome(world, portal.customer, form.get('outcome') === 'fails' ? 'fails' : 'succeeds');
  return { location: `/portal/${id}` };
}

/**
 * The page at a URL, or undefined if there is none.
 * @param form the body of a POST; null for a GET
 */
export function hostedPage(world: World, url: URL, form: URLSearchParams | null): Shown | undefined {
  const [, kind = '', id = '', ...rest] = url.pathname.split('/');
  if (!['checkout', 'invoice', 'portal'].includes(kind) || rest.length) return undefined;
  try {
    return showOrPay(world, kind, id, url.searchParams, form);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isUnknown = error.status === 404;
    const words = isUnknown ? 'Deze pagina bestaat niet.' : 'Dat kan nu niet.';
    return shown(isUnknown ? 'Niet gevonden' : 'Dat kan nu niet', html`<p>${words}</p>`, error.status);
  }
}
