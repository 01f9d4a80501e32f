import {MigrationInterface, QueryRunner} from "typeorm";

export class LeftBehind1795954800000 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsLeftbehind" text`, undefined);
   }

   public async down(queryRunner: QueryRunner): Promise<any> {
        await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsLeftbehind"`, undefined);
   }

}
