import type { Promotion } from '../../domain/content/promotion.ts';
import { writePromotion } from '../../domain/tracking/promotion.ts';

/**
 * Returns an attribute for the element of a promotion. Analytics use it to find what is seen and clicked. Nothing is
 * recorded here. Source: CONT-7.
 */
export const promotionMark = (promotion: Promotion | undefined): { readonly 'data-promotion'?: string } =>
  promotion ? { 'data-promotion': writePromotion(promotion) } : {};
