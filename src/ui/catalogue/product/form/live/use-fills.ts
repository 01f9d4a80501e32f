import { useEffect, useState } from 'react';
import { mapEyes } from '../../../../../domain/catalogue/lens/eyes.ts';
import { valuesFor } from '../../../../../domain/catalogue/lens/last-choice.ts';
import { lensOptionCodes } from '../../../../../domain/catalogue/lens/lens-options.ts';
import type { KnownEyes } from '../../../../../domain/catalogue/lens/shield/known-eyes.ts';
import { isSameValue } from '../../../../../domain/catalogue/lens/shield/measures.ts';
import { useServices } from '../../../../shared/services.ts';
import type { FormProduct } from '../form-product.ts';
import type { Entries } from '../use-add-form.ts';

/** Known values of a person that fit a lens, and the fields that they fill. */
export interface Fill {
  readonly known: KnownEyes;
  readonly entries: Entries;
}

const sides = ['right', 'left'] as const;

const fillOf = (product: FormProduct, known: KnownEyes, isSuccessor: boolean): readonly Fill[] => {
  const eyes = mapEyes(known.eyes, (values) => ({ values, quantity: 1 }));
  const { right, left } = valuesFor(product, { productId: known.productId, eyes }, isSuccessor);
  const values: Entries = sides.flatMap((eye) =>
    Object.entries({ right, left }[eye] ?? {}).map(([code, value]) => [`${eye}[${code}]`, value] as const),
  );
  if (values.length === 0) return [];
  const same = right && left && lensOptionCodes.every((code) => isSameValue(code, right[code], left[code]));
  const wanted = known.eyes.right && known.eyes.left ? 'both' : known.eyes.right ? 'right' : 'left';
  return [{ known, entries: [['eyes', wanted], ['same', same ? 'on' : ''], ...values] }];
};

/**
 * Returns what a form can be filled in with: known values that fit this lens, or values of a lens that it replaces.
 * Empty until they are known.
 */
export const useFills = (product: FormProduct, fills: readonly KnownEyes[]): readonly Fill[] => {
  const { catalogue } = useServices();
  const [found, setFound] = useState<readonly Fill[]>([]);
  useEffect(() => {
    let isNewest = true;
    const asked = fills.map(async (known): Promise<readonly Fill[]> => {
      if (known.productId === product.id) return fillOf(product, known, false);
      const successor = await catalogue.replacement(known.productId)();
      return fillOf(product, known, successor._tag === 'Right' && successor.right.id === product.id);
    });
    void Promise.all(asked).then((all) => {
      if (isNewest) setFound(all.flat());
    });
    return () => {
      isNewest = false;
    };
  }, [catalogue, product, fills]);
  return found;
};
