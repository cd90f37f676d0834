import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import TermsAndConditionsPage from '@/app/(public)/algemene-voorwaarden/page';
import AboutPage from '@/app/(public)/over-ons/page';
import { ContactDetails } from '@/components/contact/contact-details';
import { Faq } from '@/components/contact/faq';
import { SectionText, shownSections } from '@/components/pages/edited-sections';
import { BelowBanner } from '@/components/site/site-banner';
import { letterSamples } from '@/emails/letter-samples';
import { MAX_ID } from '@/lib/api/params';
import { addDays, todayIn } from '@/lib/dates/day';
import type { ListedText, PreviewDto, TextDto } from '@/lib/edited-texts/contract';
import { textFault } from '@/lib/edited-texts/judge-text';
import { editableTexts, fallbackOf } from '@/lib/edited-texts/registry';
import { organization } from '@/lib/front-page/json-ld';
import { languages } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { aboutSections } from '@/lib/texts/about';
import { editedTextsTexts } from '@/lib/texts/edited-texts';
import { termsArticles } from '@/lib/texts/terms-of-service';
import { prisma } from '@/server/db';
import { renewTexts } from '@/server/edited-texts/current-texts';
import { findDraft } from '@/server/features/edited-texts/find-draft';
import { findReviewsStrip } from '@/server/features/settings/reviews-strip';
import { sendMail } from '@/server/mail/send-mail';
import { withRequestContext } from '@/server/http/request-context';
import { inLanguage } from '@/server/language';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(async () => {
  await truncateAll();
  await renewTexts();
});

const { faults } = editedTextsTexts;
const admin = async () => signedIn(await makeAdmin());
const asked = '## Mag mijn hond mee?\nJa, en <b>graag</b>.\n\nLees [meer](https://x.test/honden).';

interface Change {
  locale?: string;
  body: unknown;
  version?: unknown;
}

const put = (client: TestClient, key: string, { locale = 'nl', version = 0, ...body }: Change) =>
  client.put<{ data: TextDto; errors: Record<string, string[]> }>(`/api/admin/texts/${key}`, {
    locale,
    version,
    ...body,
  });
const get = async (client: TestClient, key: string, query = '') =>
  (await client.get<{ data: TextDto }>(`/api/admin/texts/${key}${query}`)).body.data;

const shown = (locale: Language, Part: () => React.ReactNode) =>
  inLanguage(locale, () => renderToStaticMarkup(<Part />));
const BelowIt = () => <BelowBanner>{<main />}</BelowBanner>;

