import type { LogoDrawing } from './drawing.ts';
import styles from './Logo.module.css';

/**
 * A shop's symbol and name, about 233 × 43 px. On a dark ground set `--logo-mark` and `--logo-second` to `currentColor`.
 * Without a label it is hidden from assistive technology: then the link around it has to carry the name.
 */
export const Logo = ({
  drawing,
  label,
  className = '',
}: {
  readonly drawing: LogoDrawing;
  readonly label?: string;
  readonly className?: string;
}) => (
  <svg
    className={`${styles.logo} ${className}`.trim()}
    viewBox={`0 0 ${drawing.width} 172`}
    width={Math.round(drawing.width / 4)}
    height={43}
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <path className={styles.mark} fillRule="evenodd" d={drawing.mark} />
    <path className={styles.second} fillRule="evenodd" d={drawing.second} />
    <path fill="currentColor" d={drawing.words} />
  </svg>
);
