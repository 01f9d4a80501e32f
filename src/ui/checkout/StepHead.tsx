import { type ReactNode, useRef } from 'react';
import { Head } from '../shared/elements/Head.tsx';
import card from './Card.module.css';
import { useArrival } from './use-arrival.ts';

/** A screen's heading. `isHere`: its address names no other part of it. `children`: the title as it is set, if otherwise. */
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