describe('a text', () => {
  it('is the code’s own until somebody changes it, in that language alone', async () => {
    const client = await admin();
    const own = { nl: shown('nl', Faq), fr: shown('fr', Faq) };
    const before = await get(client, 'faq', '?locale=fr');
    expect(before).toMatchObject({ version: 0, versions: [], locale: 'fr', path: '/fr/contact#faq' });
    expect(before.body).toBe(before.default);
    const saved = await put(client, 'faq', { locale: 'fr', body: asked });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ version: 1, body: asked, default: before.default });
    expect(shown('fr', Faq)).toBe(own.fr);
    await renewTexts();
    expect(shown('nl', Faq)).toBe(own.nl);
    const html = shown('fr', Faq);
    expect(html).toContain('Mag mijn hond mee?');
    expect(html).toContain('Ja, en &lt;b&gt;graag&lt;/b&gt;.');
    expect(html).toContain('href="https://x.test/honden"');
  });

  it('keeps who made which version when, and goes back to an earlier one and to the code’s own', async () => {
    const user = await makeAdmin({ firstName: 'Ada', lastName: 'Maes' });
    const client = await signedIn(user);
    const own = shown('nl', ContactDetails);
    await put(client, 'contact.hours', { body: 'Op weekdagen' });
    await put(client, 'contact.hours', { body: 'Altijd', version: 1 });
    const first = await get(client, 'contact.hours', '?version=1');
    expect(first).toMatchObject({ body: 'Op weekdagen', version: 2 });
    await put(client, 'contact.hours', { body: first.body, version: 2 });
    await renewTexts();
    expect(shown('nl', ContactDetails)).toContain('Op weekdagen');
    expect(organization('https://x.test').contactPoint).not.toHaveProperty('hoursAvailable');
    const { body } = await put(client, 'contact.hours', { body: null, version: 3 });
    expect(body.data.versions).toMatchObject([
      { version: 4, is_default: true, made_by: { id: user.id, name: 'Ada Maes' } },
      { version: 3, is_default: false },
      { version: 2 },
      { version: 1 },
    ]);
    await renewTexts();
    expect(shown('nl', ContactDetails)).toBe(own);
    expect((await client.get('/api/admin/texts/contact.hours?version=9')).status).toBe(404);
    const logged = await prisma().auditLog.findMany({ orderBy: { id: 'asc' } });
    expect(logged.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['text.update', user.id, { key: 'contact.hours', locale: 'nl', version: 1 }],
      ['text.update', user.id, { key: 'contact.hours', locale: 'nl', version: 2 }],
      ['text.update', user.id, { key: 'contact.hours', locale: 'nl', version: 3 }],
      ['text.update', user.id, { key: 'contact.hours', locale: 'nl', version: 4, to_default: true }],
    ]);
  });

  it('is not saved over another’s newer version, nor twice at the same moment', async () => {
    const client = await admin();
    const both = await Promise.all(['a', 'b'].map((body) => put(client, 'banner', { body })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await put(client, 'banner', { body: 'c', version: 0 })).status).toBe(409);
    expect((await put(client, 'banner', { body: 'c', version: 2 })).status).toBe(409);
    expect((await put(client, 'banner', { body: 'c', version: MAX_ID })).status).toBe(409);
    expect(await prisma().editedText.count()).toBe(1);
  });

  it('never changes once it was saved, and forgets an account that is removed', async () => {
    const client = await admin();
    const { id } = await makeAdmin();
    await prisma().editedText.create({
      data: { key: 'banner', locale: 'nl', version: 1, body: 'a', madeById: id },
    });
    await expect(prisma().editedText.updateMany({ data: { body: 'b' } })).rejects.toThrow('violated');
    await expect(prisma().editedText.deleteMany()).rejects.toThrow('violated');
    await prisma().editedText.updateMany({ data: { madeById: null } });
    expect((await get(client, 'banner')).versions).toMatchObject([{ version: 1, made_by: null }]);
  });

  it('is listed with the languages in which it is changed', async () => {
    const client = await admin();
    await put(client, 'faq', { locale: 'de', body: asked });
    await put(client, 'faq', { body: asked });
    await put(client, 'faq', { body: null, version: 1 });
    const { data } = (await client.get<{ data: ListedText[] }>('/api/admin/texts')).body;
    expect(data.find(({ key }) => key === 'faq')?.edited).toMatchObject([{ locale: 'de' }]);
    expect(data.filter(({ group }) => group === 'towns')).toHaveLength(14);
    expect(data.flatMap(({ edited }) => edited)).toHaveLength(1);
  });

  it.each([
    ['faq', { body: 'Geen vraag' }, { body: [faults.questions.titleFirst] }],
    ['faq', { body: '' }, { body: [faults.empty] }],
    ['banner', { body: 'x'.repeat(201) }, { body: [faults.tooLong(200)] }],
    ['contact.email', { body: 'geen' }, { body: [faults.email] }],
    ['contact.email', { body: 'a@b.test', locale: 'fr' }, { locale: [faults.notInLanguage] }],
  ])('%s is refused as %j', async (key, change, errors) => {
    const { status, body } = await put(await admin(), key, change);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await prisma().editedText.count()).toBe(0);
  });

  it('refuses days of the line that end before they begin, whichever comes last', async () => {
    const client = await admin();
    expect((await put(client, 'banner.from', { body: '2027-05-02' })).status).toBe(200);
    const { status, body } = await put(client, 'banner.until', { body: '2027-05-01' });
    expect([status, body.errors]).toEqual([422, { body: [faults.order] }]);
    expect((await put(client, 'banner.until', { body: '2027-05-02' })).status).toBe(200);
    expect((await put(client, 'banner.from', { body: '2027-05-03', version: 1 })).status).toBe(422);
    expect((await put(client, 'banner.until', { body: '', version: 1 })).status).toBe(200);
    expect((await put(client, 'banner.from', { body: '2027-05-03', version: 1 })).status).toBe(200);
  });

  it.each([
    ['locale', { body: 'a', locale: 'es' }],
    ['body', { body: 5 }],
    ['body', { body: undefined }],
    ['body', { body: 'x'.repeat(100_001) }],
    ['version', { body: 'a', version: -1 }],
    ['version', { body: 'a', version: '0' }],
  ])('is refused under %s: %j', async (field, change) => {
    const { status, body } = await put(await admin(), 'banner', change);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('that does not exist is not found, and only admins reach any', async () => {
    const client = await admin();
    for (const key of ['niets', 'toString', 'constructor'])
      expect((await client.get(`/api/admin/texts/${key}`)).status).toBe(404);
    expect((await put(client, 'niets', { body: 'a' })).status).toBe(404);
    const landlord = await signedIn(await makeUser());
    expect((await put(landlord, 'banner', { body: 'a' })).status).toBe(403);
  });
});

