import styles from './illustration.module.css';

/** An eye on the look-out for two lenses that rolled away. For the page that is not there. */
export const LostLens = () => (
  <svg className={styles.drawing} viewBox="0 0 320 200" width="320" height="200" aria-hidden>
    <path
      className={styles.tint}
      d="M160 20c90-8 140 40 140 92c0 50-60 74-140 74S20 164 20 110C20 60 80 28 160 20z"
    />
    <path strokeOpacity="0.35" d="M36 168h248" />
    <path d="M52 96Q104 40 156 96Q104 152 52 96z" />
    <path className={styles.accent} d="M94 98a22 22 0 1 0 44 0a22 22 0 1 0-44 0z" />
    <path className={styles.solid} d="M113 100a9 9 0 1 0 18 0a9 9 0 1 0-18 0z" />
    <path d="M66 62L56 50M88 48L82 34M112 46L114 32M134 54L142 42" />
    <path className={styles.accent} d="M196 136a26 26 0 1 0 52 0a26 26 0 1 0-52 0zM206 124q6-10 18-10" />
    <path className={styles.accent} d="M257 152a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM263 146q3-6 9-6" />
  </svg>
);
