import { useEffect, useState } from 'react';
import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { useServices } from '../services.ts';

/** Returns the values that a lens is made in, requested when wanted; undefined until they are known. */
export const useMadeOptions = (
  id: ProductId | undefined,
  isWanted: boolean,
): readonly ProductOption[] | undefined => {
  const { catalogue } = useServices();
  const [made, setMade] = useState<readonly ProductOption[]>();
  useEffect(() => {
    if (id === undefined || !isWanted) return;
    let isHere = true;
    void catalogue
      .details([id])()
      .then((answer) => {
        if (isHere && answer._tag === 'Right') setMade(answer.right[0]?.options);
      });
    return () => {
      isHere = false;
    };
  }, [catalogue, id, isWanted]);
  return made;
};