describe('what is shown', () => {
  it('has a line above it on its days alone', async () => {
    const client = await admin();
    const today = todayIn();
    const none = shown('en', BelowIt);
    expect(none).toBe('<main></main>');
    await put(client, 'banner', { locale: 'en', body: 'Closed <script>1</script>' });
    await renewTexts();
    expect(shown('en', BelowIt)).toContain('Closed &lt;script&gt;1&lt;/script&gt;');
    expect(shown('nl', BelowIt)).toBe(none);
    const days = [
      ['banner.from', addDays(today, 1), false],
      ['banner.from', today, true],
      ['banner.from', addDays(today, -2), true],
      ['banner.from', addDays(today, -1), true],
      ['banner.until', addDays(today, -1), false],
      ['banner.until', today, true],
    ] as const;
    for (const [key, body, isShown] of days) {
      const { version } = await get(client, key);
      expect((await put(client, key, { body, version })).status).toBe(200);
      await renewTexts();
      expect([key, body, shown('en', BelowIt) !== none]).toEqual([key, body, isShown]);
    }
  });

  it('has the operator’s details wherever it tells them', async () => {
    const client = await admin();
    await put(client, 'contact.phone', { body: '059 11 22 33' });
    await put(client, 'company.name', { body: 'Kust & Zee bv' });
    await put(client, 'reviews_strip', { locale: 'de', body: 'Sehr gut' });
    await renewTexts();
    expect(shown('fr', ContactDetails)).toContain('href="tel:+3259112233"');
    expect(shown('fr', ContactDetails)).toContain('Kust &amp; Zee bv');
    expect(organization('https://x.test').telephone).toBe('+3259112233');
    expect(await inLanguage('de', findReviewsStrip)).toEqual({ text: 'Sehr gut' });
    expect(await findReviewsStrip()).toEqual({ text: null });
  });
});

it.each(languages)('the code’s own texts in %s could all be saved', (locale) => {
  const refused = inLanguage(locale, () =>
    editableTexts.flatMap(([key, text]) => {
      const fault = text.languages.includes(locale) ? textFault(text, fallbackOf(text)) : null;
      return fault === null ? [] : [[key, fault]];
    }),
  );
  expect(refused).toEqual([]);
});

