import { useRef } from 'react';
import card from './Card.module.css';
import { useArrival } from './use-arrival.ts';

/**
 * The heading of a step on a screen with two steps. `isHere`: the address names this step, and it is not the first.
 * Source: CHK-28.
 */
export const PartHead = ({
  title,
  isHere = false,
}: {
  readonly title: string;
  readonly isHere?: boolean;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isHere, true);
  return (
    <h2 ref={heading} tabIndex={-1} className={card.part}>
      {title}
    </h2>
  );
};
