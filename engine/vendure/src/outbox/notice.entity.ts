import { type DeepPartial, VendureEntity } from '@vendure/core';
import { Column, Entity, Index } from 'typeorm';

/** What the shop has to be told. Written in the transaction of what happened, so that it is there exactly when that is. */
@Entity('dioptra_notice')
@Index(['deliveredAt', 'dueAt'])
export class Notice extends VendureEntity {
  constructor(input?: DeepPartial<Notice>) {
    super(input);
  }

  /** What the receiver knows it by: told twice, it is one. */
  @Column({ type: 'uuid', unique: true })
  noticeId: string;

  @Column()
  kind: string;

  /** Notices of one subject are told in their order. */
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
