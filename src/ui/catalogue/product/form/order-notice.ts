import type { ComponentType } from 'react';
import { isForSale } from '../../../../domain/catalogue/orderable.ts';
import type { Part } from '../../../shared/handle.ts';
import type { OrderNoticeProps } from './order-notice-props.ts';

let view: ComponentType<OrderNoticeProps> | undefined;

/** What says that a product cannot be had; nothing before it was loaded. */
export const orderNoticeView = (): ComponentType<OrderNoticeProps> | undefined => view;

const notice: Part = {
  chunk: 'src/ui/catalogue/product/form/OrderNotice.tsx',
  load: async () => {
    ({ OrderNotice: view } = await import('./OrderNotice.tsx'));
  },
};

/** Few products have something to say: the others come without it. */
export const noticeParts = ({ product, replacement }: OrderNoticeProps): readonly Part[] =>
  isForSale(product) && !replacement ? [] : [notice];
