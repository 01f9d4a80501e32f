import { useEffect, useState } from 'react';
import type { Failure } from '../../../application/shared/failure.ts';
import {
  failed,
  keepValue,
  loading,
  type RemoteState,
  ready,
} from '../../../application/shared/remote-state.ts';
import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { useServices } from '../../shared/services.ts';

type Options = RemoteState<Failure, readonly ProductOption[]>;

/** Loads the values that a product is made in, for the chosen axis and colour. Only the newest answer counts. */
export const useLineOptions = (id: ProductId, { axis, color }: Configuration): Options => {
  const { catalogue } = useServices();
  const [state, setState] = useState<Options>(loading);
  useEffect(() => {
    let isNewest = true;
    const chosen = { ...(axis !== undefined && { axis }), ...(color !== undefined && { color }) };
    setState((before) => keepValue<Failure, readonly ProductOption[]>(before, loading));
    void catalogue
      .options(id, chosen)()
      .then((answer) => {
        const next = answer._tag === 'Right' ? ready(answer.right) : failed(answer.left);
        if (isNewest) setState((before) => keepValue<Failure, readonly ProductOption[]>(before, next));
      });
    return () => {
      isNewest = false;
    };
  }, [catalogue, id, axis, color]);
  return state;
};
