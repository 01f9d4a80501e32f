import {MigrationInterface, QueryRunner} from "typeorm";

export class Gifts1795665461993 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsGiftdeclined" boolean DEFAULT false`, undefined);
        await queryRunner.query(`ALTER TABLE "order_line" ADD "customFieldsGift" boolean DEFAULT false`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsGiftproduct" character varying(255)`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsGiftfrom" integer`, undefined);
   }

   public async down(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsGiftfrom"`, undefined);
        await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsGiftproduct"`, undefined);
        await queryRunner.query(`ALTER TABLE "order_line" DROP COLUMN "customFieldsGift"`, undefined);
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsGiftdeclined"`, undefined);
   }

}
