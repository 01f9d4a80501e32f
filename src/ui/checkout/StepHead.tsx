import { useEffect, useRef } from 'react';
import { Head } from '../shared/elements/Head.tsx';
import card from './Card.module.css';

const isTypedIn = (element: Element | null): boolean => element?.matches('input, textarea') ?? false;

/** A step's heading; takes the focus when the step is entered, so that it is read out and the keyboard starts here: not from who types meanwhile. */
export const StepHead = ({ title }: { readonly title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTypedIn(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Head title={title} />
      <h1 ref={heading} tabIndex={-1} className={card.title}>
        {title}
      </h1>
    </>
  );
};
