/**
 * Days and party in a page's URL are kept in every link and form in its HTML, as sent, without a browser. Only links
 * whose label says so leave them out.
 */
import { expect, test } from 'vitest';
import { decode } from '@/e2e/support/html';
import { origin } from '@/e2e/support/program';
import { addDays, todayIn } from '@/lib/dates/day';
import { matchRoute } from '@/lib/match-route';
import { route } from '@/lib/desk-paths';
import type { RouteName } from '@/lib/desk-paths';

const slug = 'de-witte-golf-oostende';
const party = { adults: '2', children: '1', babies: '1', pets: '1' };
const arrival = addDays(todayIn(), 60);
const days = { arrival, departure: addDays(arrival, 7) };
const asked = { ...days, ...party };

const carrying = new Set<RouteName>([
  'listing.index',
  'listing.show',
  'listing.booking-request.create',
  'listing.contact-request.create',
  'listing.favorites',
  'search-alert.create',
]);

/** Labels of links that remove something, such as chips. */
const leavesOut = /^(Wis|Verder zonder|zonder|Zonder|Verwijder filter|Alle vakantiewoningen tonen)/;

const pages: Readonly<Record<string, string>> = {
  overview: route('listing.index', {}, asked),
  'overview of a town': route('listing.index', {}, { listing_city_id: '11', ...asked }),
  'overview that found nothing': route('listing.index', {}, { logiesdecreet: 'ZZZZZZ', ...asked }),
  'overview without days': route('listing.index', {}, party),
  home: route('listing.show', { slug }, asked),
  'home without days': route('listing.show', { slug }, party),
  'reviews of a home': route('listing.show', { slug }, { ...asked, beoordelingen: '1' }),
  'request form': route('listing.booking-request.create', { slug }, asked),
  question: route('listing.contact-request.create', { slug }, asked),
  alert: route('search-alert.create', {}, { ...asked, woning: slug }),
  'no favourites': route('listing.favorites', {}, asked),
  'a shared list': route('listing.favorites', {}, { ids: '1,2,3', ...asked }),
  'a home that is not there': route('listing.show', { slug: 'nergens-te-vinden' }, asked),
  'its form': route('listing.booking-request.create', { slug: 'nergens-te-vinden' }, asked),
  'alert of a search': route('search-alert.create', {}, { listing_city_id: '11', ...asked }),
};

interface Way {
  label: string;
  /** A path with its query. */
  to: string;
  isForm: boolean;
}

const textOf = (html: string) =>
  decode(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

/** The links of a body, with their label. */
function linksOf(body: string): Way[] {
  return Array.from(body.matchAll(/<a(\s[^>]*)>([\s\S]*?)<\/a>/g), ([, tag = '', inner = '']) => ({
    label: attribute(tag, 'aria-label') ?? textOf(inner),
    to: attribute(tag, 'href') ?? '',
    isForm: false,
  }));
}

/** Its forms that lead on, with what they would send as they are. */
function formsOf(body: string): Way[] {
  return Array.from(body.matchAll(/<form(\s[^>]*)>([\s\S]*?)<\/form>/g)).flatMap(
    ([, tag = '', inner = '']) => {
      if ((attribute(tag, 'method') ?? 'get').toLowerCase() !== 'get') return [];
      const sent = new URLSearchParams();
      for (const [, input = ''] of inner.matchAll(/<input(\s[^>]*)>/g)) {
        const isOff = /type="(checkbox|radio)"/.test(input) && !/\schecked/.test(input);
        if (!isOff) sent.append(attribute(input, 'name') ?? '', attribute(input, 'value') ?? '');
      }
      for (const [, select = '', options = ''] of inner.matchAll(/<select(\s[^>]*)>([\s\S]*?)<\/select>/g)) {
        const chosen = /<option[^>]*\sselected=""[^>]*>/.exec(options)?.[0] ?? '';
        sent.append(attribute(select, 'name') ?? '', attribute(chosen, 'value') ?? '');
      }
      return [{ label: 'form', to: `${attribute(tag, 'action') ?? ''}?${sent}`, isForm: true }];
    },
  );
}

const bodyOf = (html: string) =>
  /<main[\s\S]*<\/main>/.exec(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))?.[0] ?? '';

test.each(Object.entries(pages))('%s', async (_name, path) => {
  const body = bodyOf(await (await fetch(origin + path)).text());
  const own = new URL(path, origin).searchParams;
  const ways = [...linksOf(body), ...formsOf(body)].flatMap((way) => {
    const url = new URL(way.to, new URL(path, origin));
    const found = url.origin === origin ? matchRoute(url.pathname) : null;
    const leads = found !== null && carrying.has(found.name) && !way.to.startsWith('#');
    return leads && !leavesOut.test(way.label) ? [{ ...way, given: url.searchParams }] : [];
  });
  expect(ways.length).toBeGreaterThan(0);
  const lost = ways.filter(({ given, isForm }) => {
    const members = Object.entries(party).filter(([who, count]) => given.get(who) !== count);
    // A suggestion or another free stay has other days.
    const hasDays = !own.has('arrival') || Boolean(given.get('arrival') && given.get('departure'));
    return members.length > 0 || !(hasDays || (isForm && given.has('arrival')));
  });
  expect(lost.map(({ label, to }) => `${label}: ${to}`)).toEqual([]);
  expect(ways.filter(({ given }) => given.has('guests'))).toEqual([]);
});