describe('a letter', () => {
  const name = 'review-asked';
  const props = letterSamples[name];

  it('leaves with the operator’s subject and opening, in the guest’s language', async () => {
    const client = await admin();
    await put(client, `letter.${name}.subject`, { locale: 'fr', body: '{home} : et alors ?' });
    await put(client, `letter.${name}.opening`, {
      locale: 'fr',
      body: 'Parlez-nous de {home}, <b>vite</b>.',
    });
    const sent: { subject: string; text: string; html: string }[] = [];
    const mailer = { send: async (letter: (typeof sent)[number]) => void sent.push(letter) };
    for (const locale of ['fr', 'nl']) {
      const { id } = await prisma().outgoingMail.create({
        data: { dedupeKey: locale, template: name, recipient: 'gast@x.test', props, locale },
      });
      await sendMail({ mailId: id }, mailer);
    }
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Zeezicht : et alors ? (K-7GH2QX)',
      expect.stringContaining('Zeezicht'),
    ]);
    expect(sent[0]?.html).toContain('Parlez-nous de Zeezicht, &lt;b&gt;vite&lt;/b&gt;.');
    expect(sent[1]?.html).toContain('U verbleef in Zeezicht. Hoe was het?');
  });

  it('that lost what it has to say is refused', async () => {
    const { status, body } = await put(await admin(), `letter.${name}.opening`, { body: 'Hoe was het?' });
    expect([status, body.errors]).toEqual([422, { body: [faults.lost('home')] }]);
  });

  it('to a landlord leaves with the operator’s subject and opening, which tell what they have to', async () => {
    const client = await admin();
    const [subject, opening] = ['letter.booking-new.subject', 'letter.booking-new.opening'];
    const lost = await put(client, opening, { body: 'U hebt een aanvraag.' });
    expect([lost.status, lost.body.errors]).toEqual([422, { body: [faults.lost('guest')] }]);
    const french = await put(client, opening, { locale: 'fr', body: '{guest}' });
    expect([french.status, french.body.errors]).toEqual([422, { locale: [faults.notInLanguage] }]);
    await put(client, subject, { body: 'Goed nieuws: {guest} wil naar {home}' });
    await put(client, opening, { body: '{guest} wil <b>graag</b> komen.' });
    const { id } = await prisma().outgoingMail.create({
      data: {
        ...{ dedupeKey: 'x', template: 'booking-new', recipient: 'verhuurder@x.test' },
        props: { ...letterSamples['booking-new'], guestName: 'Jan {home}' },
      },
    });
    const sent: { subject: string; html: string }[] = [];
    await sendMail({ mailId: id }, { send: async (letter: (typeof sent)[number]) => void sent.push(letter) });
    expect(sent[0]?.subject).toBe('Goed nieuws: Jan {home} wil naar Zeezicht (K-7GH2QX)');
    expect(sent[0]?.html).toContain('Jan {home} wil &lt;b&gt;graag&lt;/b&gt; komen.');
  });

  it('has a name of its own in the list, below its reader', async () => {
    const { body } = await (await admin()).get<{ data: ListedText[] }>('/api/admin/texts');
    const letters = body.data.filter(({ letter }) => letter !== null);
    expect(new Set(letters.map(({ label }) => label)).size).toBe(letters.length);
    expect(letters.find(({ key }) => key === 'letter.stay-withdrawn.opening')).toMatchObject({
      group: 'landlord_letters',
      label: 'Verblijf geannuleerd door de gast (verhuurder): eerste zin',
      letter: { name: 'Verblijf geannuleerd door de gast (verhuurder)', part: 'opening' },
      locales: ['nl'],
    });
  });

  it('that is Dutch alone is previewed too', async () => {
    const client = await admin();
    const key = 'letter.wrong-tries.opening';
    const { body } = await client.post<{ data: PreviewDto }>(`/api/admin/texts/${key}/previews`, {
      locale: 'nl',
      body: 'Let op: {what}',
    });
    expect(body.data.letter?.html).toContain('Let op: De voorbije 24 uur');
  });

  it.each(editableTexts.flatMap(([key, { group }]) => (group === 'letters' ? [key] : [])))(
    '%s is previewed in the letter',
    async (key) => {
      const client = await admin();
      const { placeholders } = await get(client, key, '?locale=de');
      const typed = ['Achtung', ...placeholders.map((one) => `{${one}}`)].join(' ');
      const { body } = await client.post<{ data: PreviewDto }>(`/api/admin/texts/${key}/previews`, {
        locale: 'de',
        body: typed,
      });
      const { path, letter } = body.data;
      expect(path).toBeNull();
      expect(key.endsWith('subject') ? letter?.subject : letter?.html).toContain('Achtung');
      expect(letter?.html).not.toMatch(/\{\w+\}/);
      expect(await prisma().textDraft.count()).toBe(0);
    },
  );
});

describe('a statutory page', () => {
  const Terms = () => (
    <>
      {shownSections('terms', termsArticles('12 mois'), { months: '12 mois' }).map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <SectionText section={section} />
        </section>
      ))}
    </>
  );

  it('has the operator’s articles, which keep telling how long data are kept', async () => {
    const client = await admin();
    const own = shown('fr', Terms);
    expect((await get(client, 'terms', '?locale=fr')).default).toContain('{months}');
    const lost = await put(client, 'terms', { locale: 'fr', body: '## Un\nRien.' });
    expect([lost.status, lost.body.errors]).toEqual([422, { body: [faults.lost('months')] }]);
    await put(client, 'terms', { locale: 'fr', body: '## Un\nTexte.\n\n- a\n\n## Deux\nPendant {months}.' });
    await renewTexts();
    expect(shown('fr', Terms)).toBe(
      '<section><h2>Un</h2><p><span>Texte.</span></p><ul class="list-disc space-y-1 pl-6"><li><span>a</span></li></ul></section>' +
        '<section><h2>Deux</h2><p><span>Pendant 12 mois.</span></p></section>',
    );
    await put(client, 'terms', { locale: 'fr', body: null, version: 1 });
    await renewTexts();
    expect(shown('fr', Terms)).toBe(own);
  });
});

