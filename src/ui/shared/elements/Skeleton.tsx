import css from './Skeleton.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A placeholder for text that is loading, so that nothing moves when it arrives. */
export const Skeleton = ({
  rows = 1,
  shape = 'text',
}: {
  readonly rows?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly shape?: 'text' | 'price' | 'box';
}) => (
  <span className={css.skeleton} aria-hidden="true">
    {lines.slice(0, rows).map((line) => (
      <span key={line} className={css[shape]} />
    ))}
  </span>
);
