import { locales } from '../../../domain/shared/locale.ts';
import { textsWithoutShop } from '../pages/no-shop.ts';
import type { Sandbox } from '../sandbox.ts';

/** The path of the provider's script. */
export const lightboxPath = '/pay/lightbox.js';

const named = (sandbox: Pick<Sandbox, 'texts'>, word: 'title' | 'close'): string =>
  JSON.stringify(
    Object.fromEntries(
      locales.map((locale) => [locale, textsWithoutShop(sandbox, locale)(`sandbox:lightbox.${word}`)]),
    ),
  );

/**
 * The provider's own script, as a shop's page loads it: `Datatrans.startPayment` shows the payment page in a frame over
 * the shop's page and reports the frame's state. The end of a payment navigates the whole window, like the redirect.
 * The shop learns the outcome there, never by the frame. Source: CHK-11.
 */
export const lightboxScript = (sandbox: Pick<Sandbox, 'texts'>): string => `(() => {
  const titles = ${named(sandbox, 'title')};
  const closes = ${named(sandbox, 'close')};
  const put = (element, styles) => Object.assign(element.style, styles);
  let current;
  const close = () => {
    current?.remove();
    current = undefined;
  };
  const startPayment = ({ transactionId, opened, loaded, closed, error }) => {
    close();
    const language = document.documentElement.lang.slice(0, 2);
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    const button = document.createElement('button');
    const leave = () => {
      close();
      closed?.();
    };
    dialog.setAttribute('aria-label', titles[language] ?? titles.en);
    frame.title = titles[language] ?? titles.en;
    button.type = 'button';
    button.textContent = closes[language] ?? closes.en;
    put(dialog, { boxSizing: 'border-box', inset: '0', margin: 'auto', padding: '0', border: '0', borderRadius: '12px',
      width: 'min(480px, calc(100vw - 16px))', height: 'min(720px, calc(100dvh - 16px))', maxWidth: 'none',
      boxShadow: '0 0 0 200vmax rgb(0 0 0 / 55%)',
      maxHeight: 'none', overflow: 'hidden', background: '#fff' });
    put(button, { display: 'block', boxSizing: 'border-box', width: '100%', height: '48px', padding: '0 16px', border: '0',
      borderBottom: '1px solid #d8dee9', background: '#fff', color: '#161c28', font: '600 16px/48px system-ui, sans-serif',
      textAlign: 'end', cursor: 'pointer' });
    put(frame, { display: 'block', width: '100%', height: 'calc(100% - 48px)', border: '0' });
    button.onclick = leave;
    dialog.addEventListener('cancel', leave);
    frame.onload = () => {
      // A frame gets the key presses in it, the dialog around it does not.
      frame.contentDocument?.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
      if (frame.contentDocument?.querySelector('[data-payment]')) return loaded?.();
      close();
      error?.({ message: 'The page could not be loaded', detail: '' });
    };
    frame.src = '/pay/' + encodeURIComponent(transactionId) + '?window=lightbox';
    dialog.append(button, frame);
    document.body.append(dialog);
    current = dialog;
    dialog.showModal();
    opened?.();
  };
  window.Datatrans = { startPayment, close };
})();
`;