describe('a page of text', () => {
  it('about us has the operator’s sections, in that language alone, and keeps the anchor of a title kept', async () => {
    const client = await admin();
    const own = { nl: shown('nl', AboutPage), fr: shown('fr', AboutPage) };
    expect((await get(client, 'about', '?locale=fr')).path).toBe('/fr/a-propos');
    const kept = inLanguage('fr', () => aboutSections().find(({ id }) => id === 'veilig-gebruik')?.title);
    const body = `## Nous\nDepuis <b>1999</b>.\n\n## ${kept}\n- prudence`;
    expect((await put(client, 'about', { locale: 'fr', body })).status).toBe(200);
    await put(client, 'about.intro', { locale: 'fr', body: 'Bonjour.' });
    await renewTexts();
    const html = shown('fr', AboutPage);
    expect(html).toContain('Depuis &lt;b&gt;1999&lt;/b&gt;.');
    expect(html).toContain('Bonjour.');
    expect(html).toMatch(new RegExp(`<section id="veilig-gebruik"[^>]*><h2>${kept}</h2>`));
    expect(shown('nl', AboutPage)).toBe(own.nl);
    await put(client, 'about', { locale: 'fr', body: null, version: 1 });
    await put(client, 'about.intro', { locale: 'fr', body: null, version: 1 });
    await renewTexts();
    expect(shown('fr', AboutPage)).toBe(own.fr);
  });

  it('of general terms says what it said until there are any', async () => {
    const client = await admin();
    const own = shown('en', TermsAndConditionsPage);
    expect(own).toContain('No Content');
    const bare = await put(client, 'general_terms', { locale: 'en', body: 'Pay first.' });
    expect([bare.status, bare.body.errors]).toEqual([422, { body: [faults.articles.titleFirst] }]);
    await put(client, 'general_terms', { locale: 'en', body: '## Paying\nPay first.' });
    await renewTexts();
    const html = shown('en', TermsAndConditionsPage);
    expect(html).toContain('<h2>Paying</h2>');
    expect(html).not.toContain('No Content');
    expect(shown('nl', TermsAndConditionsPage)).toContain('No Content');
    await put(client, 'general_terms', { locale: 'en', body: '', version: 1 });
    await renewTexts();
    expect(shown('en', TermsAndConditionsPage)).toBe(own);
  });
});

describe('a draft', () => {
  const cookiesOf = ({ cookies }: TestClient) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const draftFor = (url: string, client: TestClient | null) =>
    findDraft({ url, headers: client ? { cookie: cookiesOf(client) } : {} });

  it('is shown to admins at its address, for an hour, and changes nothing', async () => {
    const client = await admin();
    const own = shown('fr', Faq);
    const { status, body } = await client.post<{ data: { path: string } }>('/api/admin/texts/faq/previews', {
      locale: 'fr',
      body: asked,
    });
    const { path } = body.data;
    expect([status, path]).toEqual([
      201,
      expect.stringMatching(/^\/fr\/contact\?voorbeeld=[\da-f-]{36}#faq$/),
    ]);
    const draft = await draftFor(path, client);
    expect(draft).toEqual({ key: 'faq', locale: 'fr', body: asked });
    const html = withRequestContext({ requestId: 'x', language: 'fr', draft: draft ?? undefined }, () =>
      renderToStaticMarkup(<Faq />),
    );
    expect(html).toContain('Mag mijn hond mee?');
    expect(shown('fr', Faq)).toBe(own);
    expect(await draftFor(path, null)).toBeNull();
    expect(await draftFor(path, await signedIn(await makeUser()))).toBeNull();
    expect(await draftFor('/contact?voorbeeld=x', client)).toBeNull();
    await prisma().textDraft.updateMany({ data: { madeAt: new Date(Date.now() - 61 * 60_000) } });
    expect(await draftFor(path, client)).toBeNull();
  });

  it('that could not be saved is refused', async () => {
    const client = await admin();
    const { status, body } = await client.post<{ errors: object }>('/api/admin/texts/faq/previews', {
      locale: 'nl',
      body: 'x',
    });
    expect([status, body.errors]).toEqual([422, { body: [faults.questions.titleFirst] }]);
    expect(await prisma().textDraft.count()).toBe(0);
  });
});
