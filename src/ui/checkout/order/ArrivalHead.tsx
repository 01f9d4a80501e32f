import { useEffect, useRef } from 'react';
import { Head } from '../../shared/elements/Head.tsx';

/**
 * The heading of what the shopper came back to, and the page's name. Takes the focus where nobody has it, so that the
 * outcome is read out first; who is reading on is left alone.
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
