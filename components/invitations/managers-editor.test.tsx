import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ManagersEditor } from '@/components/invitations/managers-editor';

it('says of an address not yet invited that its invitation is sent on saving', () => {
  const html = renderToStaticMarkup(
    <ManagersEditor
      id="beheerders"
      managers={['zus@kustverblijf.test']}
      invited={[]}
      ownEmail="ik@kustverblijf.test"
      onChange={() => undefined}
    />,
  );
  expect(html).toContain('na opslaan uitgenodigd');
  expect(html.replaceAll('na opslaan uitgenodigd', '')).not.toContain('uitgenodigd');
});
