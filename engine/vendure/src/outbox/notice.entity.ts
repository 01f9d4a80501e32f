import { type DeepPartial, VendureEntity } from '@vendure/core';
import { Column, Entity, Index } from 'typeorm';

/** A notice for the shop. Written in the transaction of the event, so that it exists exactly if the event does. */
@Entity('dioptra_notice')
@Index(['deliveredAt', 'dueAt'])
export class Notice extends VendureEntity {
  constructor(input?: DeepPartial<Notice>) {
    super(input);
  }

  /** The id by which the receiver recognises a repeated notice: delivered twice, it counts once. */
  @Column({ type: 'uuid', unique: true })
  noticeId: string;

  @Column()
  kind: string;

  /** Notices of one subject are delivered in their order. */
  @Index()
  @Column()
  subject: string;

  @Column('text')
  body: string;

  @Column({ default: 0 })
  tries: number;

  @Column({ type: 'timestamptz' })
  dueAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  deliveredAt: Date | null;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;
}
