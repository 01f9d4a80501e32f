import {MigrationInterface, QueryRunner} from "typeorm";

/** Deletes the carts that were merged into another one before this version: they were only cancelled. */
export class MergedCarts1795958400000 implements MigrationInterface {

   public async up(queryRunner: QueryRunner): Promise<any> {
        const merged = `select o.id from "order" o where not o.active and o."customFieldsCarttoken" is not null and o."customFieldsOrdertoken" is null and o."orderPlacedAt" is null and not exists (select from payment p where p."orderId" = o.id)`;
        await queryRunner.query(`DELETE FROM "dioptra_cart_request" WHERE "orderId" IN (${merged})`, undefined);
        await queryRunner.query(`UPDATE "session" SET "activeOrderId" = NULL WHERE "activeOrderId" IN (${merged})`, undefined);
        await queryRunner.query(`DELETE FROM "order" WHERE id IN (${merged})`, undefined);
   }

   public async down(): Promise<any> {
        // What is deleted stays deleted.
   }

}
