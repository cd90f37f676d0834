import { beforeEach, describe, expect, it } from 'vitest';
import type { NewsArticle, NewsArticlePage } from '@/lib/news/contract';
import type { NewsArticle as NewsRow } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeNewsArticle } from '@/tests/factories/news-article';
import { makeImage } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let admin: TestClient;
let reader: TestClient;
beforeEach(async () => {
  await truncateAll();
  admin = await signedIn(await makeAdmin());
  reader = await signedIn(await makeUser());
});

type One = { data: NewsArticle };
type Refusal = { errors: Record<string, string[]> };

function form(fields: Record<string, string | Blob> = {}): FormData {
  const data = new FormData();
  const all = { title: 'Zomer', content: '<p>Het wordt warm.</p>', ...fields };
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, 'foto.jpg');
  }
  return data;
}
const image = async (size = {}) => new Blob([new Uint8Array(await makeImage(size))], { type: 'image/jpeg' });
const create = async (fields: Record<string, string | Blob> = {}) => {
  const { status, body } = await admin.post<One>('/api/news-articles', form(fields));
  expect(status).toBe(201);
  return body.data;
};
const row = (id: number): Promise<NewsRow> => prisma().newsArticle.findUniqueOrThrow({ where: { id } });
const isKept = async (key: string | null) => key !== null && getPhotoStorage().exists(key);

describe('the news', () => {
  it('is a paged list, newest first', async () => {
    const [old, middle, young] = await Promise.all(
      [1, 2, 3].map((day) => makeNewsArticle({ createdAt: new Date(`2026-03-0${day}T10:00:00Z`) })),
    );
    const list = (query: string) => reader.get<NewsArticlePage>(`/api/news-articles${query}`);
    const { body } = await list('?limit=2');
    expect(body.data.map(({ id }) => id)).toEqual([young?.id, middle?.id]);
    expect(body.meta).toMatchObject({ total: 3, last_page: 2, per_page: 2 });
    expect((await list('?limit=2&page=2')).body.data).toEqual([
      {
        id: old?.id,
        title: 'Het seizoen begint',
        content: '<p>Zet uw kalender klaar.</p>',
        image: null,
        created_at: '2026-03-01T10:00:00.000Z',
      },
    ]);
    for (const bad of ['?page=0', '?limit=veel']) expect((await list(bad)).status, bad).toBe(422);
  });

  it.each(['0', 'x', '1e3', '99999999999', '424242'])('%s is not an article', async (id) => {
    expect((await reader.get(`/api/news-articles/${id}`)).status).toBe(404);
    expect((await admin.post(`/api/news-articles/${id}`, form())).status).toBe(404);
    expect((await admin.delete(`/api/news-articles/${id}`)).status).toBe(404);
    expect((await reader.get(`/fotos/nieuws/${id}/640.jpg`)).status).toBe(404);
  });
});

describe('writing news', () => {
  it('stores it sanitised, with its author, and returns it so', async () => {
    const content = '<p onclick="x()">Zon <b>en</b> zee</p><script>alert(1)</script>';
    const made = await create({ title: '  Zomer\naan zee ', content });
    expect(made).toMatchObject({
      title: 'Zomer aan zee',
      content: '<p>Zon <strong>en</strong> zee</p>',
      image: null,
    });
    expect(await row(made.id)).toMatchObject({ content: made.content, authorId: expect.any(Number) });
    expect((await reader.get<One>(`/api/news-articles/${made.id}`)).body.data).toEqual(made);
  });

  it('accepts JSON as well', async () => {
    const body = { title: 'Zomer', content: '<p>Warm</p>', image: 'https://ergens.test/x.jpg' };
    expect((await admin.post<One>('/api/news-articles', body)).body.data.image).toBeNull();
  });

  it.each([
    [{ title: '' }, 'title', 'Titel is verplicht.'],
    [{ title: '   ' }, 'title', 'Titel is verplicht.'],
    [{ title: 'x'.repeat(201) }, 'title', 'Titel mag hoogstens 200 tekens hebben.'],
    [{ content: '' }, 'content', 'Inhoud is verplicht.'],
    [{ content: '<p>&nbsp;</p><script>x</script>' }, 'content', 'Inhoud is verplicht.'],
    [{ content: `<p>${'x'.repeat(20_000)}</p>` }, 'content', 'Inhoud mag hoogstens 20000 tekens hebben.'],
    [{ remove_image: 'misschien' }, 'remove_image', 'Afbeelding verwijderen heeft geen geldige waarde.'],
    [{ image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }, 'image', /geen foto/],
    [{ image: new Blob([new Uint8Array(21 * 1024 * 1024)]) }, 'image', /20 MB/],
  ])('rejects %o', async (fields, field, sentence) => {
    const article = await makeNewsArticle();
    for (const path of ['/api/news-articles', `/api/news-articles/${article.id}`]) {
      const { status, body } = await admin.post<Refusal>(path, form(fields as Record<string, string | Blob>));
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
      expect(body.errors[field]?.[0]).toMatch(sentence);
    }
    expect(await prisma().newsArticle.findMany()).toEqual([article]);
  });

  it('rejects two files and a truncated body', async () => {
    const two = form({ image: await image() });
    two.append('image2', await image(), 'b.jpg');
    expect((await admin.post('/api/news-articles', two)).status).toBe(413);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await admin.post('/api/news-articles', '--x\r\nContent-Dis', { headers })).status).toBe(422);
    expect(await prisma().newsArticle.count()).toBe(0);
  });
});

