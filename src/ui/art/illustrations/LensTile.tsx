import styles from './illustration.module.css';

/** A soft lens on a fingertip. For the category of lenses. */
export const LensTile = ({ className = '' }: { readonly className?: string }) => (
  <svg
    className={`${styles.drawing} ${className}`.trim()}
    viewBox="0 0 120 120"
    width="120"
    height="120"
    aria-hidden
  >
    <path className={styles.tint} d="M8 60a52 52 0 1 0 104 0a52 52 0 1 0-104 0z" />
    <path className={styles.accent} d="M28 44a32 26 0 0 0 64 0a32 9 0 0 0-64 0zM28 44a32 9 0 0 0 64 0" />
    <path d="M46 108V86c0-18 28-18 28 0v22" />
    <path strokeOpacity="0.35" d="M53 88q7-6 14 0M40 56q6 8 14 11" />
  </svg>
);
