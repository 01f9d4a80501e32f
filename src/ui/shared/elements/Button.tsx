import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button.ts';

/**
 * `busy`: what it does is under way; it keeps its place and ignores further presses. Nothing takes the focus from it,
 * `disabled` neither: the browser would drop it, and the keyboard would begin at the page's top again.
 */
export const Button = ({
  kind,
  busy = false,
  disabled = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & { readonly kind?: ButtonKind; readonly busy?: boolean }) => (
  <button
    type={type}
    className={buttonClass(kind, className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || disabled || undefined}
    onClick={(event) => (busy || disabled ? event.preventDefault() : onClick?.(event))}
    {...rest}
  />
);