describe('the image', () => {
  it('is served in fixed widths without metadata, to signed-in users', async () => {
    // A portrait image is allowed here.
    const made = await create({ image: await image({ width: 700, height: 900 }) });
    expect(made.image).toMatch(new RegExp(`^/fotos/nieuws/${made.id}/1280\\.jpg\\?v=[\\w-]{8}$`));
    const answer = await reader.get(made.image ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.text).not.toContain('Toestel');
    const etag = answer.headers.get('etag') ?? '';
    expect((await reader.get(made.image ?? '', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const old = await reader.get(`/fotos/nieuws/${made.id}/320.webp?v=oud`);
    expect(old.headers.get('cache-control')).toBe('private, no-cache');
    for (const name of ['321.jpg', '640.png', '640.avif'])
      expect((await reader.get(`/fotos/nieuws/${made.id}/${name}`)).status, name).toBe(404);
  });

  it('stays if the form has its URL, is removed on request, and is replaced by a new one', async () => {
    const made = await create({ image: await image() });
    const change = async (fields: Record<string, string | Blob>) =>
      (await admin.post<One>(`/api/news-articles/${made.id}`, form({ title: 'Herfst', ...fields }))).body
        .data;
    const first = (await row(made.id)).imageKey;
    expect(await change({ image: made.image ?? '' })).toEqual({ ...made, title: 'Herfst' });
    expect((await row(made.id)).imageKey).toBe(first);

    const replaced = await change({ image: await image(), remove_image: '1' });
    const second = (await row(made.id)).imageKey;
    expect(replaced.image).not.toBe(made.image);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);

    expect((await change({ remove_image: '1' })).image).toBeNull();
    expect([(await row(made.id)).imageKey, await isKept(second)]).toEqual([null, false]);
  });

  it('is deleted with its article, which is logged', async () => {
    const made = await create({ image: await image() });
    const { imageKey } = await row(made.id);
    expect((await admin.delete(`/api/news-articles/${made.id}`)).status).toBe(204);
    expect((await admin.delete(`/api/news-articles/${made.id}`)).status).toBe(404);
    expect(await isKept(imageKey)).toBe(false);
    expect(await prisma().auditLog.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'news.create', subjectType: 'news_article', subjectId: made.id, details: { title: 'Zomer' } },
      { action: 'news.delete', subjectType: 'news_article', subjectId: made.id, details: { title: 'Zomer' } },
    ]);
  });

  it('leaves nothing behind if its article was deleted meanwhile', async () => {
    const originals = async () => {
      const keys = [];
      for await (const { key } of getPhotoStorage().list('originals')) keys.push(key);
      return keys.length;
    };
    const before = await originals();
    const { id } = await makeNewsArticle();
    await prisma().newsArticle.delete({ where: { id } });
    expect((await admin.post(`/api/news-articles/${id}`, form({ image: await image() }))).status).toBe(404);
    expect(await originals()).toBe(before);
  });
});
