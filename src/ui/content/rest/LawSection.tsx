import type { ReactNode } from 'react';
import css from './Law.module.css';

const numbered = /^(\d+\.) (.+)$/s;

/** A section that can be linked to. Its heading is a link to itself. Source: HELP-4. */
export const LawSection = ({
  id,
  heading,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}) => {
  const [, number, words = heading] = numbered.exec(heading) ?? [];
  return (
    <section className={css.section} id={id}>
      <h2>
        <a href={`#${id}`}>
          {number && <b>{number}</b>}
          {number && ' '}
          {words}
        </a>
      </h2>
      {children}
    </section>
  );
};
