import { type DeepPartial, EntityId, type ID, VendureEntity } from '@vendure/core';
import { Column, Entity, Unique } from 'typeorm';

/** An add that was executed: a repeated id adds nothing. */
@Entity('dioptra_cart_request')
@Unique(['orderId', 'requestId'])
export class CartRequest extends VendureEntity {
  constructor(input?: DeepPartial<CartRequest>) {
    super(input);
  }

  @EntityId()
  orderId: ID;

  @Column({ length: 100 })
  requestId: string;
}
