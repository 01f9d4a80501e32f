import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import { bringPanels } from '../../../src/ui/layout/menu/menu-panels.ts';
import { watchPanels } from '../../../src/ui/layout/menu/watch-panels.ts';

const part = '<div data-look="blob"><a href="/c/a/one">One</a><a href="/c/a/two">Two</a></div>';
const asked: string[] = [];
let answer: () => Promise<Response>;
let menu: HTMLElement;

beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(part);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  document.body.innerHTML = `<nav aria-label="Menu"><ul>
    <li><a href="#a" data-panel="/menu/a">Lenses</a></li>
    <li><a href="#b" data-panel="/menu/b">Care</a></li>
    <li><a href="#c">Offers</a></li></ul></nav><main><button>outside</button></main>`;
  menu = document.querySelector('nav') as HTMLElement;
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

const links = () => [...menu.querySelectorAll<HTMLAnchorElement>('[data-panel]')];
const buttons = () => [...menu.querySelectorAll('button')];
const boxes = () => [...menu.querySelectorAll<HTMLElement>('[role=group]')];
const opened = () => boxes().map(({ hidden }) => !hidden);
const becomes = (expected: readonly boolean[]) =>
  vi.waitFor(() => expect(opened()).toEqual(expected), { timeout: patience(3000), interval: 20 });
const key = (name: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
const point = (at: Element | undefined, type = 'pointerover', pointerType = 'mouse') =>
  at?.dispatchEvent(new PointerEvent(type, { bubbles: type !== 'pointerleave', pointerType }));

describe('the menu panels', () => {
  it('open for a resting pointer, one at a time, and close when it leaves · MENU-1', async () => {
    bringPanels(menu);
    point(links()[0]);
    expect(opened()).toEqual([false, false]);
    await becomes([true, false]);
    point(links()[1]);
    await becomes([false, true]);
    point(menu, 'pointerleave');
    await becomes([false, false]);
    expect(asked).toEqual(['/menu/a', '/menu/b']);
  });

  it('do not open for a touch on the link, nor for a pointer that passes by · MENU-1', async () => {
    bringPanels(menu);
    point(links()[0], 'pointerover', 'touch');
    point(links()[1]);
    point(menu, 'pointerleave');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(opened()).toEqual([false, false]);
    expect(asked).toEqual(['/menu/b']);
  });

  it('open and close by a button that states what it does · MENU-1', async () => {
    bringPanels(menu);
    const [button] = buttons();
    expect(button).toHaveAccessibleName('Lenses: Menu');
    expect(button).toHaveAttribute('aria-controls', boxes()[0]?.id);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button?.click();
    await becomes([true, false]);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    // A press right after the pointer opened it does not close it.
    button?.click();
    expect(opened()).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve, 450));
    button?.click();
    expect(opened()).toEqual([false, false]);
  });

  it('lead to the department if they cannot be loaded, and are requested again · MENU-1', async () => {
    answer = async () => new Response(null, { status: 503 });
    bringPanels(menu);
    buttons()[0]?.click();
    await vi.waitFor(() => expect(location.hash).toBe('#a'));
    expect(opened()).toEqual([false, false]);
    answer = async () => new Response(part);
    buttons()[0]?.click();
    await becomes([true, false]);
    expect(asked).toEqual(['/menu/a', '/menu/a']);
  });

  it('are navigated by arrow keys, and Escape returns the focus · MENU-1', async () => {
    bringPanels(menu);
    links()[0]?.focus();
    key('ArrowRight');
    expect(links()[1]).toHaveFocus();
    key('ArrowLeft');
    expect(links()[0]).toHaveFocus();
    key('ArrowLeft');
    expect(links()[0]).toHaveFocus();
    key('ArrowDown');
    await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('One'));
    expect(opened()).toEqual([true, false]);
    key('ArrowDown');
    expect(document.activeElement).toHaveTextContent('Two');
    key('ArrowDown');
    expect(document.activeElement).toHaveTextContent('Two');
    key('ArrowUp');
    key('ArrowUp');
    expect(buttons()[0]).toHaveFocus();
    key('ArrowRight');
    expect(links()[1]).toHaveFocus();
    expect(opened()).toEqual([false, false]);
    key('ArrowDown');
    await vi.waitFor(() => expect(boxes()[1]).toContainElement(document.activeElement as HTMLElement));
    key('Escape');
    expect(opened()).toEqual([false, false]);
    expect(buttons()[1]).toHaveFocus();
  });

  it('close on a press or a focus elsewhere · MENU-1', async () => {
    bringPanels(menu);
    const outside = document.querySelector<HTMLElement>('main button');
    buttons()[0]?.click();
    await becomes([true, false]);
    outside?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(opened()).toEqual([false, false]);
    buttons()[1]?.focus();
    buttons()[1]?.click();
    await becomes([false, true]);
    outside?.focus();
    expect(opened()).toEqual([false, false]);
  });

  it('are loaded when the menu receives the focus, and not before · MENU-1', async () => {
    watchPanels();
    watchPanels();
    expect(buttons()).toEqual([]);
    document.querySelector<HTMLElement>('main button')?.focus();
    expect(buttons()).toEqual([]);
    links()[0]?.focus();
    await vi.waitFor(() => expect(buttons()).toHaveLength(2), { timeout: patience(3000) });
    await vi.waitFor(() => expect(asked).toEqual(['/menu/a']));
  });
});
