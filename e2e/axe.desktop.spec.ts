/** Shows that the accessibility check used by the other tests can fail. */
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';

test('the accessibility check reports what is wrong, and where', async ({ page }) => {
  const around = (main: string) =>
    `<html lang="nl"><head><title>Proef</title></head><body><main><h1>Proef</h1>${main}</main></body></html>`;
  await page.setContent(around('<button>Sluiten</button>'));
  await axe(page);
  await page.setContent(around('<button></button>'));
  await expect(axe(page)).rejects.toThrow(/button-name.*at button/);
  await page.setContent(around('<p style="color: #aaa; background: #fff">Nauwelijks te lezen</p>'));
  await expect(axe(page)).rejects.toThrow(/color-contrast/);
});
