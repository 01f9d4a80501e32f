import { useEffect, useRef } from 'react';
import { Head } from '../../shared/elements/Head.tsx';

/**
 * The heading of the page to which the shopper returns, and the document's title. It takes the focus if no other
 * element has it, so that the result is read out first. Otherwise the focus stays.
 */
export const ArrivalHead = ({
  title,
  className,
}: {
  readonly title: string;
  readonly className?: string | undefined;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Head title={title} />
      <h1 ref={heading} tabIndex={-1} className={className}>
        {title}
      </h1>
    </>
  );
};
