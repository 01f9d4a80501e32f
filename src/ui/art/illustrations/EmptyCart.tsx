import styles from './illustration.module.css';

/** A basket with room in it and a lens above. For a cart without lines. */
export const EmptyCart = ({ className = '' }: { readonly className?: string }) => (
  <svg
    className={`${styles.drawing} ${className}`.trim()}
    viewBox="0 0 200 160"
    width="200"
    height="160"
    aria-hidden
  >
    <path className={styles.tint} d="M100 12c56 0 84 32 84 66s-28 66-84 66s-84-28-84-66s28-66 84-66z" />
    <path d="M48 72h104l-11 58a8 8 0 0 1-8 6H67a8 8 0 0 1-8-6z" />
    <path d="M40 72h120M74 72l18-30M126 72l-18-30" />
    <path className={styles.faint} d="M80 90v28M100 90v28M120 90v28" />
    <path className={styles.accent} d="M85 30a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM91 26q3-7 9-7" />
  </svg>
);
