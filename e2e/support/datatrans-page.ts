import type { BrowserContext } from '@playwright/test';

/** A page of another site. */
export const htmlOf = (body: string) => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="de"><title>Anderswo</title><main>${body}</main></html>`,
});

/** Pays on the page; returns the address to which the visitor is redirected. */
type Press = (address: string, ending: 'succeed') => Promise<string>;

/** Datatrans' page and script as a browser sees them; the link pays. */
export const datatransIn = (context: BrowserContext, press: Press) =>
  context.route('https://pay.sandbox.datatrans.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js'))
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.Datatrans = {
          startPayment: ({ transactionId, loaded }) => {
            const frame = document.createElement('iframe');
            frame.title = 'Bezahlen';
            frame.src = 'https://pay.sandbox.datatrans.com/v1/start/' + transactionId;
            frame.onload = loaded;
            document.body.append(frame);
          },
          close: () => document.querySelector('iframe')?.remove(),
        };`,
      });
    if (!pathname.startsWith('/paid/'))
      return route.fulfill(
        htmlOf(`<a target="_top" href="${pathname.replace('/v1/start/', '/paid/')}">Jetzt zahlen</a>`),
      );
    const back = await press(route.request().url(), 'succeed');
    return route.fulfill(htmlOf(`<a href="${back}">Zurück zum Shop</a>`));
  });
