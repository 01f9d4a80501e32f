import css from './menu-panels.module.css';
import { loadPanelSheet } from './panel-sheets.ts';

/** A menu entry's panel with the button that opens it. */
export interface Panel {
  readonly link: HTMLAnchorElement;
  readonly button: HTMLButtonElement;
  readonly box: HTMLElement;
  /** Loads its content and returns whether that worked. After a failure the next call tries again. */
  readonly fetched: () => Promise<boolean>;
  /** Whether the visitor is still waiting for it. */
  wanted: boolean;
  /** Time of the last opening. Units: ms since the page began. */
  openedAt: number;
}

export const isOpen = ({ box }: Panel): boolean => !box.hidden;

export const openPanel = (panel: Panel): void => {
  if (isOpen(panel)) return;
  panel.box.hidden = false;
  panel.button.ariaExpanded = 'true';
  panel.openedAt = performance.now();
};

export const closePanel = (panel: Panel): void => {
  panel.wanted = false;
  panel.box.hidden = true;
  panel.button.ariaExpanded = 'false';
};

const fetchPart = async (address: string): Promise<DocumentFragment> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const part = document.createRange().createContextualFragment(await answer.text());
  await loadPanelSheet(part);
  return part;
};

/** Adds a button and a panel after an entry's link. The panel is empty until it is first opened. `name`: the menu's name. */
export const makePanel = (link: HTMLAnchorElement, name: string): Panel => {
  const address = link.dataset.panel ?? '';
  const label = link.textContent.trim();
  const box = document.createElement('div');
  Object.assign(box, { id: `panel${address.replaceAll('/', '-')}`, className: css.box, hidden: true });
  box.role = 'group';
  box.ariaLabel = label;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: css.button });
  button.setAttribute('aria-controls', box.id);
  button.ariaExpanded = 'false';
  button.ariaLabel = `${label}: ${name}`;
  link.after(button, box);

  let coming: Promise<boolean> | undefined;
  const fetched = (): Promise<boolean> => {
    coming ??= fetchPart(address).then(
      (part) => {
        box.replaceChildren(part);
        return true;
      },
      () => {
        coming = undefined;
        return false;
      },
    );
    return coming;
  };
  return { link, button, box, fetched, wanted: false, openedAt: 0 };
};
