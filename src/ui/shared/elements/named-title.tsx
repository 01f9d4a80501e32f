import type { ReactNode } from 'react';
import { nameAndKind } from '../../../domain/catalogue/name-and-kind.ts';

/**
 * Renders a product's title as its name and its kind: `Solvenne Brio`, and smaller `Sonnenbrille trapezförmig`. Read
 * aloud it is unchanged.
 */
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
