import { type DeepPartial, EntityId, type ID, ProductVariant, VendureEntity } from '@vendure/core';
import { Column, Entity, ManyToOne, Unique } from 'typeorm';

/** The shelf of one power of a product. Powers that nobody stocked or ordered have no row: nothing lies there. */
@Entity('dioptra_lens_stock')
@Unique(['productVariantId', 'power'])
export class LensStock extends VendureEntity {
  constructor(input?: DeepPartial<LensStock>) {
    super(input);
  }

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  productVariant: ProductVariant;

  @EntityId()
  productVariantId: ID;

  /** `sphere=-2.50;radius=8.6`, see `powerOf`. */
  @Column()
  power: string;

  @Column({ default: 0 })
  onHand: number;

  /** Ordered and not sent yet. */
  @Column({ default: 0 })
  allocated: number;

  /** No more comes from the supplier. */
  @Column({ default: false })
  stopOrder: boolean;
}
