import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Thread } from '@/components/messages/thread';
import { Message } from '@/components/requests/request-parts';

const said = {
  id: 1,
  by_admin: false,
  created_at: '2027-01-02T10:00:00Z',
  read_at: null,
};

it('a landlord is told which words of a guest are in another language', () => {
  const markup = renderToStaticMarkup(
    <>
      <Message text="Bonjour" language="fr" />
      <Message text="Dag" />
      <Message text="" language="fr" />
      <Thread
        viewer="landlord"
        guestLocale="fr"
        messages={[
          { ...said, id: 2, sender: 'landlord', body: 'Welkom' },
          { ...said, sender: 'guest', body: 'Merci' },
        ]}
      />
    </>,
  );
  const marked = [...markup.matchAll(/<p lang="(\w+)"[^>]*>([^<]*)/g)].map(([, lang, text]) => [lang, text]);
  expect(marked).toEqual([
    ['fr', 'Bonjour'],
    ['fr', 'Merci'],
  ]);
});
