import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from '../../../src/config/browser/keep-focus.ts';

let path = '/';
let stop: () => void;
beforeEach(() => {
  path = '/';
  document.body.innerHTML = `
    <header><a id="menu" href="/c">Menu</a></header>
    <main id="main" tabindex="-1">
      <h1>Cart</h1>
      <ul>
        <li id="one"><a class="title" href="/p/1">One</a><button class="remove">Remove one</button></li>
        <li id="two"><a class="title" href="/p/2">Two</a><button class="remove">Remove two</button></li>
        <li id="three"><a class="title" href="/p/3">Three</a><button class="remove">Remove three</button></li>
      </ul>
      <section id="coupon"><h2>Coupon</h2><button id="apply">Apply</button></section>
      <form id="bare"><input name="code" value="1" /><button id="send">Send</button></form>
    </main>
    <section id="notices"></section>`;
  stop = keepFocus(() => path);
});
afterEach(() => stop());

const get = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(id);
  return element;
};
const focusOn = (element: Element | null | undefined): HTMLElement => {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to focus');
  element.focus();
  expect(document.activeElement).toBe(element);
  return element;
};
/** Waits until the change was noticed and the page was rendered. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const focused = async () => {
  await drawn();
  return document.activeElement?.textContent?.trim() || document.activeElement?.localName;
};

describe('an element that has the focus and is removed', () => {
  it('passes it to the same element of the next entry of its list · UI-10', async () => {
    focusOn(get('two').querySelector('.remove'));
    get('two').remove();
    expect(await focused()).toBe('Remove three');
  });

  it('passes it to the last entry if it was in the last one · UI-10', async () => {
    focusOn(get('three').querySelector('.remove'));
    get('three').remove();
    expect(await focused()).toBe('Remove two');
  });

  it('passes it to the heading if the whole list is removed · UI-10', async () => {
    focusOn(get('two').querySelector('.remove'));
    document.querySelector('ul')?.remove();
    expect(await focused()).toBe('Cart');
  });

  it('passes it to the heading of its section · UI-10', async () => {
    focusOn(get('apply')).remove();
    expect(await focused()).toBe('Coupon');
    expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  });

  it('passes it to the heading of the next page, not to a list that looks alike · UI-10', async () => {
    focusOn(get('two').querySelector('.title'));
    path = '/p/2';
    get('two').remove();
    expect(await focused()).toBe('Cart');
  });

  it('passes it to the page itself if there is no heading yet · UI-10', async () => {
    focusOn(get('two').querySelector('.title'));
    path = '/p/2';
    get('main').innerHTML = '<p>A moment</p>';
    expect(await focused()).toBe('A moment');
    expect(document.activeElement).toBe(get('main'));
  });

  it('returns it to the previous element if it was outside the page content · UI-10', async () => {
    focusOn(get('send'));
    get('notices').innerHTML = '<p>Failed</p><button>Close</button>';
    focusOn(get('notices').querySelector('button'));
    get('notices').innerHTML = '';
    expect(await focused()).toBe('Send');
  });

  it('is found again by its name if its form is rendered anew · UI-10', async () => {
    focusOn(get('bare').querySelector('input'));
    get('bare').innerHTML = '<input name="code" value="2" />';
    await drawn();
    expect(document.activeElement).toHaveValue('2');
  });

  it('stays on a link whose list is rendered anew within its island, not on the same link elsewhere · UI-10', async () => {
    get('bare').insertAdjacentHTML(
      'afterend',
      '<div data-island="near"><section><h2>Near</h2><a href="/p/2">Two</a></section></div>',
    );
    const near = document.querySelector('[data-island]') as HTMLElement;
    focusOn(near.querySelector('a'));
    near.innerHTML = '<ul><li><h2>Near</h2><a href="/p/2" id="card">Card of two</a></li></ul>';
    expect(await focused()).toBe('Card of two');
  });

  it.each([
    ['disabled', (element: HTMLElement) => element.setAttribute('disabled', '')],
    ['hidden', (element: HTMLElement) => element.setAttribute('hidden', '')],
    ['within a hidden element', (element: HTMLElement) => element.parentElement?.setAttribute('hidden', '')],
  ])('counts as removed when it is %s · UI-10', async (_, take) => {
    take(focusOn(get('apply')));
    expect(['Coupon', 'Cart']).toContain(await focused());
  });

  it('passes it to the heading of the dialog it is in · UI-10', async () => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<h2>Drawer</h2><button>Remove all</button>';
    document.body.append(dialog);
    dialog.showModal();
    focusOn(dialog.querySelector('button')).remove();
    expect(await focused()).toBe('Drawer');
  });

  it('returns it to its origin when a dialog closes, or to the element next to that · UI-10', async () => {
    focusOn(get('two').querySelector('.remove'));
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<h2>Sure?</h2><button>Yes</button>';
    document.body.append(dialog);
    dialog.showModal();
    focusOn(dialog.querySelector('button'));
    dialog.close();
    get('two').remove();
    expect(await focused()).toBe('Remove three');
  });
});

describe('the focus', () => {
  it('stays with an element that remains, whatever changes around it', async () => {
    const apply = focusOn(get('apply'));
    get('two').remove();
    await drawn();
    expect(document.activeElement).toBe(apply);
  });

  it('is left alone once it was given up', async () => {
    const apply = focusOn(get('apply'));
    apply.blur();
    await drawn();
    apply.remove();
    await drawn();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not taken from another element that has received it meanwhile', async () => {
    const apply = focusOn(get('apply'));
    apply.remove();
    get('menu').focus();
    await drawn();
    expect(document.activeElement).toBe(get('menu'));
  });
});
