import css from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'plain';

/** The look of a button, for links that lead on as much as for buttons that do. */
export const buttonClass = (kind: ButtonKind = 'primary', extra?: string): string =>
  [css.button, css[kind], extra].filter(Boolean).join(' ');
