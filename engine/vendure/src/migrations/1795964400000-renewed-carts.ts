import {MigrationInterface, QueryRunner} from "typeorm";

export class RenewedCarts1795964400000 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsRenewedfrom" character varying(255)`, undefined);
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsRenewedby" character varying(255)`, undefined);
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsRenewedat" TIMESTAMP(6)`, undefined);
        await queryRunner.query(`CREATE INDEX "dioptra_order_renewed" ON "order" ("customFieldsRenewedfrom") `, undefined);
   }

   public async down(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`DROP INDEX "public"."dioptra_order_renewed"`, undefined);
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsRenewedat"`, undefined);
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsRenewedby"`, undefined);
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsRenewedfrom"`, undefined);
   }

}
