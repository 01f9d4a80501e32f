import type { Kysely, Transaction } from 'kysely';
import type { AlertTables } from './alert-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { CommerceTables } from './commerce-tables.ts';
import type { ConsentTables } from './consent-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { EyeCheckTables } from './eye-check-tables.ts';
import type { FlagTables } from './flag-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { ListingTables } from './listing-tables.ts';
import type { PaperTables } from './paper-tables.ts';
import type { PersonalTables } from './personal-tables.ts';
import type { RangeTables } from './range-tables.ts';
import type { SubscriptionTables } from './subscription-tables.ts';

/** All tables of the shop's database. The migrations create what this describes. */
export interface Tables
  extends AlertTables,
    CatalogueTables,
    ChatTables,
    CommerceTables,
    ConsentTables,
    ContentTables,
    CustomerTables,
    EyeCheckTables,
    FlagTables,
    JobTables,
    ListingTables,
    PaperTables,
    PersonalTables,
    RangeTables,
    SubscriptionTables {}

/** The shop's database, or a transaction of it. */
export type Db = Kysely<Tables>;
/** A transaction: either everything in it happens, or nothing. */
export type Trx = Transaction<Tables>;
