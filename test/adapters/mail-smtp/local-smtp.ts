import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: unknown;
  /** Headers and body, as they came. */
  readonly raw: string;
}

export interface LocalSmtp {
  readonly port: number;
  /** Who has to be believed so that its certificate is. PEM. */
  readonly ca: string;
  readonly taken: readonly TakenMail[];
  /** How many times somebody came. */
  readonly connections: () => number;
  /** Cuts every connection off. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** An answer of SMTP, `550 5.1.1 …`. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A mail server in this process that speaks the real protocol; a certificate for `localhost` of its own making. */
export const startSmtp = async (options: SMTPServerOptions = {}): Promise<LocalSmtp> => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const taken: TakenMail[] = [];
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    cert,
    key,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, { envelope, secure, user }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          isEncrypted: secure,
          user,
          raw,
        });
        done();
      }, done);
    },
    ...options,
  });
  // Whoever hangs up, or does not believe the certificate, is no fault of the server.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    ca: cert,
    taken,
    connections: () => connections,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};

/** The value of a header with its folded lines joined; undefined: there is none. */
export const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}:((?:.*\\r\\n[ \\t])*.*)\\r\\n`, 'im')
    .exec(raw.slice(0, raw.indexOf('\r\n\r\n') + 2))?.[1]
    ?.replace(/\r\n[ \t]+/g, ' ')
    .trim();
