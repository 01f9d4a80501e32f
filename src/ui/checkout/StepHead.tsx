import { useEffect, useRef } from 'react';
import { useServices } from '../shared/services.ts';
import card from './Card.module.css';

/** A step's heading; takes the focus when the step is entered, so that it is read out and the keyboard starts here. */
export const StepHead = ({ title }: { readonly title: string }) => {
  const { shop } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <title>{`${title} · ${shop.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={card.title}>
        {title}
      </h1>
    </>
  );
};
