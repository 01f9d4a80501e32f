import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as received by the server. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: unknown;
  /** Headers and body, as received. */
  readonly raw: string;
}

export interface LocalSmtp {
  readonly port: number;
  /** The certificate authority to trust for the server's certificate. PEM. */
  readonly ca: string;
  readonly taken: readonly TakenMail[];
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Closes every connection. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** An SMTP answer, `550 5.1.1 …`. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A mail server in this process that speaks the real protocol, with a self-made certificate for `localhost`. */
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
  // A client that disconnects or rejects the certificate is not an error of the server.
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

/** The value of a header with its folded lines joined; undefined if the header is missing. */
export const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}:((?:.*\\r\\n[ \\t])*.*)\\r\\n`, 'im')
    .exec(raw.slice(0, raw.indexOf('\r\n\r\n') + 2))?.[1]
    ?.replace(/\r\n[ \t]+/g, ' ')
    .trim();
