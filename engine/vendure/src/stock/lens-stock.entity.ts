import { type DeepPartial, EntityId, type ID, ProductVariant, VendureEntity } from '@vendure/core';
import { Column, Entity, ManyToOne, Unique } from 'typeorm';

/** The stock of one power of a product. Powers that were never stocked or ordered have no row: their stock is zero. */
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

  /** Ordered and not shipped yet. */
  @Column({ default: 0 })
  allocated: number;

  /** The supplier delivers no more. */
  @Column({ default: false })
  stopOrder: boolean;
}
