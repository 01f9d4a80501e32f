import styles from './illustration.module.css';

/** Sunglasses under a sun. For the category of sunglasses. */
export const SunglassesTile = ({ className = '' }: { readonly className?: string }) => (
  <svg
    className={`${styles.drawing} ${className}`.trim()}
    viewBox="0 0 120 120"
    width="120"
    height="120"
    aria-hidden
  >
    <path className={styles.tint} d="M8 60a52 52 0 1 0 104 0a52 52 0 1 0-104 0z" />
    <path
      className={styles.accent}
      d="M46 36a14 14 0 0 1 28 0M60 12v4M42 18l3 4M78 18l-3 4M34 34h4M82 34h4"
    />
    <path
      className={styles.solid}
      d="M20 56h36v10c0 14-8 22-18 22s-18-8-18-22zM64 56h36v10c0 14-8 22-18 22s-18-8-18-22z"
    />
    <path d="M12 54q48-8 96 0M56 62q4-4 8 0" />
  </svg>
);
