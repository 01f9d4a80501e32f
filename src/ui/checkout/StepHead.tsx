import { type ReactNode, useRef } from 'react';
import { Head } from '../shared/elements/Head.tsx';
import card from './Card.module.css';
import { useArrival } from './use-arrival.ts';

/**
 * The heading of a screen. `isHere`: the address names no other part of the screen. `children`: the title with markup,
 * if needed.
 */
export const StepHead = ({
  title,
  isHere = true,
  children = title,
}: {
  readonly title: string;
  readonly isHere?: boolean;
  readonly children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isHere);
  return (
    <>
      <Head title={title} />
      <h1 ref={heading} tabIndex={-1} className={card.title}>
        {children}
      </h1>
    </>
  );
};
