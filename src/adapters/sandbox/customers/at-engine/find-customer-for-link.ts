import * as E from 'fp-ts/Either';
import { findRow } from '../../db/rows.ts';
import type { Trx } from '../../db/schema.ts';
import { askForLetter } from '../../jobs/ask-for-letter.ts';
import type { OutsideWork } from '../../jobs/run-due.ts';
import { customerByEmail } from '../customer-store.ts';
import { loginLinkTopic, passwordResetTopic } from '../mail-links.ts';
import { copiedAccount } from './copied-account.ts';

const topics = { login: loginLinkTopic, 'password-reset': passwordResetTopic } as const;

/**
 * A person who requested a link may be a customer of the engine whom the shop does not know yet. This is looked up
 * after the response was sent. Source: AUTH-15, AUTH-23.
 */
export const findCustomerForLink: OutsideWork = {
  outside: async (sandbox, { subject_id: id }) => {
    const { db, engine, clock } = sandbox;
    const asked = await findRow(db, 'mail_request', { id: Number(id) });
    if (!asked) return async () => undefined;
    const { brand, email_key, locale, purpose } = asked;
    const email = asked.email ?? email_key;
    if (engine?.accounts && !(await customerByEmail(db, brand, email_key))) {
      const theirs = await engine.accounts.look(brand, { email });
      const copied =
        E.isRight(theirs) && theirs.right
          ? await copiedAccount(sandbox, { brand, locale }, theirs.right)
          : theirs;
      if (E.isLeft(copied)) throw Object.assign(new Error('The engine does not answer'), { code: 'Away' });
    }
    return (trx: Trx) => askForLetter(trx, topics[purpose], id, new Date(clock.now()));
  },
};
