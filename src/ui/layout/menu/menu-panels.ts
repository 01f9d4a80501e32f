import { movePanelFocus } from './panel-keys.ts';
import { closePanel, isOpen, makePanel, openPanel, type Panel } from './panel-parts.ts';

/**
 * Delays: how long a pointer rests on an entry before its panel opens; the same while another panel is open; how long
 * the pointer may be away before it closes. Units: ms.
 */
const rest = 120;
const next = 60;
const away = 280;

const brought = new WeakSet<Element>();

/**
 * Adds the behaviour of panels to a menu, once per menu. Panels open when a pointer rests on an entry, by their
 * buttons, and by the arrow down; Escape closes them. Source: MENU-1.
 */
export const bringPanels = (menu: Element): void => {
  if (brought.has(menu)) return;
  brought.add(menu);
  const panels = new Map<Element, Panel>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): Panel | undefined => [...panels.values()].find(isOpen);
  const close = (): void => {
    clearTimeout(timer);
    for (const panel of panels.values()) closePanel(panel);
  };
  const show = async (panel: Panel): Promise<boolean> => {
    const isThere = await panel.fetched();
    if (isThere && panel.wanted) {
      for (const other of panels.values()) if (other !== panel) closePanel(other);
      openPanel(panel);
    }
    return isThere;
  };
  const want = (panel: Panel): Promise<boolean> => {
    clearTimeout(timer);
    for (const one of panels.values()) one.wanted = one === panel;
    return show(panel);
  };
  const panelAt = (target: EventTarget | null): Panel | undefined => {
    const entry = target instanceof Element && target.closest('li:has(> [data-panel])');
    return (entry && panels.get(entry)) || undefined;
  };

  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[data-panel]')) {
    const entry = link.parentElement;
    if (!entry) continue;
    const panel = makePanel(link, menu.ariaLabel ?? '');
    panels.set(entry, panel);
    panel.button.addEventListener('click', () => {
      // If the resting pointer has just opened the panel, the press that follows is not meant to close it.
      if (isOpen(panel) && performance.now() - panel.openedAt > 400) close();
      else void want(panel).then((isThere) => isThere || location.assign(link.href));
    });
  }

  const pointAt = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    const panel = panelAt(event.target);
    clearTimeout(timer);
    if (!panel || isOpen(panel)) return;
    void panel.fetched();
    timer = setTimeout(() => void want(panel), open() ? next : rest);
  };
  menu.addEventListener('pointerover', pointAt);
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    for (const panel of panels.values()) panel.wanted = false;
    timer = setTimeout(close, away);
  });
  menu.addEventListener('focusin', ({ target }) => {
    const panel = panelAt(target);
    void panel?.fetched();
    if (panel !== open()) close();
  });
  menu.addEventListener('focusout', (event) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : null;
    if (to instanceof Node && !menu.contains(to)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const opened = open();
    if (event.key === 'Escape' && opened) {
      const isWithin = opened.box.contains(document.activeElement);
      close();
      if (isWithin) opened.button.focus();
      return;
    }
    const panel = panelAt(document.activeElement);
    if (!panel || !menu.contains(document.activeElement)) return;
    if (event.key === 'ArrowDown' && !panel.box.contains(document.activeElement)) {
      event.preventDefault();
      void want(panel).then((isThere) => isThere && panel.box.querySelector('a')?.focus());
    } else movePanelFocus(event, menu, panel);
  });
  for (const entry of menu.querySelectorAll('li:hover > [data-panel]')) {
    const panel = panelAt(entry);
    if (panel) timer = setTimeout(() => void want(panel), rest);
  }
  void panelAt(document.activeElement)?.fetched();
};
