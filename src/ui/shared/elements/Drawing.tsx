import type { DrawingName } from '../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl } from '../../../domain/content/drawing-place.ts';
import { useServices } from '../services.ts';

/** A drawing in the shop's style. Its space is reserved until it loads. Source: FACE-1. */
export const Drawing = ({
  name,
  alt = '',
  eager = false,
  className,
}: {
  readonly name: DrawingName;
  /** Empty if it is only decorative. */
  readonly alt?: string;
  /** For the single largest picture of the first screen. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) => {
  const { shop } = useServices();
  const [width, height] = drawingSize(name);
  return (
    <img
      src={drawingUrl(shop.id, name)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={className}
    />
  );
};
