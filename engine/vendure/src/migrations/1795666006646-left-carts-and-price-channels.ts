import {MigrationInterface, QueryRunner} from "typeorm";

export class LeftCartsAndPriceChannels1795666006646 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsRemindedat" TIMESTAMP(6)`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsPricechannel" character varying(255)`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsCouponbypricechannel" text`, undefined);
   }

   public async down(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsCouponbypricechannel"`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsPricechannel"`, undefined);
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsRemindedat"`, undefined);
   }

}
