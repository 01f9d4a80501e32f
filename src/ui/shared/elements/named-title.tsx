import type { ReactNode } from 'react';
import { nameAndKind } from '../../../domain/catalogue/name-and-kind.ts';

/** A product's title as its name and what it is: `Solvenne Brio`, and smaller `Sonnenbrille trapezförmig`. It reads as it is. */
export const namedTitle = (title: string): ReactNode => {
  const [name, kind] = nameAndKind(title);
  if (kind === undefined) return title;
  return (
    <>
      <b>
        {name}
        <i>, </i>
      </b>
      {kind}
    </>
  );
};
