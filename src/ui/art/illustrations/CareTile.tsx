import styles from './illustration.module.css';

/** A bottle of solution and a lens case. For the category of lens care. */
export const CareTile = ({ className = '' }: { readonly className?: string }) => (
  <svg
    className={`${styles.drawing} ${className}`.trim()}
    viewBox="0 0 120 120"
    width="120"
    height="120"
    aria-hidden
  >
    <path className={styles.tint} d="M8 60a52 52 0 1 0 104 0a52 52 0 1 0-104 0z" />
    <path d="M38 26h20v12q12 3 12 16v46H26V54q0-13 12-16zM38 38h20" />
    <path className={styles.accent} d="M48 60c7 8 10 12 10 17a10 10 0 0 1-20 0c0-5 3-9 10-17z" />
    <path d="M76 86h26v14H76zM74 86a14 5 0 0 1 30 0" />
    <path strokeOpacity="0.35" d="M80 92h18" />
  </svg>
);
