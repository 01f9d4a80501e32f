import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFreePlace } from '../../../../src/ui/shared/notifications/use-free-place.ts';
import { hook } from '../../hook.tsx';

const boxes = new Map<string, readonly [left: number, top: number, width: number, height: number]>();
const size = { width: 200, height: 100 };
/** jsdom has no layout: elements have the position that a test gives by their id. */
beforeEach(() => {
  boxes.clear();
  document.elementsFromPoint = () => [];
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const { style } = this as HTMLElement;
    const own = boxes.get(this.id);
    const [left, top, width, height] =
      own ??
      (this === document.body
        ? [0, 0, 1000, 5000]
        : this.id === 'list'
          ? [
              Number.parseFloat(style.left || '0'),
              Number.parseFloat(style.top || '0'),
              size.width,
              size.height,
            ]
          : [0, 0, 0, 0]);
    return { left, top, right: left + width, bottom: top + height, width, height } as DOMRect;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(size.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(size.height);
});
afterEach(() => vi.restoreAllMocks());

const notices = (page: string) => {
  document.body.innerHTML = `${page}<section id="region"><button id="close">x</button><div id="list" role="status"></div></section>`;
  const list = document.querySelector<HTMLElement>('#list')!;
  const { rerender, unmount } = hook({}, (shown: readonly never[]) => useFreePlace(useRef(list), shown), {
    initialProps: [],
  });
  const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return {
    list,
    place: () => [list.style.left, list.style.top],
    rerender: () => rerender([]),
    unmount,
    frame,
  };
};
const scrolled = () => window.dispatchEvent(new Event('scroll'));

describe('the position of notifications', () => {
  it('is at the top right if nothing is in the way · NOTE-9', () =>
    expect(notices('<p>Text</p>').place()).toEqual(['784px', '16px']));

  it('is below the page header while that is in view, at most halfway down · NOTE-9', () => {
    boxes.set('bar', [0, 0, 1000, 80]);
    expect(notices('<header id="bar"></header>').place()).toEqual(['784px', '96px']);
    boxes.set('bar', [0, -200, 1000, 80]);
    expect(notices('<header id="bar"></header>').place()).toEqual(['784px', '16px']);
    boxes.set('bar', [0, 0, 1000, 900]);
    expect(notices('<header id="bar"></header>').place()[1]).toBe('316px');
  });

  it.each([
    '<form><button id="x" type="submit">Senden</button></form>',
    '<p id="x" role="status">Gespeichert</p>',
    '<p id="x" role="alert">Fehler</p>',
    '<p id="x" aria-live="polite">Neu</p>',
    '<a id="x" href="/en/checkout/address">Checkout</a>',
    '<dl id="x"></dl>',
    '<a id="x" href="#a">Link</a>',
    '<button id="x" type="button">Knopf</button>',
    '<input id="x">',
    '<select id="x"></select>',
    '<textarea id="x"></textarea>',
    '<details><summary id="x">Mehr</summary></details>',
    '<nav id="x"></nav>',
  ])('is not over %s · NOTE-9', (element) => {
    boxes.set('x', [700, 0, 300, 150]);
    expect(notices(element).place()).toEqual(['784px', '484px']);
  });

  it('is above a bar that is fixed to the bottom of the window, and not in the middle for a link · NOTE-9', () => {
    boxes.set('bar', [0, 540, 1000, 60]);
    boxes.set('top', [700, 0, 300, 300]);
    document.elementsFromPoint = () => [...document.querySelectorAll('#home')];
    const bar = (position: string) =>
      notices(
        `<p id="top" role="status"></p><nav id="bar" style="position: ${position}"><a id="home" href="#a">Start</a></nav>`,
      );
    expect(bar('fixed').place()).toEqual(['784px', '424px']);
    expect(bar('static').place()).toEqual(['16px', '16px']);
  });

  it('is over a control rather than over the content that notifications are about · NOTE-9', () => {
    boxes.set('control', [0, 0, 1000, 300]);
    boxes.set('sum', [0, 300, 1000, 300]);
    expect(notices('<nav id="control"></nav><dl id="sum"></dl>').place()).toEqual(['784px', '16px']);
  });

  it('ignores the notifications’ own elements and their ancestors', () => {
    boxes.set('close', [700, 0, 300, 150]);
    expect(notices('<p>Text</p>').place()).toEqual(['784px', '16px']);
  });

  it('stays while it covers nothing, and moves when it does · NOTE-9', async () => {
    boxes.set('x', [700, 2000, 300, 150]);
    const { place, frame } = notices('<dl id="x"></dl><nav id="y"></nav>');
    boxes.set('y', [700, 0, 300, 150]);
    scrolled();
    await frame();
    expect(place()).toEqual(['784px', '16px']);
    boxes.set('x', [700, 100, 300, 150]);
    scrolled();
    await frame();
    expect(place()).toEqual(['784px', '484px']);
  });

  it('is computed again when the window is resized', async () => {
    boxes.set('x', [700, 0, 300, 150]);
    const { place, frame } = notices('<dl id="x"></dl>');
    boxes.delete('x');
    vi.stubGlobal('innerHeight', 400);
    window.dispatchEvent(new Event('resize'));
    await frame();
    expect(place()).toEqual(['784px', '16px']);
  });

  it('stays while the focus is in the notifications', async () => {
    const { list, place, frame } = notices('<dl id="x"></dl>');
    list.tabIndex = 0;
    list.focus();
    boxes.set('x', [700, 0, 300, 150]);
    scrolled();
    await frame();
    expect(place()).toEqual(['784px', '16px']);
  });

  it('is for the topmost list only: that of the page is hidden below an open dialog · NOTE-9', async () => {
    const { list, frame } = notices('<dialog id="d"></dialog>');
    expect(list.hidden).toBe(false);
    document.querySelector('dialog')?.setAttribute('open', '');
    await frame();
    expect(list.hidden).toBe(true);
    document.querySelector('dialog')?.removeAttribute('open');
    await frame();
    expect(list.hidden).toBe(false);
  });

  it('within a dialog avoids the content of the dialog, and ignores the page header', () => {
    boxes.set('bar', [0, 0, 1000, 80]);
    boxes.set('outside', [700, 0, 300, 150]);
    document.body.innerHTML =
      '<header id="bar"></header><dl id="outside"></dl><dialog open><section><div id="list"></div></section></dialog>';
    const list = document.querySelector<HTMLElement>('#list')!;
    const shown: readonly never[] = [];
    hook({}, () => useFreePlace(useRef(list), shown));
    expect(list.hidden).toBe(false);
    expect([list.style.left, list.style.top]).toEqual(['784px', '16px']);
  });

  it('is computed again for other notifications, and no more after unmount', async () => {
    const { place, rerender, unmount, frame } = notices('<nav id="x"></nav>');
    boxes.set('x', [700, 0, 300, 150]);
    rerender();
    expect(place()).toEqual(['784px', '484px']);
    unmount();
    boxes.set('x', [700, 450, 300, 150]);
    boxes.set('list', [784, 484, 200, 9000]);
    scrolled();
    window.dispatchEvent(new Event('resize'));
    document.body.append(document.createElement('p'));
    await frame();
    expect(place()).toEqual(['784px', '484px']);
  });
});
