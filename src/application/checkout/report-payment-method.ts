import type { Cart } from '../../domain/cart/cart.ts';
import type { NewsPort } from '../shared/shop-news.ts';

/** Reports the payment method of a cart once, however often the same one is saved. Source: TRK-1. */
export type ReportPaymentMethod = (cart: Cart, method: string) => void;

export const makeReportPaymentMethod = ({ tell }: Pick<NewsPort, 'tell'>): ReportPaymentMethod => {
  let told: string | undefined;
  return (cart, method) => {
    const way = `${cart.token} ${method}`;
    if (way === told) return;
    told = way;
    tell({ _tag: 'PaymentChosen', cart, method });
  };
};
