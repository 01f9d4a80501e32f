import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button.ts';

/** `busy`: what it does is under way; it keeps its place and ignores further presses. */
export const Button = ({
  kind,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & { readonly kind?: ButtonKind; readonly busy?: boolean }) => (
  <button
    type={type}
    className={buttonClass(kind, className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    {...rest}
  />
);
