import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../../src/domain/content/promotion.ts';
import { readPromotion, writePromotion } from '../../../src/domain/tracking/promotion.ts';

const whole: Promotion = {
  id: 'p1',
  name: 'Spring',
  creativeName: 'green',
  creativeSlot: 'home-1',
  items: [{ id: '10010', name: 'Daily' }],
};
const plain: Promotion = { id: 'p1', name: 'Spring', items: [] };

describe('the promotion of a banner', () => {
  it('is read back as it was written · CONT-7', () => {
    expect([readPromotion(writePromotion(whole)), readPromotion(writePromotion(plain))]).toStrictEqual([
      whole,
      plain,
    ]);
    expect(JSON.parse(writePromotion(whole))).toEqual({
      promotion_id: 'p1',
      promotion_name: 'Spring',
      creative_name: 'green',
      creative_slot: 'home-1',
      items: [{ item_id: '10010', item_name: 'Daily' }],
    });
  });

  it.each([
    ['', undefined],
    ['null', undefined],
    ['{"promotion_id":"a"}', undefined],
    ['{"promotion_name":"a"}', undefined],
    ['{"promotion_id":"","promotion_name":"a"}', undefined],
    [`{"promotion_id":"a","promotion_name":"${'x'.repeat(101)}"}`, undefined],
    [
      `{"promotion_id":"a","promotion_name":"${'x'.repeat(100)}"}`,
      { id: 'a', name: 'x'.repeat(100), items: [] },
    ],
    ['{"promotion_id":"a","promotion_name":"b","email":"c","items":"d"}', { id: 'a', name: 'b', items: [] }],
    [
      '{"promotion_id":"a","promotion_name":"b","items":[{"item_id":"1","item_name":"x","sphere":"-2"},{"item_id":"2"},{"item_name":"3"},null]}',
      { id: 'a', name: 'b', items: [{ id: '1', name: 'x' }] },
    ],
  ])('%s is read as %j · CONT-7', (text, promotion) => expect(readPromotion(text)).toEqual(promotion));
});
