import { useServices } from '../../shared/services.ts';
import { glyphs, marks } from './glyphs.ts';
import styles from './Mark.module.css';

/**
 * A badge for a payment or shipping method, drawn in the shop's own style instead of a logo. Its width fits its text.
 * `label`: the text for a method without a name of its own; `isShown`: the label is also drawn.
 */
export const Mark = ({
  code,
  label,
  isShown = false,
}: {
  readonly code: string;
  readonly label?: string;
  readonly isShown?: boolean;
}) => {
  const { hero } = useServices().shop;
  const [glyph, name = ''] = marks[code] ?? [];
  if (glyph === undefined) return null;
  return (
    <span className={styles.mark} data-hand={hero} role="img" aria-label={label ?? (name || code)}>
      <svg className={styles.kind} viewBox="0 0 22 22" width="19" height="19" aria-hidden="true">
        <path d={glyphs[glyph]} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      {isShown ? label : name}
    </span>
  );
};
