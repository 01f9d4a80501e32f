// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const iterator = Object.getOwnPropertyDescriptor(globalThis, 'Iterator') ?? {};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  Object.defineProperty(globalThis, 'Iterator', iterator);
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** A page in an engine that lacks the newest feature the app needs. */
const open = (head: string) => {
  Reflect.deleteProperty(globalThis, 'Iterator');
  Object.defineProperty(document, 'fonts', {
    value: Object.assign([], { ready: Promise.resolve() }),
    configurable: true,
  });
  document.head.innerHTML = head;
  document.body.innerHTML =
    '<form method="post" action="/cart"><button>Add</button></form><script id="boot" type="application/json">{"scripts":["data:text/javascript,export{}"],"sheets":[],"words":"/words/*.js","needs":[],"urgent":true}</script>';
  return import('../../src/config/starter.ts');
};

it('an outdated browser keeps its own links and forms, and loads no app script · UI-20', async () => {
  await open('');
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('pointerdown'));
  expect([...document.head.querySelectorAll('link')]).toEqual([]);
  const form = document.querySelector('form');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  expect(form?.hasAttribute('aria-busy')).toBe(false);
});

it('an outdated browser gets the styles without scripts, and none that need them · UI-20', async () => {
  await open(
    '<style>@media (scripting: none) { p { color: red } } @media (scripting: enabled) { p { color: blue } } @media (width < 48em) { p { color: green } }</style>',
  );
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])] as CSSMediaRule[];
  expect(rules.map(({ media }) => media.mediaText)).toEqual(['all', 'not all', '(width < 48em)']);
});

it('an outdated browser is redirected from a page that scripts fill to the plain one · UI-20', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  await open('');
  const noscript = document.createElement('noscript');
  noscript.textContent = '<meta http-equiv="refresh" content="0; url=/cart/plain">';
  document.head.append(noscript);
  vi.resetModules();
  await import('../../src/config/starter.ts');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/cart/plain');
});
