import type { ComponentType } from 'react';
import { isForSale } from '../../../../domain/catalogue/orderable.ts';
import type { Part } from '../../../shared/handle.ts';
import type { OrderNoticeProps } from './order-notice-props.ts';

let view: ComponentType<OrderNoticeProps> | undefined;

/** Returns the notice that a product is unavailable. Undefined until it is loaded. */
export const orderNoticeView = (): ComponentType<OrderNoticeProps> | undefined => view;

const notice: Part = {
  chunk: 'src/ui/catalogue/product/form/OrderNotice.tsx',
  load: async () => {
    ({ OrderNotice: view } = await import('./OrderNotice.tsx'));
  },
};

/** Few products need the notice. The others need none of this code. */
export const noticeParts = ({ product, replacement }: OrderNoticeProps): readonly Part[] =>
  isForSale(product) && !replacement ? [] : [notice];
