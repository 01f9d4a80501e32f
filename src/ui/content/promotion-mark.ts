import type { Promotion } from '../../domain/content/promotion.ts';
import { writePromotion } from '../../domain/tracking/promotion.ts';

/** On the element of an offer: whoever counts finds by it what is seen and pressed. Nothing is counted here. Source: CONT-7. */
export const promotionMark = (promotion: Promotion | undefined): { readonly 'data-promotion'?: string } =>
  promotion ? { 'data-promotion': writePromotion(promotion) } : {};
