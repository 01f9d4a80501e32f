import styles from './illustration.module.css';

/** Reading glasses on an open book. For the category of reading glasses. */
export const ReadingGlassesTile = ({ className = '' }: { readonly className?: string }) => (
  <svg
    className={`${styles.drawing} ${className}`.trim()}
    viewBox="0 0 120 120"
    width="120"
    height="120"
    aria-hidden
  >
    <path className={styles.tint} d="M8 60a52 52 0 1 0 104 0a52 52 0 1 0-104 0z" />
    <path
      strokeOpacity="0.35"
      d="M60 102q-20-12-42-8V60M60 102q20-12 42-8V60M60 102V78M30 80q12 0 20 4M90 80q-12 0-20 4"
    />
    <path
      className={styles.accent}
      d="M23 50a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM63 50a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM57 47q3-3 6 0"
    />
    <path d="M23 46L16 38M97 46l7-8" />
  </svg>
);
