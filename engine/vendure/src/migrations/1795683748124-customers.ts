import {MigrationInterface, QueryRunner} from "typeorm";

export class Customers1795683748124 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "customer" ADD "customFieldsBirthday" character varying(255)`, undefined);
        await queryRunner.query(`ALTER TABLE "customer" ADD "customFieldsLoyaltynumber" character varying(255)`, undefined);
   }

   public async down(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsLoyaltynumber"`, undefined);
        await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsBirthday"`, undefined);
   }

}
