import type { ReactNode } from 'react';

/** A product's title as its name and what it is: `Solvenne Brio`, and smaller `Sonnenbrille trapezförmig`. It reads as it is. */
export const namedTitle = (title: string): ReactNode => {
  const end = title.indexOf(', ');
  if (end < 0) return title;
  return (
    <>
      <b>
        {title.slice(0, end)}
        <i>, </i>
      </b>
      {title.slice(end + 2)}
    </>
  );
};
