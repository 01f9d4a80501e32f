import {MigrationInterface, QueryRunner} from "typeorm";

export class LeftCartsAndPriceChannels1795667213101 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsRemindedat" TIMESTAMP(6)`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsPricechannel" character varying(255)`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsCouponbypricechannel" text`, undefined);
        await queryRunner.query(`CREATE INDEX "dioptra_order_left" ON "order" ("updatedAt") WHERE "active" AND "customFieldsEmail" IS NOT NULL AND "customFieldsRemindedat" IS NULL`, undefined);
   }

   public async down(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`DROP INDEX "public"."dioptra_order_left"`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsCouponbypricechannel"`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsPricechannel"`, undefined);
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsRemindedat"`, undefined);
   }

}
